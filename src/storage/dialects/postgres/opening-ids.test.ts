import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/postgres/test-database.ts'
import { businessId } from '../../../domain/business/business-id.ts'
import {
  importDrafts,
  importJob,
  listDifferences,
  sampleDraft,
} from '../../contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../open-storage.ts'

let database: TestDatabase
let storage: Storage
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await storage.jobs.createJob(importJob('import-1', 1))
  await importDrafts(storage, drafts('first', 40))
})
afterAll(async () => {
  await client.end()
  await storage.close()
  await database.drop()
})

/** Listings whose hours no other listing has. */
function drafts(name: string, count: number) {
  return Array.from({ length: count }, (_, index) =>
    sampleDraft({ placeId: `${name}-${index}`, openingHours: { Monday: `9AM-5PM ${name} ${index}` } }),
  )
}

async function expectStored(expected: ReturnType<typeof drafts>): Promise<void> {
  for (const { placeId, openingHours } of expected) {
    expect((await storage.listings.findById(businessId(placeId)))?.openingHours).toEqual(openingHours)
  }
  expect(await listDifferences(storage)).toEqual([])
}

test.each([
  ['a few numbers behind', "select setval('opening_id_seq', (select max(id) - 3 from opening))"],
  ['far behind', "select setval('opening_id_seq', 7)"],
  ['never used', "select setval('opening_id_seq', 1, false)"],
])('a sequence %s costs no listing its hours, whoever writes first', async (name, setBack) => {
  await client.query(setBack)
  const batches = [1, 2, 3].map((batch) => drafts(`${name} ${batch}`, 5))
  await Promise.all(batches.map((batch) => importDrafts(storage, batch)))
  await expectStored(batches.flat())
})

test('a sequence that is up to date loses no number', async () => {
  const lastOf = async () => Number((await client.query('select max(id) as last from opening')).rows[0].last)
  const before = await lastOf()
  await importDrafts(storage, drafts('in order', 2))
  expect(await lastOf()).toBe(before + 2)
})
