import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/postgres/test-database.ts'
import { untilWaiting } from '../../../../test/postgres/until-waiting.ts'
import { businessId } from '../../../domain/business/business-id.ts'
import { packedFields } from '../../../domain/business/duplicates/packed-keys.ts'
import { withTerms } from '../../../domain/search-terms/index-terms.ts'
import { importShops } from '../../contract/duplicate-keys.contract.ts'
import {
  importDrafts,
  importJob,
  listDifferences,
  sampleDraft,
} from '../../contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../open-storage.ts'

let database: TestDatabase
let storage: Storage
let other: pg.Client
let watcher: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  other = new pg.Client({ connectionString: database.url })
  await other.connect()
  watcher = new pg.Client({ connectionString: database.url })
  await watcher.connect()
})
afterAll(async () => {
  await other.end()
  await watcher.end()
  await storage.close()
  await database.drop()
})

test('a change that is not committed when keys are read is in them, or is read later', async () => {
  const draft = sampleDraft({ placeId: 'one' })
  await storage.jobs.createJob(importJob('import-1', 1))
  await importDrafts(storage, [draft])
  await other.query('begin; select from meta for update')
  const changing = storage.administration.change({
    changeId: 'edit',
    edits: [{ id: businessId('one'), draft: withTerms({ ...draft, name: 'Another name' }) }],
    byHand: true,
    now: 5,
  })
  await untilWaiting(watcher, 1)
  const reading = storage.duplicates.refreshKeys()
  await Promise.race([reading, untilWaiting(watcher, 2)])
  await other.query('commit')
  await Promise.all([changing, reading])
  expect(await listDifferences(storage)).toEqual([])
})

test('keys of a batch that is committed after a later one are read later', async () => {
  await other.query(
    `begin; insert into listing_slug (slug, listing_id) values ('shop-0-berlin-place0', 'other')`,
  )
  const slow = importShops(storage, 0, 5)
  await untilWaiting(watcher, 1)
  await importShops(storage, 5, 10)
  await other.query('rollback')
  expect((await slow).inserted).toBe(5)
  const { rows } = await watcher.query('select state from duplicate_keys')
  expect(rows).toEqual([{ state: 'stale' }])
  while (await storage.duplicates.refreshKeys());
  expect(await storage.duplicates.listKeys({ after: -1, limit: 2 })).toMatchObject([
    { keys: { length: 11 * packedFields } },
  ])
  expect(await listDifferences(storage)).toEqual([])
})
