import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { businessId } from '../../../domain/business/business-id.ts'
import { type BusinessRow, encodeBusiness } from '../../business-row.ts'
import {
  importDrafts,
  importJob,
  listDifferences,
  sampleDraft,
} from '../../contract/storage-under-test.contract.ts'
import { slugHash } from './listing-keys.ts'
import { migrations } from './migrate-sqlite.ts'
import { openSqlite } from './open-sqlite.ts'

const beforeKeys = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0009-listing-keys'),
)
const hours = { Monday: '9AM-5PM' }
const placeIds = ['ChIJone', 'ChIJtwo', 'ChIJthree', 'ChIJfour']

test('a directory whose table of listings had its ids as a constraint keeps everything', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'migrating-'))
  const file = join(dataDir, 'directory.sqlite')
  const before = await createOld(file)
  const storage = await openSqlite({ dataDir })
  expect(await storage.migrate()).toEqual(expect.arrayContaining(['0009-listing-keys', '0014-review-order']))
  const byId = { name: 'business_by_id', sql: 'CREATEUNIQUEINDEXbusiness_by_idonbusiness(id)' }
  const kept = before.indexes.filter(({ name }) => name !== 'business_by_reviews')
  const indexes = [byId, ...kept].sort((a, b) => (a.name < b.name ? -1 : 1))
  const rows = before.rows.map((row) => ({ ...(row as object), data_at: null }))
  const columns = [...before.columns, expect.objectContaining({ name: 'data_at' })]
  expect(look(file, 'listing')).toEqual({ rows, columns, indexes })
  expect(before.indexes).toHaveLength(kept.length + 1)

  const { listings } = storage
  const byReviews = await listings.list({}, { sort: 'reviews', limit: 20, offset: 0 })
  expect(byReviews.listings.map(({ placeId }) => placeId)).toEqual(placeIds.toReversed())
  for (const placeId of placeIds) {
    const listing = await listings.findById(businessId(placeId))
    expect(listing).toMatchObject({ placeId, name: `Shop ${placeId}`, openingHours: hours })
    expect(await listings.findBySlug(`slug-${placeId}`)).toEqual(listing)
  }
  await storage.jobs.createJob(importJob('import-1', 1))
  const again = [...placeIds, 'ChIJnew'].map((placeId) => sampleDraft({ placeId }))
  expect(await importDrafts(storage, again)).toEqual({ inserted: 1, updated: 0, duplicates: 4 })
  await storage.close()
  await rm(dataDir, { recursive: true })
})

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
  expect(await storage.listings.list({ district: 'mitte' }, page)).toMatchObject({ totalCount: 4 })
  database.close()
  await storage.close()
  await rm(dataDir, { recursive: true })
})

test.each(migrations.slice(0, -1).map(({ name }) => name))(
  'a directory of the version %s is brought up to date, and reindexed agrees with its listings',
  async (version) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'migrating-'))
    const file = join(dataDir, 'directory.sqlite')
    createVersion(file, version)
    const storage = await openSqlite({ dataDir })
    expect((await storage.migrate()).at(-1)).toBe(migrations.at(-1)?.name)
    const stored = placeIds.map((placeId) => expect.objectContaining({ placeId, openingHours: hours }))
    expect(await storage.hasCurrentIndex()).toBe(false)
    await storage.reindex()
    expect(await storage.hasCurrentIndex()).toBe(true)
    expect(await listDifferences(storage)).toEqual([])
    const page = { sort: 'latest', limit: 20, offset: 0 } as const
    expect((await storage.listings.list({ terms: ['shop'] }, page)).listings).toEqual(stored.toReversed())
    await storage.close()
    await rm(dataDir, { recursive: true })
  },
)

/** A database with the migrations up to one, and listings in the columns that it had then; all else is empty. */
function createVersion(file: string, version: string): void {
  const database = new Database(file)
  database.exec('create table migration (name text primary key, applied_at text not null) strict')
  for (const { name, sql } of migrations) {
    database.exec(sql)
    database.prepare('insert into migration values (?, ?)').run(name, 'then')
    if (name === version) break
  }
  const insert = insertInto(database)
  for (const [index, placeId] of placeIds.entries()) {
    const draft = sampleDraft({ placeId, name: `Shop ${placeId}`, openingHours: hours })
    const id = businessId(placeId)
    const row = encodeBusiness(draft, { id, n: index + 1, slug: `slug-${placeId}`, openingId: null, now: 7 })
    insert(row)
  }
  database.close()
}

/** Inserts rows in the columns that the table has. */
function insertInto(database: Database.Database): (row: BusinessRow) => void {
  const columns = database
    .prepare<[], keyof BusinessRow>(`select name from pragma_table_info('business')`)
    .pluck()
    .all()
  const insert = database.prepare(
    `insert into business (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  )
  return (row) => insert.run(...columns.map((column) => (column === 'is_verified' ? 1 : row[column])))
}

/** A database as it was before, with listings whose numbers have a gap. */
async function createOld(file: string) {
  const database = new Database(file)
  database.exec('create table migration (name text primary key, applied_at text not null) strict')
  for (const { name, sql } of beforeKeys) {
    database.exec(sql)
    database.prepare('insert into migration values (?, ?)').run(name, 'then')
  }
  const insert = insertInto(database)
  for (const [index, placeId] of placeIds.entries()) {
    const [n, slug] = [index * 3 + 1, `slug-${placeId}`]
    const draft = sampleDraft({ placeId, name: `Shop ${placeId}`, reviewCount: index })
    insert(encodeBusiness(draft, { id: businessId(placeId), n, slug, openingId: index || null, now: 7 }))
    database.prepare('insert into listing_slug values (?, ?)').run(slugHash(slug), n)
    // Every row had its hours, those with a pattern too.
    database.prepare('update business set opening_hours = ? where n = ?').run(JSON.stringify(hours), n)
    if (index)
      database.prepare('insert into opening values (?, ?, ?)').run(index, JSON.stringify(hours), `zone ${n}`)
  }
  database.exec('update meta set next_n = 100')
  database.close()
  return look(file, 'business')
}

/** The listings, their columns and the indexes that are not of a constraint. */
function look(file: string, rows: 'business' | 'listing') {
  const database = new Database(file, { readonly: true })
  const all = (query: string) => database.prepare(query).all()
  const seen = {
    rows: all(`select * from ${rows} order by n`),
    columns: all('pragma table_xinfo(business)'),
    indexes: database
      .prepare<[], { name: string; sql: string }>(
        `select name, replace(sql, ' ', '') as sql from sqlite_schema where tbl_name = 'business' and type = 'index' and sql is not null order by name`,
      )
      .all(),
  }
  database.close()
  return seen
}
