import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import type { ListingKind } from './fact-table.ts'
import { filterQuery, type QueryPlan } from './filter-query.ts'
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
    .run(rank, `shop ${rank % 2 ? 'odd' : 'even'} ${rank % 4 ? '' : 'fourth'}`)
const shop = { terms: ['shop'] }
/** Of a café, in memory: the index of this test does not know the term. */
const cafe = 'cafe업종카페'

type Plan = Omit<QueryPlan, 'expectedPages'>

/** Every third listing is in Seoul, every fifth a café; `lookUps`: those that were asked about, as they were asked. */
function sources(plan: Partial<Plan> = {}, isFilled = true) {
  const lookUps: ListingKind[] = []
  const isOf = (rank: number, { cityKey, categoryKey, notCategoryKeys = [] }: ListingKind) =>
    (cityKey === undefined || rank % 3 === 0) &&
    (categoryKey === undefined || rank % 5 === 0) &&
    (notCategoryKeys.length === 0 || rank % 5 !== 0)
  return {
    lookUps,
    facts: {
      knowsMost: () => isFilled,
      ofKind: (ranks: readonly number[], kind: ListingKind) => {
        lookUps.push(kind)
        return ranks.filter((rank) => isOf(rank, kind))
      },
    },
    plan: (filter: ListingFilter) => ({
      query: filterQuery(filter),
      pages: 0,
      lists: 1,
      ...plan,
    }),
  }
}

test('gives all matches, best first, as they are now: whichever connection wrote', async () => {
  const shortLists = createShortLists(database, sources())
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
  const shortLists = createShortLists(database, sources())
  add(database, 7)
  const found = shortLists(shop)
  expect(shortLists(shop)).toBe(found)
  for (let index = 0; index < 100; index++) shortLists({ terms: [`other${index}`] })
  expect(shortLists(shop)).not.toBe(found)
  expect(shortLists(shop)).toEqual(found)
})

test('leaves long lists alone', () => {
  const lists = (plan: Partial<Plan>) => createShortLists(database, sources(plan))(shop)
  expect(lists({ pages: 5 })).toBeUndefined()
  expect(lists({ pages: 5, lists: 2 })).toEqual([])
  expect(lists({ pages: 13, lists: 2 })).toBeUndefined()
  expect(lists({ pages: 3, lists: 5 })).toEqual([])
})

test('looks for the city in memory, and in the index while that is not filled', () => {
  for (let rank = 1; rank <= 9; rank++) add(database, rank)
  const plan = { query: '"odd" AND "shop"', lists: 2, anywhere: { query: '"odd"', cityKey: 'seoul' } }
  expect(createShortLists(database, sources(plan))(shop)).toEqual([9, 3])
  expect(createShortLists(database, sources(plan, false))(shop)).toEqual([9, 7, 5, 3, 1])
})

test.each<[string, ListingFilter, number[]]>([
  ['of it', { terms: ['odd', cafe] }, [15, 5]],
  ['of any other', { terms: ['odd'], noneOf: [cafe] }, [19, 17, 13, 11, 9, 7, 3, 1]],
  ['of it or of a word', { terms: ['even'], anyOf: [[cafe], ['fourth']] }, [20, 16, 12, 10, 8, 4]],
  ['of it or of a word that all have', { terms: ['fourth'], anyOf: [[cafe], ['even']] }, [20, 16, 12, 8, 4]],
])('looks for a category in memory: %s', (_, filter, expected) => {
  for (let rank = 1; rank <= 20; rank++) add(database, rank)
  const filled = sources()
  expect(createShortLists(database, filled)(filter)).toEqual(expected)
  expect(filled.lookUps).toHaveLength(1)
  const unfilled = sources({}, false)
  createShortLists(database, unfilled)(filter)
  expect(unfilled.lookUps).toEqual([])
})

test('asks the index for a category where it has far fewer listings than the words', () => {
  const { plan, ...others } = sources()
  const asked = { terms: ['odd', cafe] }
  const shortLists = createShortLists(database, {
    ...others,
    plan: (filter) => ({ ...plan(filter), lists: 2, pages: filter === asked ? 2 : 7 }),
  })
  add(database, 5)
  expect(shortLists(asked)).toEqual([])
  expect(others.lookUps).toEqual([])
})
