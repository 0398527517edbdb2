import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageState } from '../../src/web/page-state.ts'
import { findPage } from '../../src/web/pages/pages.ts'
import { importRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'

const long = (text: string) => encodeURIComponent(text.repeat(300 / text.length))

describe('values over 200 characters', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app)
  })
  afterAll(() => app.close())

  test.each([
    ['a keyword', `/businesses?search=${long('a')}`],
    ['a keyword and a place', `/search?q=${long('칼국수 ')}&location=${long('서울')}`],
    ['a keyword that is cut within a character', `/search?q=a${long('😀')}`],
    ['filters', `/businesses?category=${long('x')}&city=${long('y')}&country=${long('z')}`],
  ])('%s: the browser reads what the server read, and asks for nothing again', async (_what, address) => {
    const answer = await app.fetch(address)
    expect(answer.status).toBe(200)
    const json = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(await answer.text())?.[1]
    const { data, failed } = JSON.parse(json ?? '') as PageState
    const [pathname = '', search = ''] = address.split('?')
    const { page, request } = findPage(pathname, search)
    const { queries } = await page.load()
    expect(failed).toBe(false)
    // Where nothing is found, the form offers no trades and countries beside those that are chosen, and the page has none.
    const all = queries(request)
    const lists = pathname === '/businesses' && search.includes('category=') ? all : all.slice(-1)
    expect(lists.at(-1)?.key).toContain('businesses')
    expect(data.map(([key]) => key)).toEqual(
      expect.arrayContaining(lists.map(({ key }) => JSON.parse(JSON.stringify(key)))),
    )
  })

  test('a call reads no more of a value than a page does', async () => {
    const answers = await Promise.all(
      ['a'.repeat(300), 'a'.repeat(200)].map((text) => app.fetch(`/api/businesses?search=${text}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [long, cut] = await Promise.all(answers.map((answer) => answer.text()))
    expect(long).toBe(cut)
  })
})
