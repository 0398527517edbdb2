import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withTerms } from '../../../domain/search-terms/index-terms.ts'
import { importJob, sampleDraft } from '../../contract/storage-under-test.contract.ts'
import type { Storage } from '../../storage.ts'
import { findCandidates, findManyCandidates } from './find-candidates.ts'
import { openSqlite } from './open-sqlite.ts'

const listings = 2500

let dataDir: string
let storage: Storage
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'candidates-'))
  storage = await openSqlite({ dataDir })
  await storage.migrate()
  await storage.jobs.createJob(importJob('import-1', 1))
  await storage.listings.importBatch({
    jobId: 'import-1',
    drafts: Array.from({ length: listings }, (_, n) =>
      withTerms(
        sampleDraft({ placeId: `place ${n}`, name: `Shop ${n}`, phoneE164: `+49${n}`, latitude: null }),
      ),
    ),
    refused: [],
    progress: () => ({}),
    now: 1,
  })
})
afterEach(async () => {
  await storage.close()
  await rm(dataDir, { recursive: true })
})

test('threads of their own read very many listings as this one does, in order, and none that is not there', async () => {
  const asked = Array.from({ length: listings + 10 }, (_, index) => listings + 5 - index)
  const found = await storage.duplicates.listCandidates(asked)
  expect(found).toHaveLength(listings)
  const file = new Database(join(dataDir, 'directory.sqlite'), { readonly: true })
  expect(found).toEqual(findCandidates(file, asked.toReversed()))
  file.close()
})

test('what a thread cannot read is an error', async () => {
  const path = join(dataDir, 'gone.sqlite')
  const file = new Database(path)
  await rm(path)
  await expect(
    findManyCandidates(
      file,
      Array.from({ length: listings }, (_, n) => n),
    ),
  ).rejects.toThrow('open')
  file.close()
})
