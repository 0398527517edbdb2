import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Business } from '../../src/domain/directory/directory.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const origin = 'http://127.0.0.1:3000'

describe('the contact card of a business', () => {
  let app: TestApp
  const named = async (words: string) => {
    const { businesses } = (await app.json(`/api/businesses?search=${encodeURIComponent(words)}`)) as {
      businesses: Business[]
    }
    return businesses[0] as Business
  }
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app, [
      ...listingRows,
      { name: 'Nameless; Place, B', place_id: 'ChIJempty0', phone: 'ask at the counter' },
    ])
  })
  afterAll(() => app.close())

  test('GET /card/{id}.vcf → a card with what is known, to be saved under the name', async () => {
    const { id } = await named('한강 손칼국수')
    const answer = await app.fetch(`/card/${id}.vcf`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/vcard; charset=utf-8'])
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('한강 손칼국수 본점.vcf')}`,
    )
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'FN:한강 손칼국수 본점',
        'CATEGORIES:한식',
        'TEL;TYPE=WORK,VOICE:+8223334444',
        expect.stringMatching(/^ADR;TYPE=WORK:;;마포구 양화로 45;서울;[^;]*;04036;(?:대한민국|한국)$/),
        'GEO:37.550000;126.910000',
        `URL:${origin}/business/${id}`,
      ]),
    )
  })

  test('what is unknown is not in the card; the name cannot break a line or a value', async () => {
    const { id } = await named('Nameless')
    const card = await (await app.fetch(`/en/card/${id}.vcf`)).text()
    expect(card).toContain('FN:Nameless\\; Place\\, B\r\n')
    expect(card).toContain(`URL:${origin}/en/business/${id}\r\n`)
    expect(card).not.toMatch(/^(?:TEL|ADR|GEO|CATEGORIES)/m)
  })

  test('the page of the business links to it, and no other business has one', async () => {
    const { id, slug } = await named('한강 손칼국수')
    const page = await (await app.fetch(`/details/${encodeURIComponent(slug)}`)).text()
    expect(page).toContain(`href="/card/${id}.vcf" download`)
    expect((await app.fetch('/card/nobody.vcf')).status).toBe(404)
  })
})
