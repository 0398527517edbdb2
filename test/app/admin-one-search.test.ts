import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { routeEngines, startTestApp, type TestApp } from './test-app.ts'

/** The first cells of a workbook's rows below the header. */
async function namesIn(bytes: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'one-search-'))
  try {
    const path = join(folder, 'export.xlsx')
    await writeFile(path, bytes)
    const book = await createWorkbookReader().open(path)
    const names: string[] = []
    for await (const batch of book.rows(0)) names.push(...batch.map(({ cells }) => cells[0] ?? ''))
    await book.close()
    return names.slice(1)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The name of one listing, half of which is a dish: visitors find all who cook it. */
const wholeName = '달무리국밥'

describe.each(routeEngines)('one search in list, export and bulk on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    const named = { name: wholeName, place_id: 'ChIJwhole-name', category: '한식', country: '대한민국' }
    await importRows(app, [...listingRows, named, ...sampleRows({ seed: 5, rows: 400, quirks: false })])
  })
  afterAll(() => app.close())

  const list = async (query: string) => (await app.json(`/api/businesses?limit=100&${query}`)) as BusinessList
  const panelList = async (query: string) =>
    (await admin.call('GET', `/api/admin/businesses?limit=100&${query}`)).body as BusinessList
  const exported = async (query: string, headers = {}) =>
    app.fetch(`/api/admin/export?${query}`, { headers: { cookie: admin.cookie, ...headers } })
  const sorted = (names: readonly string[]) => [...names].sort()

  /** A name with two letters changed over, which only a corrected search finds. */
  async function misspelt(): Promise<string> {
    const { businesses } = await list('country=United States')
    const name = businesses.map((one) => one.name).find((one) => /^[A-Z][a-z]{6,} /.test(one)) ?? ''
    return name.replace(/^(...)(.)(.)/, '$1$3$2')
  }

  test.each([
    ['a misspelt name', misspelt, 'none'],
    ['the name of a listing, with a dish in it', async () => wholeName, 'some'],
    ['a trade', async () => '카페', 'some'],
    ['a trade in a place', async () => '서울 카페', 'some'],
    ['the beginning of a word', async () => wholeName.slice(0, 3), 'some'],
    ['a wish that nobody is called by', async () => '서울 맛집 추천', 'none'],
    ['a piece of a phone number', async () => '333-4444', 'some'],
    ['nothing that is there', async () => 'zzzzqqqq', 'none'],
  ])('%s means the same listings', async (_what, words, found) => {
    const search = `search=${encodeURIComponent(await words())}`
    const shown = await panelList(search)
    expect(shown.totalCount).toBeLessThanOrEqual(100)
    expect(shown.totalCount > 0 ? 'some' : 'none').toBe(found)
    const names = sorted(shown.businesses.map(({ name }) => name))
    expect(sorted(await namesIn(new Uint8Array(await (await exported(search)).arrayBuffer())))).toEqual(names)

    const job = await exported(search, { prefer: 'respond-async' })
    expect((await admin.ended(await job.json())).result).toMatchObject({ rows: names.length })

    const filter = { search: decodeURIComponent(search.slice('search='.length)) }
    for (const action of ['verify', 'unverify']) {
      const bulk = await admin.call('POST', '/api/admin/businesses/bulk', { action, filter })
      expect((await admin.ended(bulk.body)).result).toEqual({ count: names.length })
    }
  })

  const exportedNames = async (query: string) =>
    sorted(await namesIn(new Uint8Array(await (await exported(query)).arrayBuffer())))

  test.each([
    ['its id', ({ id }: Business) => id],
    ['its place_id', ({ placeId }: Business) => placeId],
    ['its slug', ({ slug }: Business) => slug],
    ['the path of its page', ({ slug }: Business) => `/details/${encodeURIComponent(slug)}`],
    ['the address of its page', ({ slug }: Business) => `https://example.com/en/details/${slug}?utm=x#hours`],
    ['its short address', ({ id }: Business) => `example.com/business/${id}`],
  ])('%s finds one listing', async (_what, textOf) => {
    const [, one] = (await list('country=United States')).businesses
    const words = textOf(one as Business)
    const search = `search=${encodeURIComponent(words)}`
    const shown = await panelList(search)
    expect(shown).toMatchObject({ totalCount: 1, businesses: [{ id: one?.id }] })
    expect(await exportedNames(search)).toEqual([one?.name])
    const bulk = await admin.call('POST', '/api/admin/businesses/bulk', {
      action: 'verify',
      filter: { search: words },
    })
    const job = await admin.ended(bulk.body)
    expect(job.result).toEqual({ count: one?.isVerified ? 0 : 1 })
    await admin.ended((await admin.call('POST', `/api/admin/jobs/${job.id}/undo`)).body)
    expect(await panelList(`${search}&country=Germany`)).toMatchObject({ totalCount: 0 })
  })

  test('an import means what it added and changed, with other filters and words', async () => {
    const [present] = listingRows
    const added = { ...present, name: 'Später geöffnet', place_id: 'ChIJimported-later' }
    await importRows(app, [added, { ...present, phone: '02-333-4445' }], 'update')
    const [newest] = (await admin.call('GET', '/api/admin/jobs?kind=import')).body.jobs
    const changeId = `changeId=${newest.id}`
    const names = sorted([added.name, present?.name ?? ''])
    expect(sorted((await panelList(changeId)).businesses.map(({ name }) => name))).toEqual(names)
    expect(await exportedNames(changeId)).toEqual(names)
    const search = 'search=Sp%C3%A4ter'
    expect((await panelList(`${changeId}&${search}`)).businesses).toMatchObject([{ name: added.name }])
    expect(await exportedNames(`${changeId}&${search}`)).toEqual([added.name])

    const filter = { changeId: newest.id }
    const bulk = await admin.call('POST', '/api/admin/businesses/bulk', { action: 'delete', filter })
    expect((await admin.ended(bulk.body)).result).toEqual({ count: 2 })
    expect(await panelList(changeId)).toMatchObject({ totalCount: 0 })
  })

  test('GET /api/admin/businesses → 401 without a session', async () => {
    expect((await app.fetch('/api/admin/businesses')).status).toBe(401)
  })

  test('a name that somebody has means this listing, although visitors find others of its trade', async () => {
    const search = `search=${encodeURIComponent(wholeName)}`
    expect((await panelList(search)).businesses.map(({ name }) => name)).toEqual([wholeName])
    expect((await list(search)).totalCount).toBeGreaterThan(1)
    const unnamed = await panelList(`search=${encodeURIComponent('초승달국밥')}`)
    expect(unnamed.totalCount).toBe(0)
  })

  test('the misspelt name is one that only a correction finds', async () => {
    const found = await list(`search=${encodeURIComponent(await misspelt())}`)
    expect(found.totalCount).toBeGreaterThan(0)
    expect(found.correctedQuery).toBeDefined()
  })
})
