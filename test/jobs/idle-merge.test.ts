import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withTerms } from '../../src/domain/search-terms/index-terms.ts'
import { createJobThread } from '../../src/main/threads/job-thread.ts'
import { sampleDraft } from '../../src/storage/contract/storage-under-test.contract.ts'
import { createTestSite, type Engine, engines, type TestSite } from '../app/test-site.ts'

const first = { sort: 'latest', limit: 20, offset: 0 } as const
let site: TestSite | undefined
let faults: unknown[]

beforeEach(() => {
  faults = []
})
afterEach(() => site?.remove())

/** The listings of a batch are stored in one transaction. */
async function siteWith(engine: Engine, batches: readonly number[]): Promise<TestSite> {
  site = await createTestSite(engine)
  const { jobs, listings } = site.storage
  await jobs.createJob({ id: 'job', kind: 'import', subject: '', username: '', request: {}, now: 1 })
  for (const [batch, size] of batches.entries()) {
    const drafts = Array.from({ length: size }, (_, index) =>
      withTerms(sampleDraft({ placeId: `place-${batch}-${index}`, name: `Shop ${batch} ${index}` })),
    )
    await listings.importBatch({ jobId: 'job', drafts, refused: [], progress: () => ({}), now: 1 })
  }
  return site
}

/** The number of segments of the full-text index. */
function segmentsOf({ config }: TestSite): number {
  const database = new Database(join(config.dataDir, 'directory.sqlite'), { readonly: true })
  const count = database.prepare<[], number>('select count(distinct segid) from business_search_idx')
  const segments = count.pluck().get() ?? 0
  database.close()
  return segments
}

const merge = ({ config }: TestSite) =>
  createJobThread(config, (fault) => faults.push(fault)).mergeSegments(new AbortController().signal)

test.each(engines)('a thread of its own merges the index, and finds are as before: %s', async (engine) => {
  const merged = await siteWith(engine, [50, 50, 50])
  const { listings } = merged.storage
  const before = await listings.list({ terms: ['shop'] }, first)
  expect(before.totalCount).toBe(150)
  await merge(merged)
  expect(await listings.list({ terms: ['shop'] }, first)).toEqual(before)
  expect(faults).toEqual([])
})

test('with SQLite the index becomes one segment; not where it is told to end', async () => {
  const scattered = await siteWith('sqlite', [50, 50, 50])
  expect(segmentsOf(scattered)).toBe(3)
  await scattered.storage.listings.mergeSegments(AbortSignal.abort())
  expect(segmentsOf(scattered)).toBe(3)
  await merge(scattered)
  expect(segmentsOf(scattered)).toBe(1)
})

test('what is little beside the largest segment stays', async () => {
  const scattered = await siteWith('sqlite', [2000, 1])
  expect(segmentsOf(scattered)).toBeGreaterThan(1)
  await merge(scattered)
  expect(segmentsOf(scattered)).toBeGreaterThan(1)
})
