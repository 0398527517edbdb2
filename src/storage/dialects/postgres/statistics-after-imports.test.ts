import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/postgres/test-database.ts'
import { importDrafts, importJob, sampleDraft } from '../../contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../open-storage.ts'

let database: TestDatabase
let storage: Storage
let client: pg.Client
const sent: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await storage.jobs.createJob(importJob('import-1', 1))
  const drafts = Array.from({ length: 100 }, (_, index) => sampleDraft({ placeId: `place-${index}` }))
  await importDrafts(storage, drafts)
  // A connection tells the others what it has written when it ends, at the latest.
  await storage.close()
  const written = `select n_tup_ins from pg_stat_user_tables where relname = 'business'`
  await vi.waitFor(
    async () => expect(Number((await client.query(written)).rows[0]?.n_tup_ins)).toBe(100),
    10_000,
  )
  storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const text = typeof given[0] === 'string' ? given[0] : String(Reflect.get(Object(given[0]), 'text'))
    if (text.startsWith('analyze')) sent.push(text)
    return Reflect.apply(query, this, given)
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await client.end()
  await storage.close()
  await database.drop()
})

/** The statements that an import's end sends to make the planner's statistics. */
async function analysing(): Promise<readonly string[]> {
  sent.length = 0
  await storage.listings.compact()
  return [...sent]
}

async function change(count: number): Promise<void> {
  await client.query(`update business set edited_at = 1 where id in (select id from business limit ${count})`)
  await client.query('select pg_stat_force_next_flush()')
}

test('the statistics are made again when a tenth of the listings have changed, and not before', async () => {
  const whole = ['analyze business, listing_slug, city_count, city_country_count']
  expect(await analysing()).toEqual(whole)
  expect(await analysing()).toEqual([])
  await change(9)
  expect(await analysing()).toEqual([])
  await change(1)
  expect(await analysing()).toEqual(whole)
})
