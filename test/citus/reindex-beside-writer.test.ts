import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  importDrafts,
  importJob,
  sampleDraft,
} from '../../src/storage/contract/storage-under-test.contract.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { citusIsAbsent, createDistributedDatabase, runAt } from './citus-database.ts'

describe.skipIf(citusIsAbsent)('reindex on Citus beside a writer', () => {
  test('counts a listing once whose writer commits while the nodes are read', async () => {
    const { url, drop } = await createDistributedDatabase()
    const storage = await openStorage({ databaseUrl: url, dataDir: '' })
    const writer = new pg.Client({ connectionString: url })
    onTestFinished(async () => {
      await writer.end()
      await storage.close()
      await drop()
    })
    await storage.jobs.createJob(importJob('import-1', 1))
    await importDrafts(storage, [sampleDraft({ placeId: 'shop-1' })])

    // A writer as any other, but that no node can be read before it commits.
    await writer.connect()
    await writer.query('begin')
    await writer.query('select job_id from directory_hold for share')
    await writer.query('lock table business in access exclusive mode')
    const reindexed = storage.reindex({ only: 'meta' })
    await expect.poll(() => waitingForLock(url)).toBe(1)
    await writer.query(`insert into business
      select (json_populate_record(business, '{ "id": "shop-2", "slug": "shop-2", "n": 99 }')).* from business`)
    await writer.query('update meta set total_businesses = total_businesses + 1')
    await writer.query('commit')
    await reindexed

    expect(await runAt(url, 'select count(*)::int from business')).toEqual([{ count: 2 }])
    expect(await runAt(url, 'select total_businesses::int from meta')).toEqual([{ total_businesses: 2 }])
  })
})

/** How many connections wait for a lock of another. */
async function waitingForLock(url: string): Promise<unknown> {
  const [row] = await runAt(
    url,
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count
}
