import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DuplicatePage } from '../../src/domain/administration/duplicates.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const listed = [
  {
    name: '솔바람 국수',
    place_id: 'alike-listed-1',
    category: '한식',
    country: '대한민국',
    full_address: '서울특별시 성동구 왕십리로 12',
    phone: '02-333-1212',
  },
  {
    name: '물레방아 다방',
    place_id: 'alike-listed-2',
    category: '카페',
    country: '대한민국',
    full_address: '서울특별시 성동구 왕십리로 20',
  },
  {
    name: '물레방아 다방',
    place_id: 'alike-listed-3',
    category: '카페',
    country: '대한민국',
    full_address: '부산광역시 해운대구 해운대로 7',
  },
]

/** A header and rows: a listing under its id, two that are listed otherwise, and three that are new. */
const file = [
  'place_id,name,category,country,full_address,phone',
  'alike-listed-1,솔바람 국수,한식,대한민국,서울특별시 성동구 왕십리로 12,02-333-1212',
  'row-1,솔바람국수 왕십리,한식,대한민국,"서울 성동구 왕십리로 12, 1층",+82 2-333-1212',
  'row-2,물레방아다방,카페,대한민국,서울 성동구 왕십리로20 지하,',
  'row-3,물레방아다방,카페,대한민국,서울 마포구 양화로 3,',
  'row-4,새벽 국수,한식,대한민국,서울특별시 성동구 왕십리로 12,02-333-9999',
  'row-5,느티나무 서점,서점,대한민국,서울 성동구 왕십리로 90,02-444-5656',
].join('\n')

describe.each(engines)('new rows that look like a listing on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, listed)
    admin = await adminClient(app)
  })
  afterAll(() => app.close())

  const total = async () =>
    ((await app.json('/api/statistics')) as { totalBusinesses: number }).totalBusinesses

  const upload = async () => {
    const { body } = await admin.upload('/api/admin/uploads', new Blob([file]), 'rows.csv')
    return body.uploadId as string
  }

  test('the preview counts and lists them with the listing and why; neighbours and other districts are none', async () => {
    const uploadId = await upload()
    const { body } = await admin.call('POST', '/api/admin/imports/preview', { uploadId })
    const { result } = await admin.ended(body)
    expect(result).toMatchObject({ rows: 6, new: 5, duplicate: 1 })
    expect(result?.alike).toMatchObject({
      count: 2,
      examples: [
        {
          name: '솔바람국수 왕십리',
          listed: { name: '솔바람 국수' },
          reasons: expect.arrayContaining(['phone']),
        },
        { name: '물레방아다방', listed: { address: '서울특별시 성동구 왕십리로 20' }, reasons: ['name'] },
      ],
    })
  })

  test('left out: they are refused rows that can be imported again; the others come in, and the undo takes them back', async () => {
    const uploadId = await upload()
    const { body } = await admin.call('POST', '/api/admin/imports', { uploadId, leavesOutAlike: true })
    const job = await admin.ended(body)
    expect(job.result).toMatchObject({
      rows: 6,
      imported: 3,
      duplicates: 1,
      errors: 2,
      refusedReasons: { 'listed-already': 2 },
    })
    expect(await total()).toBe(6)
    const refused = await app.storage.jobs.listRefusedRows(job.id, { limit: 10, after: 0 })
    expect(refused).toMatchObject([
      { rowNumber: 3, cells: { place_id: 'row-1', name: '솔바람국수 왕십리', phone: '+8223331212' } },
      { rowNumber: 4, cells: { place_id: 'row-2', full_address: '서울 성동구 왕십리로20 지하' } },
    ])
    await admin.ended((await admin.call('POST', `/api/admin/jobs/${job.id}/undo`)).body)
    expect(await total()).toBe(3)
  })

  test('not asked for: all come in, and no row is refused for rows of its own file', async () => {
    const uploadId = await upload()
    const { body } = await admin.call('POST', '/api/admin/imports', { uploadId })
    expect((await admin.ended(body)).result).toMatchObject({ imported: 5, duplicates: 1, errors: 0 })
    expect(await total()).toBe(8)
    // The list of duplicates judges as the preview does: one name in one building, and none of another district.
    const { clusters } = (await admin.call('GET', '/api/admin/duplicates?reason=name')).body as DuplicatePage
    const addresses = clusters.map(({ members }) => members.map(({ business }) => business.address).sort())
    expect(addresses).toEqual([['서울 성동구 왕십리로20 지하', '서울특별시 성동구 왕십리로 20']])
    const again = await admin.call('POST', '/api/admin/imports', {
      uploadId: await upload(),
      leavesOutAlike: true,
    })
    expect((await admin.ended(again.body)).result).toMatchObject({ imported: 0, duplicates: 6, errors: 0 })
  })
})
