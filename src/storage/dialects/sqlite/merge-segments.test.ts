import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withTerms } from '../../../domain/search-terms/index-terms.ts'
import { importJob, sampleDraft } from '../../contract/storage-under-test.contract.ts'
import type { Storage } from '../../storage.ts'
import { compactAside, compactSqlite } from './merge-segments.ts'
import { openSqlite } from './open-sqlite.ts'

const listings = 2500

let dataDir: string
let storage: Storage
let file: Database.Database
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'compaction-'))
  storage = await openSqlite({ dataDir })
  await storage.migrate()
  file = new Database(join(dataDir, 'directory.sqlite'))
  await storage.jobs.createJob(importJob('import-1', 1))
  await storage.listings.importBatch({
    jobId: 'import-1',
    drafts: Array.from({ length: listings }, (_, n) =>
      withTerms(sampleDraft({ placeId: `place ${n}`, name: `Shop ${n}` })),
    ),
    refused: [],
    progress: () => ({}),
    now: 1,
  })
})
afterEach(async () => {
  file.close()
  await storage.close()
  await rm(dataDir, { recursive: true })
})

test('a large import is compacted while the same thread goes on reading and writing', async () => {
  let hasEnded = false
  const compaction = storage.listings.compact().then(() => {
    hasEnded = true
  })
  const { duplicates } = storage
  let stored = 0
  while (!hasEnded) {
    const pair = { firstId: `a${stored}`, secondId: 'b', reasons: ['phone'], strength: 1 } as const
    await duplicates.storePairs({ jobId: 'import-1', pairs: [pair], chunks: [], now: 1 })
    stored++
    await setImmediate()
  }
  await compaction
  expect(stored).toBeGreaterThan(10)
  expect(await duplicates.countFound('import-1')).toBe(stored)
})

test('what the thread of a compaction cannot do is an error', async () => {
  file.exec('drop table business_search')
  await expect(compactAside(file, { rows: listings })).rejects.toThrow('business_search')
})

test.each([
  [listings * 0.6, listings],
  [listings * 0.4, listings * 0.4],
  [listings * 1.4, listings],
  [listings * 1.6, listings * 1.6],
])(
  'all segments are merged if there are half as many listings fewer or more: now %i',
  async (now, merged) => {
    await compactSqlite(file, { rows: listings })
    file.exec(`update meta set total_businesses = ${now}`)
    await compactSqlite(file, { rows: 0 })
    expect(file.prepare('select merged_businesses from meta').pluck().get()).toBe(merged)
  },
)
