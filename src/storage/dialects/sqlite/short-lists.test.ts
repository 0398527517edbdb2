import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateSqlite } from './migrate-sqlite.ts'
import { createShortLists } from './short-lists.ts'

let dataDir: string
let database: Database.Database
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'short-'))
  database = new Database(join(dataDir, 'directory.sqlite'))
  database.pragma('journal_mode = wal')
  migrateSqlite(database)
})
afterEach(async () => {
  database.close()
  await rm(dataDir, { recursive: true })
})

const add = (to: Database.Database, rank: number) =>
  to.prepare(`insert into business_search (rowid, tokens) values (?, 'shop')`).run(rank)
const shop = { query: '"shop"', pages: 0 }

test('gives all matches, best first, as they are now: whichever connection wrote', () => {
  const shortLists = createShortLists(database)
  expect(shortLists(shop)).toEqual([])
  add(database, 7)
  expect(shortLists(shop)).toEqual([7])
  const other = new Database(database.name)
  add(other, 9)
  other.close()
  expect(shortLists(shop)).toEqual([9, 7])
})

test('does not read a list again that nothing has changed', () => {
  const shortLists = createShortLists(database)
  add(database, 7)
  const found = shortLists(shop)
  expect(shortLists(shop)).toBe(found)
  for (let index = 0; index < 100; index++) shortLists({ query: `"other${index}"`, pages: 0 })
  expect(shortLists(shop)).not.toBe(found)
  expect(shortLists(shop)).toEqual(found)
})

test('leaves long lists alone', () => {
  expect(createShortLists(database)({ ...shop, pages: 5 })).toBeUndefined()
})
