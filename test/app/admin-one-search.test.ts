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

describe.each(routeEngines)('one search in list, export and bulk on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    await importRows(app, [...listingRows, ...sampleRows({ seed: 5, rows: 400, quirks: false })])
  })
  afterAll(() => app.close())

  const list = async (query: string) => (await app.json(`/api/businesses?limit=100&${query}`)) as BusinessList
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
    ['a misspelt name', misspelt],
    ['a trade in a place', async () => '서울 카페'],
    ['a synonym, a wish and a place', async () => '서울 맛집 추천'],
    ['a time', async () => 'cafe open now'],
    ['a piece of a phone number', async () => '333-4444'],
    ['nothing that is there', async () => 'zzzzqqqq'],
  ])('%s means the same listings', async (_what, words) => {
    const search = `search=${encodeURIComponent(await words())}`
    const shown = await list(search)
    expect(shown.totalCount).toBeLessThanOrEqual(100)
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

  const panelList = async (query: string) =>
    (await admin.call('GET', `/api/admin/businesses?limit=100&${query}`)).body as BusinessList
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

  test('the misspelt name is one that only a correction finds', async () => {
    const found = await list(`search=${encodeURIComponent(await misspelt())}`)
    expect(found.totalCount).toBeGreaterThan(0)
    expect(found.correctedQuery).toBeDefined()
  })
})
