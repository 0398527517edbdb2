import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/postgres/test-database.ts'
import { sampleDraft } from '../../contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../open-storage.ts'
import { encodeBusiness } from '../../rows/business-row.ts'

/** Enough for an index of the best 4,096. */
const total = 17_000

let database: TestDatabase
let storage: Storage
let client: pg.Client
const sent: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const row = encodeBusiness(sampleDraft({ placeId: 'x' }), {
    id: '',
    n: 0,
    slug: '',
    openingId: null,
    now: 1,
  })
  // The rank grows with the number. Every listing has the first word, every tenth the second, the worst ten the third.
  await client.query(
    `insert into business select (jsonb_populate_record(null::business, $1::jsonb || jsonb_build_object(
      'id', 'id' || n, 'slug', 'slug' || n, 'n', n, 'rank', n * 4294967296 + n, 'tokens',
      'common' || case when n % 10 = 0 then ' tenth' else '' end || case when n <= 10 then ' worst' else '' end))).*
    from generate_series(1, ${total}) as n`,
    [JSON.stringify(row)],
  )
  await client.query(`update meta set total_businesses = ${total}`)
  await storage.listings.compact()
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    sent.push(String(given[0]))
    return Reflect.apply(query, this, given)
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await client.end()
  await storage.close()
  await database.drop()
})

async function bestIndexes() {
  const { rows } = await client.query<{ name: string; valid: boolean }>(
    `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
     where relname like 'business_best%' order by 1`,
  )
  return rows
}

async function numbers(term: string, offset: number) {
  const page = { sort: 'recommended', limit: 20, offset } as const
  const { listings } = await storage.listings.listPage({ terms: [term] }, page)
  return listings.map(({ id }) => Number(id.slice(2)))
}

const tenths = (offset: number) =>
  Array.from({ length: 20 }, (_, at) => total - 10 * (offset + at)).filter((n) => n > 0)

test('after an import there is an index of the best listings', async () => {
  const floor = (total - 4096) * 2 ** 32 + total - 4096
  expect(await bestIndexes()).toEqual([{ name: `business_best_4096_${floor}`, valid: true }])
})

test('a page of a common word is read from it alone', async () => {
  sent.length = 0
  expect(await numbers('tenth', 40)).toEqual(tenths(40))
  expect(sent.filter((text) => text.includes('tsquery'))).toEqual([expect.stringContaining('"rank" >=')])
})

test('what it has too few of is looked for among all listings', async () => {
  expect(await numbers('tenth', 400)).toEqual(tenths(400))
  expect(await numbers('tenth', 1690)).toEqual(tenths(1690))
  expect(await numbers('worst', 0)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('a word that is known to be very common is not counted', async () => {
  sent.length = 0
  const count = (term: string) =>
    storage.listings.count({ terms: [term] }, { sort: 'recommended', version: sent.length })
  expect(await count('common')).toEqual({ totalCount: 10_000, totalCountIsCapped: true })
  expect(sent.filter((text) => text.includes('count(*)'))).toEqual([])
  expect(await count('tenth')).toEqual({ totalCount: 1700, totalCountIsCapped: false })
})

test('whatever is read of listings names the status, without which no index has them', async () => {
  const filter = { terms: ['tenth'] }
  const { listings } = storage
  sent.length = 0
  const { totalCount } = await listings.count(filter, { sort: 'recommended', version: -1 })
  await listings.facets(filter, { totalCount, totalCountIsCapped: false })
  await listings.listNear(filter, { latitude: 0, longitude: 0 }, { limit: 20, offset: 0 })
  const ofListings = sent.filter((text) => /from "?business\b/.test(text))
  expect(ofListings.some((text) => text.includes('about'))).toBe(true)
  expect(ofListings.filter((text) => !text.includes('status'))).toEqual([])
})

test('a page for which all matches are sorted is read in one statement, with their number', async () => {
  const page = { sort: 'recommended', limit: 20, version: -2 } as const
  const ends = [0, 9, 20].map(async (offset) =>
    storage.listings.listPage({ terms: ['worst'] }, { ...page, offset }),
  )
  const told = (await Promise.all(ends)).map(({ entries, count }) => [entries, count])
  const count = { totalCount: 10, totalCountIsCapped: false }
  expect(told).toEqual([
    [10, count],
    [1, count],
    [0, count],
  ])
  sent.length = 0
  await storage.listings.listPage({ terms: ['worst'] }, { ...page, offset: 0 })
  expect(sent).toHaveLength(1)
  expect(
    (await storage.listings.listPage({ terms: ['tenth'] }, { ...page, offset: 0 })).count,
  ).toBeUndefined()
})

test('an index that was cut off is made again, and one that has become wrong is replaced or removed', async () => {
  const [before] = await bestIndexes()
  await client.query(`update pg_index set indisvalid = false where indexrelid = '${before?.name}'::regclass`)
  await storage.listings.compact()
  expect(await bestIndexes()).toEqual([before])
  await client.query('update business set rank = rank + 20000 * 4294967296 where n <= 10000')
  await storage.listings.compact()
  expect(await bestIndexes()).not.toEqual([before])
  expect(await bestIndexes()).toHaveLength(1)
  await client.query('delete from business where n > 1000')
  await client.query('update meta set total_businesses = 1000')
  await storage.listings.compact()
  expect(await bestIndexes()).toEqual([])
})
