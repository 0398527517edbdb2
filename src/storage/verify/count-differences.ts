import { type Kysely, sql } from 'kysely'
import type { Difference } from '../../application/ports/verification.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { keyOfFolded, reverse } from '../../domain/search-terms/word-key.ts'
import { blockSize } from '../list-block.ts'
import type { Schema } from '../schema.ts'
import { storedKey } from '../stored-text.ts'
import { type CountLedger, type Counts, pairKey } from './count-ledger.ts'

const wordsPerPage = 10_000
const shortcomings = ['city', 'hours', 'phone', 'seo'] as const

interface CountRow {
  readonly key: string
  readonly business_count: number
}

/** Compares the count tables with what the listings give. */
export async function* countDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  yield* metaDifferences(db, ledger)
  yield* cityDifferences(db, ledger)
  yield* categoryDifferences(db, ledger)
  const simple = [
    ['group_count', 'category_group', ledger.groups],
    ['country_count', 'country_code', ledger.countries],
    ['day_count', 'day', ledger.days],
  ] as const
  for (const [table, column, counts] of simple) {
    const { rows } = await sql<CountRow>`
      select ${sql.ref(column)} as key, business_count from ${sql.table(table)}`.execute(db)
    yield* compareCounts(table, counts, rows)
  }
  yield* shortcomingDifferences(db, ledger)
  yield* blockDifferences(db, ledger)
  yield* wordDifferences(db, ledger)
}

function* compareCounts(
  table: string,
  counts: ReadonlyMap<string, number>,
  rows: Iterable<CountRow>,
): Generator<Difference> {
  const missing = new Map(counts)
  for (const { key, business_count: found } of rows) {
    yield* compareCount(table, key, { expected: counts.get(key) ?? 0, found })
    if (found === 0) yield unwantedRow(table, key)
    missing.delete(key)
  }
  for (const [key, expected] of missing) yield* compareCount(table, key, { expected, found: 0 })
}

function* compareCount(
  table: string,
  key: string,
  { expected, found }: { readonly expected: number; readonly found: number },
): Generator<Difference> {
  if (expected !== found) {
    yield { table, what: 'count is wrong', key: key.replaceAll('\n', ' '), expected, found }
  }
}

const unwantedRow = (table: string, key: string): Difference => ({
  table,
  what: 'row counts nothing and should not be there',
  key,
  expected: null,
  found: 0,
})

async function* metaDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  const meta = await db.selectFrom('meta').selectAll().executeTakeFirstOrThrow()
  const expected = {
    total_businesses: ledger.total,
    verified_businesses: ledger.verified,
    categories: ledger.categories.size,
    cities: ledger.cities.size,
  }
  for (const [key, count] of Object.entries(expected)) {
    yield* compareCount('meta', key, { expected: count, found: meta[key as keyof typeof expected] })
  }
}

async function* cityDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  const cities = await db.selectFrom('city_count').select(['key', 'country_code', 'business_count']).execute()
  yield* compareCounts('city_count', ledger.cities, cities)
  const mainCountries = ledger.mainCountries()
  for (const { key, country_code: found } of cities) {
    const expected = mainCountries.get(key) ?? ''
    if (expected !== found) yield { table: 'city_count', what: 'country is wrong', key, expected, found }
  }
  const pairs = await db.selectFrom('city_country_count').selectAll().execute()
  const counts = pairs.map(({ key, country_code, business_count }) => ({
    key: pairKey(key, country_code),
    business_count,
  }))
  yield* compareCounts('city_country_count', ledger.cityCountries, counts)
  const districts = await db
    .selectFrom('district_count')
    .select(['city_key', 'key', 'business_count'])
    .execute()
  const districtCounts = districts.map(({ city_key, key, business_count }) => ({
    key: pairKey(city_key, key),
    business_count,
  }))
  yield* compareCounts('district_count', ledger.districts, districtCounts)
}

async function* categoryDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  const table = 'category_count'
  const rows = await db.selectFrom(table).select(['key', 'category', 'business_count']).execute()
  yield* compareCounts(table, ledger.categories, rows)
  for (const { key, category: found } of rows) {
    const expected = storedKey(categoryKey(found))
    if (expected !== key) yield { table, what: 'name belongs to another key', key, expected, found }
  }
}

/** Its four rows stay, whatever they count. */
async function* shortcomingDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  const table = 'shortcoming_count'
  const rows = await db.selectFrom(table).selectAll().execute()
  for (const key of shortcomings) {
    const row = rows.find(({ shortcoming }) => shortcoming === key)
    const expected = ledger.shortcomings.get(key) ?? 0
    if (row) yield* compareCount(table, key, { expected, found: row.business_count })
    else yield { table, what: 'row is missing', key, expected, found: null }
  }
}

/** A block that has become empty stays. */
async function* blockDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  const table = 'list_block'
  const missing: Counts = new Map(ledger.blocks)
  let last = ''
  const blocks = await db.selectFrom(table).selectAll().orderBy('list').orderBy('floor').execute()
  for (const { list, floor, business_count: found } of blocks) {
    const key = pairKey(list, floor)
    yield* compareCount(table, key, { expected: ledger.blocks.get(key) ?? 0, found })
    missing.delete(key)
    if (list !== last && floor !== 0) {
      yield { table, what: 'lowest block does not begin at 0', key: list, expected: 0, found: floor }
    }
    if (found >= 2 * blockSize) {
      yield { table, what: 'block is too large', key: `${list} ${floor}`, expected: 2 * blockSize - 1, found }
    }
    last = list
  }
  for (const [key, expected] of missing) yield* compareCount(table, key, { expected, found: 0 })
}

async function* wordDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  const table = 'search_word'
  const missing: Counts = new Map(ledger.words)
  for (let after: string | undefined; ; ) {
    let query = db.selectFrom(table).selectAll().orderBy('key').limit(wordsPerPage)
    if (after !== undefined) query = query.where('key', '>', after)
    const words = await query.execute()
    for (const { key, word, reversed, business_count } of words) {
      yield* compareCount(table, key, { expected: ledger.words.get(key) ?? 0, found: business_count })
      yield* wordKeyDifferences({ key, word, reversed })
      missing.delete(key)
    }
    after = words.at(-1)?.key
    if (after === undefined) break
  }
  for (const [key, expected] of missing) yield* compareCount(table, key, { expected, found: 0 })
}

function* wordKeyDifferences(word: {
  readonly key: string
  readonly word: string
  readonly reversed: string
}): Generator<Difference> {
  const key = keyOfFolded(word.word)
  const difference = { table: 'search_word', key: word.key }
  if (key !== word.key) {
    yield { ...difference, what: 'key is not the word’s', expected: key, found: word.key }
  }
  if (reverse(word.key) !== word.reversed) {
    const what = 'reversed key is wrong'
    yield { ...difference, what, expected: reverse(word.key), found: word.reversed }
  }
}
