import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AcceptedJob } from '../../src/domain/administration/administration.ts'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { allStored, carried } from './listing-digest.ts'
import { importRows, type ListingRow, listingRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const hostile: readonly ListingRow[] = [
  { name: '=HYPERLINK("http://evil.example","누르세요")', place_id: '00123' },
  { name: '+82 카페', place_id: 'a_x0041_b', phone: '+82 2-333-4444', country: 'KR', postal_code: '04036' },
  { name: '-1+1|cmd', place_id: '12345678901234567890', category: '@카페\n둘째 줄' },
  { name: '👩‍🍳 𠮷野家 <b>&amp;"\'', place_id: '\tid', about: '=1+1, 그리고 설명' },
  { name: '@SUM(A1)', place_id: '1e5', photo: 'https://a.kr/x,y https://a.kr/z', working_hours: '월: 9-18' },
]

/** The cells of a workbook's sheets, headers included. */
async function cellsOf(bytes: Uint8Array): Promise<(readonly string[])[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'exported-'))
  try {
    const path = join(folder, 'export.xlsx')
    await writeFile(path, bytes)
    const book = await createWorkbookReader().open(path)
    const sheets: (readonly string[])[][] = []
    for (const index of book.sheets.keys()) {
      const rows: (readonly string[])[] = []
      for await (const batch of book.rows(index)) rows.push(...batch.map(({ cells }) => cells))
      sheets.push(rows)
    }
    await book.close()
    return sheets
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe.each(engines)('exports on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    // On SQLite exports run in threads of their own, as in the product.
    app = await startTestApp(engine, { exportThreads: engine === 'sqlite' })
    admin = await adminClient(app)
    await importRows(app, [...listingRows, ...hostile])
  })
  afterAll(() => app.close())

  const fetchExport = (query = '', headers = {}) =>
    app.fetch(`/api/admin/export${query}`, { headers: { cookie: admin.cookie, ...headers } })
  const names = async (query: string) => {
    const [rows] = await cellsOf(new Uint8Array(await (await fetchExport(query)).arrayBuffer()))
    return rows
      ?.slice(1)
      .map((cells) => cells[0])
      .sort()
  }

  test('GET /api/admin/export → a workbook under the name that the spec gives it', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const answer = await fetchExport()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(answer.headers.get('content-disposition')).toContain(`filename="businesses_all_${today}.xlsx"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [rows] = await cellsOf(new Uint8Array(await answer.arrayBuffer()))
    expect(rows?.[0]?.join()).toBe(
      'name,category,full_address,postal_code,country,phone,rating,reviews,photo,working_hours,about,place_id,location_link,slug,verified,listing_city,listing_state,listing_district,search_text,seo_title,seo_description,data_at,hand_fields,text_facts',
    )
    expect(rows).toHaveLength(listingRows.length + hostile.length + 1)
  })

  test('GET /api/admin/export?country → named after it, in letters of any script', async () => {
    const answer = await fetchExport('?country=대한민국')
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(
      /filename\*=UTF-8''businesses_대한민국_\d{4}-\d{2}-\d{2}\.xlsx$/,
    )
    await answer.arrayBuffer()
    expect(await names('?country=대한민국')).toEqual(['+82 카페', '한강 손칼국수 본점', '해운대 밝은치과'])
  })

  test.each([
    ['?search=밝은치과', 'businesses_selection_'],
    ['?country=Germany&verified=false', 'businesses_Germany_selection_'],
    ['?country=Germany&search=', 'businesses_Germany_'],
  ])('GET /api/admin/export%s → %s…: a selection is not called all', async (query, expected) => {
    const answer = await fetchExport(query)
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="${expected}\\d{4}-\\d{2}-\\d{2}\\.xlsx"`),
    )
    await answer.arrayBuffer()
  })

  test.each([
    ['?search=밝은치과', ['해운대 밝은치과']],
    ['?category=Hair+salon', ['Gül Kuaför']],
    ['?country=Türkiye&search=Kuaför', ['Gül Kuaför']],
    ['?search=%21%21', []],
    ['?verified=true', []],
    ['?country=Atlantis', []],
  ])('GET /api/admin/export%s → what the list shows under that filter', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('GET /api/admin/export?verified=perhaps → 400', async () => {
    expect((await fetchExport('?verified=perhaps')).status).toBe(400)
  })

  test('GET /api/admin/export without a session → 401, and no workbook', async () => {
    const answer = await app.fetch('/api/admin/export')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('content-disposition')).toBeNull()
  })

  test('GET /api/admin/export by clients that go away → others can export', async () => {
    for (let count = 0; count < 4; count++)
      await goneAfterHead(`${app.origin}/api/admin/export`, admin.cookie)
    const statusOfNext = async () => {
      const answer = await fetchExport()
      await answer.arrayBuffer()
      return answer.status
    }
    await expect.poll(statusOfNext).toBe(200)
  })

  test('GET /api/admin/export with Prefer: respond-async → a job, whose file can be fetched for a day', async () => {
    const answer = await fetchExport('?country=KR', { prefer: 'respond-async' })
    expect(answer.status).toBe(202)
    const job = await admin.ended((await answer.json()) as AcceptedJob)
    expect(job).toMatchObject({ state: 'done', done: 3, result: { rows: 3, sheets: 1 } })
    const file = await app.fetch(job.downloadPath ?? '', { headers: { cookie: admin.cookie } })
    expect(file.headers.get('content-disposition')).toMatch(/businesses_KR_\d{4}-\d{2}-\d{2}\.xlsx/)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(bytes).toHaveLength(Number(job.result?.bytes))
    expect((await cellsOf(bytes))[0]).toHaveLength(4)

    const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await utimes(join(app.dataDir, 'exports', `${job.id}.xlsx`), old, old)
    await admin.ended((await (await fetchExport('', { prefer: 'respond-async' })).json()) as AcceptedJob)
    expect((await admin.call('GET', `/api/admin/jobs/${job.id}/file`)).status).toBe(404)
  })

  test('POST /api/admin/export of ids → a job, whose workbook has these listings alone', async () => {
    const { businesses } = (await app.json('/api/businesses?country=KR')) as BusinessList
    const chosen = businesses.slice(0, 2)
    const ids = [...chosen.map(({ id }) => id), 'gone']
    const { status, body } = await admin.call('POST', '/api/admin/export', { ids })
    expect(status).toBe(202)
    const job = await admin.ended(body)
    expect(job).toMatchObject({ state: 'done', result: { rows: 2 } })
    const file = await app.fetch(job.downloadPath ?? '', { headers: { cookie: admin.cookie } })
    expect(file.headers.get('content-disposition')).toMatch(/businesses_selection_/)
    const [rows] = await cellsOf(new Uint8Array(await file.arrayBuffer()))
    expect(rows?.slice(1).map(([name]) => name)).toEqual(chosen.map(({ name }) => name))
  })

  test.each([
    ['no ids', { ids: [] }],
    ['more ids than a selection has', { ids: Array.from({ length: 501 }, (_, index) => `${index}`) }],
    ['ids and a filter', { ids: ['a'], country: 'KR' }],
  ])('POST /api/admin/export of %s → 400', async (_, payload) => {
    expect((await admin.call('POST', '/api/admin/export', payload)).status).toBe(400)
  })

  test.each(['00000000-0000-0000-0000-000000000000', '..%2F..%2Fdirectory.sqlite'])(
    'GET /api/admin/jobs/%s/file → 404',
    async (id) => {
      expect((await admin.call('GET', `/api/admin/jobs/${id}/file`)).status).toBe(404)
    },
  )

  describe('round trip', () => {
    beforeAll(async () => {
      await importRows(app, [...sampleRows({ seed: 21, rows: 1500, quirks: true })])
    })

    test('GET export → DELETE delete-all → POST import → the same listings, ids and slugs', async () => {
      await editOne(admin, await idOf(app, '한강 손칼국수 본점'))
      const before = (await allStored(app.storage)).map(carried)
      const exported = await (await fetchExport()).blob()
      expect((await admin.call('DELETE', '/api/admin/delete-all')).status).toBe(200)
      expect(await allStored(app.storage)).toEqual([])

      const answer = await admin.upload('/api/admin/import', exported, 'businesses.xlsx')
      expect(answer.body.stats).toMatchObject({
        imported: before.length,
        duplicatesSkipped: 0,
        totalErrors: 0,
      })
      expect((await allStored(app.storage)).map(carried)).toEqual(before)
      const again = await admin.upload('/api/admin/import', exported, 'businesses.xlsx')
      expect(again.body.stats).toMatchObject({ imported: 0, duplicatesSkipped: before.length })
    })
  })
})

const idOf = async (app: TestApp, name: string) =>
  (await allStored(app.storage)).find((listing) => listing.name === name)?.id ?? ''

/** An edit by hand that no import would make: another name under the old slug, a description beside attributes. */
async function editOne(admin: AdminClient, id: string): Promise<void> {
  const path = `/api/admin/businesses/${id}`
  const { version } = (await admin.call('GET', path)).body
  const edit = {
    name: '한강 칼국수',
    isVerified: true,
    description: '직접 뽑은 면.\n\n매일 아침 반죽합니다.',
    rating: '',
  }
  expect((await admin.call('PATCH', path, { version, edit })).status).toBe(200)
}

/** Rows whose workbook, of some megabytes, is far longer than what the ways between a server and a reader who waits can hold. */
const longRows = Array.from({ length: 300 }, (_, index): ListingRow => {
  const addresses = Array.from(
    { length: 20 },
    () => `https://example.org/${randomBytes(1500).toString('base64url')}`,
  )
  return { name: `Long ${index}`, place_id: `ChIJlong${index}`, photo: addresses.join(' ') }
})

test('GET /api/admin/export while the server stops → the connection ends, so that nobody takes half a workbook for whole', async () => {
  const app = await startTestApp('sqlite', { exportThreads: true })
  await importRows(app, longRows)
  const answer = await app.fetch('/api/admin/export', { headers: { cookie: await app.login() } })
  expect(answer.status).toBe(200)
  const closed = app.close()
  // Nobody reads before the server takes no more connections: until then the export waits. After that, what it still sends arrives.
  const isOpen = () =>
    app.fetch('/robots.txt').then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen, { interval: 5 }).toBe(false)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  await closed
})

/** Ends the connection when the head of the answer is there, or before. */
function goneAfterHead(url: string, cookie: string): Promise<void> {
  return new Promise((resolve) => {
    const request = get(url, { headers: { cookie } }, () => request.destroy())
    request.on('error', () => undefined).on('close', resolve)
  })
}
