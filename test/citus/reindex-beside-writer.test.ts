import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  importDrafts,
  importJob,
  sampleDraft,
} from '../../src/storage/contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import type { TestDatabase } from '../postgres/test-database.ts'
import { untilWaiting } from '../postgres/until-waiting.ts'
import { citusIsAbsent, createDistributedDatabase, runAt } from './citus-database.ts'

describe.skipIf(citusIsAbsent)('reindex on Citus beside a writer', () => {
  let database: TestDatabase
  let storage: Storage
  let writer: pg.Client
  let watcher: pg.Client
  beforeEach(async () => {
    database = await createDistributedDatabase()
    // As few connections as a reindex needs.
    storage = await openStorage({ databaseUrl: database.url, dataDir: '', poolSize: 2 })
    await storage.jobs.createJob(importJob('import-1', 1))
    await importShop(1)
    writer = new pg.Client({ connectionString: database.url })
    await writer.connect()
    watcher = new pg.Client({ connectionString: database.url })
    await watcher.connect()
  })
  afterEach(async () => {
    await writer?.end()
    await watcher?.end()
    await storage?.close()
    await database?.drop()
  })

  const importShop = (index: number) => importDrafts(storage, [sampleDraft({ placeId: `shop-${index}` })])
  const counts = () =>
    runAt(
      database.url,
      'select total_businesses::int as counted, (select count(*)::int from business) as stored from meta',
    )

  /** How many connections of the storage are in a transaction. */
  const inTransaction = async () => {
    const { rowCount } = await watcher.query(
      `select from pg_stat_activity
        where datname = current_database() and application_name = 'directory' and xact_start is not null`,
    )
    return rowCount
  }

  test('counts a listing once whose writer commits while the nodes are read', async () => {
    // It does what every writer does first. Its second lock keeps all nodes from being read before it commits.
    await writer.query('begin')
    await writer.query('select job_id from directory_hold for share')
    await writer.query('lock table business in access exclusive mode')
    const reindexed = storage.reindex({ only: 'meta' })
    await untilWaiting(watcher, 1)
    await writer.query(`insert into business
      select (json_populate_record(business, '{ "id": "shop-2", "slug": "shop-2", "n": 99 }')).* from business`)
    await writer.query('update meta set total_businesses = total_businesses + 1')
    await writer.query('commit')
    await reindexed

    expect(await counts()).toEqual([{ counted: 2, stored: 2 }])
  })

  test('has its connections before other writers of its process wait', async () => {
    await writer.query('begin')
    await writer.query('select job_id from directory_hold for share')
    const reindexed = storage.reindex({ only: 'meta' })
    await untilWaiting(watcher, 1)
    const imported = importShop(2)
    await expect.poll(inTransaction).toBe(2)
    await writer.query('commit')
    await Promise.all([reindexed, imported])

    expect(await counts()).toEqual([{ counted: 2, stored: 2 }])
  })
})
