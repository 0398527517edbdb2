import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)('the way round through a workbook on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeEach(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    await importRows(app, [...listingRows, ...sampleRows({ seed: 8, rows: 150, quirks: true })])
  })
  afterEach(() => app.close())

  const exported = async () => {
    const answer = await app.fetch('/api/admin/export', { headers: { cookie: admin.cookie } })
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const business = async (words: string) => {
    const { businesses } = (await app.json(
      `/api/businesses?search=${encodeURIComponent(words)}`,
    )) as BusinessList
    return businesses[0] as Business
  }
  const edit = async (words: string, changes: object) => {
    const path = `/api/admin/businesses/${(await business(words)).id}`
    const { version } = (await admin.call('GET', path)).body
    expect((await admin.call('PATCH', path, { version, edit: changes })).status).toBe(200)
  }
  const takeIn = async (file: Buffer) => {
    const answer = await admin.upload('/api/admin/import', new Blob([new Uint8Array(file)]), 'export.xlsx')
    expect(answer.status).toBe(200)
    return answer.body.stats
  }

  test('export, delete-all, import → the same second export, with all that the administrator did', async () => {
    await admin.call('POST', '/api/admin/generate-seo')
    await edit('한강 손칼국수 본점', { city: '고양시', state: '경기도', isVerified: true })
    await edit('해운대 밝은치과', {
      uniqueContent: '=손으로 쓴 글\n\n둘째 문단',
      seoTitle: '제목',
      phone: '',
    })
    await vi.waitFor(
      async () => expect((await business('한강 손칼국수')).uniqueContent).toContain('경기도 고양시'),
      {
        timeout: 60_000,
      },
    )
    const before = { noodles: await business('한강 손칼국수'), dentist: await business('해운대 밝은치과') }
    const first = await exported()
    const { totalCount: total } = (await app.json('/api/businesses')) as BusinessList

    expect((await admin.call('DELETE', '/api/admin/delete-all')).status).toBe(200)
    const { imported, totalErrors } = await takeIn(first)
    expect([imported, totalErrors]).toEqual([total, 0])
    expect((await exported()).equals(first)).toBe(true)

    const after = { noodles: await business('한강 손칼국수'), dentist: await business('해운대 밝은치과') }
    expect(after.noodles).toMatchObject({ city: '고양시', state: '경기도', isVerified: true })
    expect(before.noodles.canonicalUrl).toMatch(/^\/details\//)
    expect(after.noodles.canonicalUrl).toBe(before.noodles.canonicalUrl)
    expect(after.noodles.dataDate).toBe(before.noodles.dataDate)
    expect(after.noodles.uniqueContent).toBe(before.noodles.uniqueContent)
    expect(after.dentist).toMatchObject({ uniqueContent: '=손으로 쓴 글\n\n둘째 문단', seoTitle: '제목' })
    // What was set by hand still wins.
    await importRows(app, listingRows, 'update')
    expect(await business('한강 손칼국수')).toMatchObject({ city: '고양시' })
    expect((await business('해운대 밝은치과')).phone ?? '').toBe('')
  })
})
