import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { withTerms } from '../../src/domain/search-terms/index-terms.ts'
import { listWithCount } from '../../src/storage/contract/list-with-count.contract.ts'
import {
  importDrafts,
  importJob,
  sampleDraft,
} from '../../src/storage/contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import type { TestDatabase } from '../postgres/test-database.ts'
import { citusIsAbsent, createDistributedDatabase, runAt } from './citus-database.ts'

const draft = sampleDraft({ placeId: 'ChIJrouted' })
const id = businessId(draft.placeId)
const first = { sort: 'recommended', limit: 20, offset: 0 } as const

/** What touches no shard (0), or those of one listing alone (1). Whoever adds a fan-out to one of these makes it slow with each node. */
const routed: Record<string, readonly [shards: number, run: (storage: Storage) => Promise<unknown>]> = {
  'a listing by its id': [1, ({ listings }) => listings.findById(id)],
  'a listing by its slug': [1, ({ listings }) => listings.findBySlug('blue-door-bakery-berlin-ChIJrouted')],
  'a listing in the panel': [1, ({ administration }) => administration.findStored(id)],
  'an edit': [
    1,
    ({ administration }) =>
      administration.change({
        changeId: 'edit',
        edits: [{ id, draft: withTerms({ ...draft, description: 'Bread.' }) }],
        byHand: true,
        now: 5,
      }),
  ],
  'the data version': [0, ({ listings }) => listings.dataVersion()],
  statistics: [0, ({ listings }) => listings.statistics()],
  'the count of a city': [
    0,
    ({ listings }) => listings.count({ cityKey: 'berlin' }, { ...first, version: 1 }),
  ],
  'the count of a category': [
    0,
    ({ listings }) => listings.count({ categoryKey: 'bakery' }, { ...first, version: 1 }),
  ],
  cities: [0, ({ listings }) => listings.listCities({ limit: 20, offset: 0 })],
  districts: [0, ({ listings }) => listings.listDistricts('berlin', { limit: 20, offset: 0 })],
  categories: [0, ({ listings }) => listings.listCategories()],
  'patterns of opening hours': [0, ({ listings }) => listings.listOpenings(0)],
  'words that begin like a text': [0, ({ dictionary }) => dictionary.wordsFrom('ba', 8)],
  jobs: [0, ({ jobs }) => jobs.listJobs({ limit: 20 })],
  'the audit log': [0, ({ audit }) => audit.list({ limit: 20 })],
  shortcomings: [0, ({ administration }) => administration.shortcomings()],
}

describe.skipIf(citusIsAbsent)('statements that need not ask all nodes', () => {
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await createDistributedDatabase()
    storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
    await storage.jobs.createJob(importJob('import-1', 1))
    const others = Array.from({ length: 20 }, (_, n) => sampleDraft({ placeId: `other-${n}` }))
    await importDrafts(storage, [draft, ...others])
  })
  afterAll(async () => {
    await storage?.close()
    await database?.drop()
  })

  /** The most shards that one statement of a call touches. */
  async function shardsOf(call: () => Promise<unknown>): Promise<number> {
    const sent: { text: string; values: readonly unknown[] }[] = []
    const query = pg.Client.prototype.query
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given
    ) {
      const [text, values = []] = given as unknown as [string, unknown[]?]
      if (typeof text === 'string') sent.push({ text, values })
      return Reflect.apply(query, this, given)
    })
    await call().finally(() => spy.mockRestore())
    expect(sent).not.toEqual([])
    const plans = await Promise.all(sent.map(planOf))
    return Math.max(...plans.flat().map((line) => Number(/Task Count: (\d+)/.exec(line)?.[1] ?? 0)))
  }

  async function planOf({ text, values }: { text: string; values: readonly unknown[] }): Promise<string[]> {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return ['']
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client
      .query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
      .finally(() => client.end())
    return rows.map((row) => row['QUERY PLAN'])
  }

  test.each(Object.entries(routed))('%s', async (_, [shards, run]) => {
    expect(await shardsOf(() => run(storage))).toBe(shards)
  })

  test('a list asks all shards, so that this test would see one that does', async () => {
    const shards = await runAt(
      database.url,
      `select count(*) from citus_shards where table_name = 'business'::regclass`,
    )
    expect(await shardsOf(() => listWithCount(storage.listings, {}, first))).toBe(Number(shards[0]?.count))
  })
})
