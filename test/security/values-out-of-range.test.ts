import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from '../app/admin-client.ts'
import { importRows, listingRows } from '../app/listing-rows.ts'
import { type Engine, engines, startTestApp, type TestApp } from '../app/test-app.ts'

const lists = [
  '/',
  '/businesses',
  '/en/businesses?sort=rating',
  '/businesses?sort=reviews',
  '/businesses?openNow=true',
  '/search?q=한강',
  '/city/서울',
  '/sitemap.xml',
  '/sitemap-businesses-1.xml',
  '/en/sitemap-businesses-1.xml',
  '/sitemap-cities.xml',
  '/api/businesses?limit=100&facets=1&clusters=1',
  '/api/businesses?limit=100&sort=latest',
  '/api/businesses?limit=100&lat=37.55&lng=126.91',
  '/api/businesses?limit=100&search=한강&minRating=4',
  '/api/businesses/recommended',
  '/api/businesses/latest',
  '/api/added',
  '/api/statistics',
]
const pagesOf = (id: string) => [
  `/business/${id}`,
  `/tr/business/${id}`,
  `/share/${id}.png`,
  `/api/businesses/${id}`,
  `/api/businesses/${id}/nearby`,
]
const panel = ['/api/admin/dashboard', '/api/admin/audit', '/api/admin/duplicates', '/api/admin/reports']

const far = '1000000000000000000'
/** What no listing has, unless another program has written into the database. */
const values: readonly (readonly [column: string, value: string, onlyOn?: Engine])[] = [
  ...['created_at', 'updated_at', 'data_at', 'edited_at'].flatMap((column) =>
    [far, `-${far}`, '253402300800000'].map((value) => [column, value] as const),
  ),
  ...['rating', 'latitude', 'longitude'].flatMap((column) => [
    [column, '1e300'] as const,
    [column, '-1e300'] as const,
    [column, '9e999', 'sqlite'] as const,
    [column, `'Infinity'`, 'postgres'] as const,
    [column, `'NaN'`, 'postgres'] as const,
  ]),
  ['review_count', '-1'],
  ['review_count', '4000000000'],
  ['review_count', '9007199254740993'],
  ['rank', '-1'],
  ['rank', far],
  ['time_zone', `'Mars/Olympus'`],
  ['country_code', `'<K'`],
  ['canonical_url', `'http://['`],
  ['phone_e164', `'javascript:1'`],
]

describe.each(engines)('values out of range in the database on %s', (engine) => {
  const listings = values
    .filter(([, , only = engine]) => only === engine)
    .map(([column, value], index) => ({ placeId: `ChIJ${index}-value`, change: `${column} = ${value}` }))
    .map((listing) => ({ ...listing, id: businessId(listing.placeId) }))
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    const rows = listings.map(({ placeId }) => ({ ...listingRows[0], place_id: placeId }))
    await importRows(app, [...listingRows, ...rows])
    await write(listings.map(({ id, change }) => `update business set ${change} where id = '${id}'`))
    await untilShown()
  })
  afterAll(() => app.close())

  /** Writes as another program would. */
  async function write(changes: readonly string[]): Promise<void> {
    const marker = `update business set description = 'seen' where place_id = 'ChIJbusan00000000000000001'`
    const statements = [...changes, marker, 'update meta set data_version = data_version + 1']
    const { DATABASE_URL: url } = app.environment
    if (url) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      for (const statement of statements) await client.query(statement)
      return client.end()
    }
    const database = new Database(join(app.dataDir, 'directory.sqlite'))
    for (const statement of statements) database.exec(statement)
    database.exec('update fact_version set version = version + (select max(version) from fact_version)')
    database.close()
  }

  /** Waits until the server no longer gives answers from before the changes. */
  async function untilShown(): Promise<void> {
    const address = `/api/businesses/${businessId('ChIJbusan00000000000000001')}`
    await vi.waitUntil(async () => ((await app.json(address)) as Business).description === 'seen', {
      timeout: 60_000,
      interval: 100,
    })
  }

  /** The addresses that fail, or whose data do. */
  async function failing(addresses: readonly string[]): Promise<string[]> {
    const failed: string[] = []
    for (const address of addresses) {
      const answer = await app.fetch(encodeURI(address))
      const text = await answer.text()
      if (answer.status >= 400 || text.includes('"failed":true')) failed.push(`${answer.status} ${address}`)
    }
    return failed
  }

  test('break no list', async () => {
    expect(await failing(lists)).toEqual([])
    const { businesses } = (await app.json('/api/businesses?limit=100')) as BusinessList
    expect(businesses).toHaveLength(listings.length + listingRows.length)
  })

  test('break no page of a listing', async () => {
    const failed = []
    for (const { id, change } of listings)
      for (const failure of await failing(pagesOf(id))) failed.push(`${change}: ${failure}`)
    expect(failed).toEqual([])
  })

  test('break nothing in the panel', async () => {
    const failed = []
    for (const call of [...panel, ...listings.map(({ id }) => `/api/admin/businesses/${id}`)]) {
      const { status } = await admin.call('GET', call)
      if (status >= 400) failed.push(`${status} ${call}`)
    }
    expect(failed).toEqual([])
  })
})
