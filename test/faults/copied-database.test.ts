import { afterAll, beforeAll, expect, test } from 'vitest'
import { administer } from '../../scripts/campaign/workplace.ts'
import {
  importDrafts,
  importJob,
  listDifferences,
  sampleDraft,
} from '../../src/storage/contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres({ synchronous_commit: 'on' })
})
afterAll(() => server.stop())

function open(database: string): Promise<Storage> {
  const url = new URL(server.url)
  url.pathname = database
  return openStorage({ databaseUrl: url.href, dataDir: '' })
}

/** Listings whose hours no other listing has. */
const drafts = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleDraft({ placeId: `${name}-${index}`, openingHours: { Monday: `9AM-5PM ${name} ${index}` } }),
  )

test('a copied database whose server crashes before a checkpoint loses no opening hours of later imports', async () => {
  await administer(server.url, 'create database original')
  const original = await open('original')
  await original.migrate()
  await original.jobs.createJob(importJob('import-1', 1))
  await importDrafts(original, drafts('before', 5))
  await original.close()
  await administer(server.url, 'create database copy template original')
  const copy = await open('copy')
  await importDrafts(copy, drafts('copied', 10))
  await server.crash('SIGKILL')
  await server.restart()
  await importDrafts(copy, drafts('after', 10))
  expect((await copy.listings.statistics()).totalBusinesses).toBe(25)
  expect(await listDifferences(copy)).toEqual([])
  await copy.close()
})
