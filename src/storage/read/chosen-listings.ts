import { type Kysely, type RawBuilder, sql } from 'kysely'
import { conditionsOf, type ListingFilter } from '../../application/ports/listing-filter.ts'
import { matchCap } from '../../application/ports/listing-store.ts'
import { visibleStatus } from '../../domain/business/listing.ts'
import {
  aboutLimit,
  countFacts,
  districtLimit,
  type ListingIndex,
  samplesDistricts,
  spread,
} from '../listing-index.ts'
import type { BusinessRow } from '../rows/business-row.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import { rowTest } from './row-passes.ts'

/** Whole rows are read: facets of so many are exact. */
const wholeRows = 300

/** The row numbers of a change's listings above `after`, ascending, and at most `limit`. */
type ReadNumbers = (
  filter: ListingFilter,
  piece: { readonly after: number; readonly limit: number },
) => Promise<readonly number[]>

const isChosen = ({ id, changeId, withoutText }: ListingFilter) =>
  id !== undefined || changeId !== undefined || Boolean(withoutText)

const pieceSize = 1000

/**
 * Adds filters that the search index does not know: one listing by its id, the listings of a change, and those without a search text.
 * The row numbers of such listings come from the primary key, from the journal of changes or from an index of their own. Then each row
 * is read and tested for the rest of the filter, at most `matchCap` rows for a list.
 *
 * @param changedNumber the row number in a record of `changed_listing`, as its index has it
 */
export function withChosenListings(
  db: Kysely<Schema>,
  index: ListingIndex,
  changedNumber: RawBuilder<number>,
): ListingIndex {
  const chosen = chosenIn(index, numbersIn(db, changedNumber))
  const indexOf = (filter: ListingFilter) => (isChosen(filter) ? chosen : index)
  return {
    page: (filter, page) => indexOf(filter).page(filter, page),
    best: (filter, limit) => indexOf(filter).best(filter, limit),
    rows: (numbers) => index.rows(numbers),
    exactFacts: (filter) => indexOf(filter).exactFacts(filter),
    facts: (filter, limit) => indexOf(filter).facts(filter, limit),
    places: (filter, limit) => indexOf(filter).places(filter, limit),
    placesWithin: (filter, box) => indexOf(filter).placesWithin(filter, box),
    countUpTo: (filter, limit) => indexOf(filter).countUpTo(filter, limit),
    piece: (filter, piece) => indexOf(filter).piece(filter, piece),
    findIdBySlug: (slug) => index.findIdBySlug(slug),
  }
}

function chosenIn(index: ListingIndex, read: ReadNumbers): Omit<ListingIndex, 'rows' | 'findIdBySlug'> {
  const piece: ListingIndex['piece'] = async (filter, { after = 0, limit }) => {
    const numbers = await read(filter, { after, limit })
    const rows = (await index.rows(numbers)).filter(rowTest(filter))
    return { rows, next: numbers.length < limit ? undefined : numbers.at(-1) }
  }

  /** The first matches, at most `limit`. */
  async function first(filter: ListingFilter, limit: number) {
    const rows: BusinessRow[] = []
    let after: number | undefined = 0
    for (
      let looked = 0;
      after !== undefined && rows.length < limit && looked < matchCap;
      looked += pieceSize
    ) {
      const found: Awaited<ReturnType<typeof piece>> = await piece(filter, { after, limit: pieceSize })
      rows.push(...found.rows)
      after = found.next
    }
    return { rows: rows.slice(0, limit), mayBeMore: after !== undefined || rows.length > limit }
  }

  const asksNothingElse = ({ id, changeId, withoutText, ...others }: ListingFilter) =>
    conditionsOf(others).length === 0 && !(withoutText && (id !== undefined || changeId !== undefined))

  return {
    piece,
    placesWithin: () => undefined,

    async page(filter, { limit, offset }) {
      if (asksNothingElse(filter)) {
        const numbers = (await read(filter, { after: 0, limit: offset + limit })).slice(offset)
        return { rows: await index.rows(numbers), entries: numbers.length }
      }
      const rows = (await first(filter, offset + limit)).rows.slice(offset)
      return { rows, entries: rows.length }
    },

    best: async (filter, limit) => (await first(filter, limit)).rows,

    exactFacts: () => wholeRows,

    async facts(filter, limit) {
      const { rows } = await first(filter, limit)
      return {
        size: rows.length,
        counts: countFacts(rows),
        abouts: spread(rows, aboutLimit).map(({ about }) => about),
        districts: samplesDistricts(filter)
          ? spread(rows, districtLimit).map(({ district }) => district)
          : [],
        lowestRank: 0,
      }
    },

    places: async (filter, limit) => ({ places: (await first(filter, limit)).rows, lowestRank: 0 }),

    async countUpTo(filter, limit) {
      if (asksNothingElse(filter)) {
        const { length } = await read(filter, { after: 0, limit })
        return { count: length, mayBeMore: length >= limit }
      }
      const { rows, mayBeMore } = await first(filter, limit)
      return { count: rows.length, mayBeMore }
    },
  }
}

const isVisible = sql<boolean>`business.status = ${sql.lit(visibleStatus)}`

/** Both conditions are those of the index. */
async function textlessNumbers(db: Kysely<Schema>, after: number, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('business')
    .select('n')
    .where(isVisible)
    .where(sql<boolean>`business.unique_content = ''`)
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute()
  return rows.map(({ n }) => n)
}

function numbersIn(db: Kysely<Schema>, changedNumber: RawBuilder<number>): ReadNumbers {
  async function listingNumber(id: string): Promise<number | undefined> {
    const found = await db
      .selectFrom('business')
      .select('n')
      .where('id', '=', storedText(id))
      .where(isVisible)
      .executeTakeFirst()
    return found?.n
  }

  /** Range after range, because there are few, and each is read from the index by row number alone. */
  async function addedNumbers(changeId: string, after: number, limit: number): Promise<readonly number[]> {
    const ranges = await db
      .selectFrom('added_rows')
      .select(['first_n', 'last_n'])
      .where('change_id', '=', changeId)
      .where('last_n', '>', after)
      .orderBy('first_n')
      .execute()
    const numbers: number[] = []
    for (const { first_n, last_n } of ranges) {
      if (numbers.length === limit) break
      const rows = await db
        .selectFrom('business')
        .select('n')
        .where(isVisible)
        .where('n', '>=', Math.max(first_n, after + 1))
        .where('n', '<=', last_n)
        .orderBy('n')
        .limit(limit - numbers.length)
        .execute()
      numbers.push(...rows.map(({ n }) => n))
    }
    return numbers
  }

  async function changedNumbers(changeId: string, after: number, limit: number): Promise<readonly number[]> {
    const { rows } = await sql<{ n: number }>`select ${changedNumber} as n from changed_listing
      where change_id = ${changeId} and ${changedNumber} > ${after} and exists (
        select 1 from business where business.id = listing_id and ${isVisible})
      order by 1 limit ${limit}`.execute(db)
    return rows.map(({ n }) => Number(n))
  }

  async function numbersOf(changeId: string, after: number, limit: number): Promise<readonly number[]> {
    const added = await addedNumbers(changeId, after, limit)
    const changed = await changedNumbers(changeId, after, limit)
    return [...new Set([...added, ...changed])].sort((a, b) => a - b).slice(0, limit)
  }

  return async ({ id, changeId }, { after, limit }) => {
    if (id === undefined)
      return changeId === undefined ? textlessNumbers(db, after, limit) : numbersOf(changeId, after, limit)
    const n = await listingNumber(id)
    if (n === undefined || n <= after) return []
    const isOfChange = changeId === undefined || (await numbersOf(changeId, n - 1, 1))[0] === n
    return isOfChange ? [n] : []
  }
}
