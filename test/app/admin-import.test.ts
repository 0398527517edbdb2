import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const specColumns = [
  'name',
  'category',
  'full_address',
  'postal_code',
  'country',
  'phone',
  'rating',
  'reviews',
  'photo',
  'working_hours',
  'about',
  'place_id',
  'location_link',
]

describe.each(engines)('the import of the spec on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-calls-'))
    app = await startTestApp(engine)
    admin = await adminClient(app)
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function workbook(header: readonly string[], rows: readonly (readonly (string | null)[])[]) {
    const path = join(folder, 'rows.xlsx')
    await createWorkbookWriter().write(path, header, rows)
    return new Blob([await readFile(path)])
  }
  const rowOf = (cells: Readonly<Record<string, string>>) => specColumns.map((name) => cells[name] ?? null)

  test('POST /api/admin/import as field excelFile → message and stats: imported, duplicatesSkipped, totalErrors', async () => {
    const rows = [
      { name: '첫 가게', place_id: 'one', rating: '4.5', reviews: '12' },
      { name: '평점 없는 가게', place_id: 'two' },
      { name: '같은 번호의 가게', place_id: 'one' },
      { place_id: 'three' },
    ]
    const answer = await admin.upload(
      '/api/admin/import',
      await workbook(specColumns, rows.map(rowOf)),
      'a.XLSX',
    )
    expect(answer.status).toBe(200)
    expect(answer.body.message).toBe('Imported 2 businesses, skipped 1 duplicates, 1 errors')
    expect(answer.body.stats).toMatchObject({ imported: 2, duplicatesSkipped: 1, totalErrors: 1 })
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 2 })
    const { businesses } = (await app.json('/api/businesses')) as { businesses: Record<string, unknown>[] }
    const found = businesses.map(({ name, rating, reviewCount, isVerified }) => [
      name,
      rating,
      reviewCount,
      isVerified,
    ])
    expect(found).toEqual([
      ['첫 가게', '4.5', 12, false],
      ['평점 없는 가게', '0', 0, false],
    ])
  })

  test('POST /api/admin/import of the 13 columns of spec §3 → every one is recognised', async () => {
    expect(importColumns).toEqual(specColumns)
    const upload = await admin.upload('/api/admin/uploads', await workbook(specColumns, []), 'columns.xlsx')
    const { uploadId } = upload.body
    const job = await admin.ended((await admin.call('POST', '/api/admin/imports/preview', { uploadId })).body)
    expect(job.result?.columns).toEqual(Object.fromEntries(specColumns.map((name, index) => [name, index])))
  })

  test('POST /api/admin/import without a file → 400 with a message', async () => {
    const body = new FormData()
    body.append('other', 'text')
    const headers = { cookie: admin.cookie }
    const answer = await app.fetch('/api/admin/import', { method: 'POST', body, headers })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/.+/) })
  })

  test('GET /api/businesses?limit=50&offset=50 → the second page of the panel’s list (spec §7, §9)', async () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      rowOf({ name: `줄 세운 가게 ${index}`, place_id: `row-${index}`, category: '줄 세우기' }),
    )
    await admin.upload('/api/admin/import', await workbook(specColumns, rows), 'rows.xlsx')
    const page = async (offset: number) =>
      (await app.json(
        `/api/businesses?limit=50&offset=${offset}&category=${encodeURIComponent('줄 세우기')}`,
      )) as {
        businesses: { id: string }[]
      }
    const [first, second] = [await page(0), await page(50)]
    expect(first).toMatchObject({ totalCount: 60, totalPages: 2 })
    expect([first.businesses.length, second.businesses.length]).toEqual([50, 10])
    expect(new Set([...first.businesses, ...second.businesses].map(({ id }) => id)).size).toBe(60)
  })
})
