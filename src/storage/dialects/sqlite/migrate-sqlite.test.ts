import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { listWithCount } from '../../contract/list-with-count.contract.ts'
import {
  importDrafts,
  importJob,
  listDifferences,
  sampleDraft,
} from '../../contract/storage-under-test.contract.ts'
import { openSqlite } from './open-sqlite.ts'

const placeIds = ['ChIJone', 'ChIJtwo', 'ChIJthree', 'ChIJfour']

test('an empty index is filled, because no listing can be taken out of it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'migrating-'))
  const storage = await openSqlite({ dataDir })
  await storage.migrate()
  await storage.jobs.createJob(importJob('import-1', 1))
  await importDrafts(
    storage,
    placeIds.map((placeId) => sampleDraft({ placeId })),
  )
  const database = new Database(join(dataDir, 'directory.sqlite'))
  database.exec(`insert into business_search (business_search) values ('delete-all')`)
  await storage.migrate()
  expect(await listDifferences(storage)).toEqual([])
  const page = { sort: 'recommended', limit: 20, offset: 0 } as const
  expect(await listWithCount(storage.listings, { district: 'mitte' }, page)).toMatchObject({ totalCount: 4 })
  database.close()
  await storage.close()
  await rm(dataDir, { recursive: true })
})
