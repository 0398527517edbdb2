import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
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
  to
    .prepare('insert into business_search (rowid, tokens) values (?, ?)')
    .run(rank, `shop ${rank % 2 ? 'odd' : 'even'}`)
const shop = { query: '"shop"', pages: 0, lists: 1 }
/** Every third listing is in Seoul. */
const facts = {
  knowsMost: () => true,
  inCity: (ranks: readonly number[], cityKey: string) =>
    ranks.filter((rank) => rank % 3 === 0 && cityKey === 'seoul'),
}

test('gives all matches, best first, as they are now: whichever connection wrote', async () => {
  const shortLists = createShortLists(database, facts)
  expect(shortLists(shop)).toEqual([])
  add(database, 7)
  expect(shortLists(shop)).toEqual([7])
  const other = new Database(database.name)
  add(other, 9)
  other.close()
  await setImmediate()
  expect(shortLists(shop)).toEqual([9, 7])
})

test('does not read a list again that nothing has changed', () => {
  const shortLists = createShortLists(database, facts)
  add(database, 7)
  const found = shortLists(shop)
  expect(shortLists(shop)).toBe(found)
  for (let index = 0; index < 100; index++) shortLists({ query: `"other${index}"`, pages: 0, lists: 1 })
  expect(shortLists(shop)).not.toBe(found)
  expect(shortLists(shop)).toEqual(found)
})

test('leaves long lists alone', () => {
  const shortLists = createShortLists(database, facts)
  expect(shortLists({ ...shop, pages: 5 })).toBeUndefined()
  expect(shortLists({ ...shop, pages: 5, lists: 2 })).toEqual([])
  expect(shortLists({ ...shop, pages: 13, lists: 2 })).toBeUndefined()
})

test('looks for the city in memory, and in the index while that is not filled', () => {
  for (let rank = 1; rank <= 9; rank++) add(database, rank)
  const anywhere = { query: '"odd"', cityKey: 'seoul' }
  const plan = { query: '"odd" AND "shop"', pages: 0, lists: 2, anywhere }
  expect(createShortLists(database, facts)(plan)).toEqual([9, 3])
  const unfilled = { ...facts, knowsMost: () => false }
  expect(createShortLists(database, unfilled)(plan)).toEqual([9, 7, 5, 3, 1])
})
