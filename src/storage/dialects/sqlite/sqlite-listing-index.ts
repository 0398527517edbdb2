import { type Kysely, sql } from 'kysely'
import type { ListingBrief, ListingFilter } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/visibility.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { type BusinessRow, briefColumns, businessColumnList } from '../../business-row.ts'
import { findCountedList } from '../../counted-list.ts'
import type { ListingFact, ListingIndex, RowPage } from '../../listing-index.ts'
import { rowOfRank } from '../../rank.ts'
import type { Schema } from '../../schema.ts'
import { allListed } from './all-listed.ts'
import type { DatabaseVersion } from './database-version.ts'
import type { FactMemory } from './fact-memory.ts'
import { type QueryPlan, unknownLength } from './filter-query.ts'
import { passesAll } from './filter-token.ts'
import { type Compare, compareBy, firstOf } from './first-of-order.ts'
import { openingsOf } from './opening-flags.ts'
import { readMatches, readTable } from './read-pieces.ts'
import type { ShortLists } from './short-lists.ts'
import { slugHash } from './slug-hash.ts'
import type { KeptStatements } from './statement-cache.ts'

/**
 * What the full-text index does not know (opening patterns, order by rating or reviews) is looked up for this many of
 * the matches, the best ranked ones.
 */
const candidateLimit = 20_000
/** Which are open, for this many, if that gives enough of them. */
const firstCandidates = 4000
const enoughOpen = 200
/** A place to compare with: the driver gives numbers as reals, and for those the full-text index looks at every row. */
const exactPlace = 'cast(? as integer)'
/** Pages of the shortest list of a query that is read from end to end, if it had more matches than expected. */
const longestRead = 64
/** The same where what is near a point is looked for among all matches, in memory. */
const longestScan = 256
/** Where hardly any of so many were found, the trade is one of another place: no cell around will have it. */
const manyExpected = 100
/** What is in so much shorter lists of cells is looked for in these. */
const timesShorter = 4
/** To read some more than are wanted takes no longer, that way. */
const timesWanted = 2
/** That a page of the full-text index holds, about. */
const listingsPerPage = 750

interface IndexParts {
  readonly facts: FactMemory
  readonly versionNow: DatabaseVersion
  readonly plan: (filter: ListingFilter) => QueryPlan
  readonly shortLists: ShortLists
  readonly statements: KeptStatements
}

/** Orders that a listing's rank has, which is all that the full-text index knows of it. */
type RankOrder = Extract<ListSort, 'recommended' | 'latest'>

/**
 * Pages from the full-text index, whose rowid is the rank: it is read backwards and stops after one page. Only
 * published listings are in it, each under a token that all share.
 */
export function createSqliteListingIndex(
  db: Kysely<Schema>,
  { facts, versionNow, plan, shortLists, statements }: IndexParts,
): ListingIndex {
  /** A page, its count and its facets ask for the same. */
  const knownOpenOnes = new WeakMap<ListingFilter, OpenOnes>()

  const numbers = (text: string, ...values: unknown[]) =>
    statements
      .prepare<unknown[], number>(text)
      .pluck()
      .all(...values)

  /** One column of the matches; then come conditions and the order. */
  function matches(column: string, filter: ListingFilter): Matches {
    return {
      text: `select ${column} from business_search where business_search match ?`,
      values: [plan(filter).query],
    }
  }

  /**
   * Numbers of every listing in an order that has an index of its own, or of the matches in one that ranks have; undefined of any
   * other. Counted from the nearer end of a block.
   */
  function pageInOrder(filter: ListingFilter, page: RowPage): readonly number[] | undefined {
    const list = orderedList(filter, page)
    if (!list) return undefined
    const { limit, offset, below, fromEnd } = page
    if (fromEnd && fromEnd.offset < offset) {
      const text = `${list.text} and ${list.place} >= ${exactPlace} order by ${list.place} limit ? offset ?`
      return numbers(text, ...list.values, fromEnd.floor, limit, fromEnd.offset).reverse()
    }
    const isBelow = below === undefined ? '' : `and ${list.place} < ${exactPlace}`
    const text = `${list.text} ${isBelow} order by ${list.place} desc limit ? offset ?`
    return numbers(text, ...list.values, ...(below === undefined ? [] : [below]), limit, offset)
  }

  /** A select that takes further conditions. */
  function orderedList(filter: ListingFilter, { sort }: RowPage): OrderedList | undefined {
    if (filter.openingIds) return undefined
    if (passesAll(filter) && sort === 'latest') return { text: allListed, values: [], place: 'n' }
    if (passesAll(filter) && sort === 'reviews') {
      return { text: `select ${rowOf('place')} from review_order where true`, values: [], place: 'place' }
    }
    return isRankOrder(sort) ? { ...matches(rowOf('rowid'), filter), place: rankOrder[sort] } : undefined
  }

  /** The best matches of one that cannot have many; undefined of any other. */
  function shortRanks(filter: ListingFilter, by: RankOrder): readonly number[] | undefined {
    const ranks = shortLists(filter)
    return ranks && by === 'latest' ? ranks.toSorted((a, b) => rowOfRank(b) - rowOfRank(a)) : ranks
  }

  /** Those of the best matches that are open. */
  function openOnes(filter: ListingFilter, openingIds: readonly number[], by: RankOrder): OpenOnes {
    const version = versionNow()
    const known = knownOpenOnes.get(filter)
    if (known?.by === by && known.version === version) return known
    const kind = { openings: openingsOf(openingIds) }
    let limit = firstCandidates
    let candidates = listRanks(filter, by, limit)
    let ranks = facts.ofKind(candidates, kind)
    // What is near is looked for in other cells then.
    if (ranks.length < enoughOpen && candidates.length === limit && !filter.cells) {
      limit = candidateLimit
      candidates = listRanks(filter, by, limit)
      ranks = facts.ofKind(candidates, kind)
    }
    const open = { by, version, ranks, mayBeMore: candidates.length === limit }
    knownOpenOnes.set(filter, open)
    return open
  }

  /** Of the best matches, or of those that are open where the filter asks for them. */
  function bestRanks(filter: ListingFilter, by: RankOrder, limit: number): readonly number[] {
    const { openingIds } = filter
    return openingIds ? openOnes(filter, openingIds, by).ranks.slice(0, limit) : listRanks(filter, by, limit)
  }

  /** Among the best matches the first `wanted`, in an order that the full-text index does not have. */
  function chooseBest(filter: ListingFilter, compare: Compare, wanted: number): ListingFact[] {
    const ranks = bestRanks(filter, 'recommended', candidateLimit)
    return firstOf(facts.read(ranks.map(rowOfRank)), compare, wanted)
  }

  function listRanks(filter: ListingFilter, by: RankOrder, limit: number): readonly number[] {
    const short = shortRanks(filter, by)
    if (short) return short.slice(0, limit)
    const { text, values } = matches('rowid', filter)
    if (by === 'recommended' && mayEndBefore(plan(filter), limit)) {
      return numbers(`${text} order by rowid`, ...values)
        .reverse()
        .slice(0, limit)
    }
    return numbers(`${text} order by ${rankOrder[by]} desc limit ?`, ...values, limit)
  }

  /** Whether there are so many matches: to pass over them takes less time than to count them. */
  function holds(filter: ListingFilter, limit: number): boolean {
    const { text, values } = matches('1', filter)
    return numbers(`${text} limit 1 offset ?`, ...values, limit - 1).length > 0
  }

  function countRanks(filter: ListingFilter, limit: number): number {
    const short = shortLists(filter)
    if (short) return Math.min(limit, short.length)
    if (mayHold(plan(filter), limit) && holds(filter, limit)) return limit
    const { text, values } = matches('1', filter)
    return numbers(`select count(*) from (${text} limit ?)`, ...values, limit)[0] ?? 0
  }

  /** Numbers of a page's listings; row numbers come first, so that skipped rows are never read. */
  function pageNumbers(filter: ListingFilter, page: RowPage): readonly number[] {
    const { sort, limit, offset } = page
    const ordered = pageInOrder(filter, page)
    if (ordered) return ordered
    const wanted = offset + limit
    if (isRankOrder(sort)) return bestRanks(filter, sort, wanted).slice(offset).map(rowOfRank)
    const chosen = chooseBest(filter, compareBy[sort], wanted)
    return chosen.slice(offset).map(({ n }) => n)
  }

  /** In the order of their numbers, without those that are gone. */
  function read<Row extends { n: number }>(select: string, wanted: readonly number[]): Row[] {
    if (wanted.length === 0) return []
    const rows = statements.prepare<[string], Row>(select).all(JSON.stringify(wanted))
    const byNumber = new Map(rows.map((row) => [row.n, row]))
    return wanted.flatMap((n) => byNumber.get(n) ?? [])
  }

  const readRows = (wanted: readonly number[]) => read<BusinessRow>(selectRows, wanted)

  return {
    async page(filter, page) {
      const { sort, limit, offset, below } = page
      facts.begin()
      // The number of a counted list is known: nobody asks for more of it than a page.
      const isReadInPages = filter.openingIds || below !== undefined || findCountedList(filter, sort)
      const short = isReadInPages || !isRankOrder(sort) ? undefined : shortRanks(filter, sort)
      const wanted = short?.slice(offset, offset + limit).map(rowOfRank) ?? pageNumbers(filter, page)
      return { rows: readRows(wanted), places: wanted.length }
    },

    async best(filter, limit) {
      facts.begin()
      return read<BriefRow>(selectBriefs, pageNumbers(filter, { sort: 'recommended', limit, offset: 0 }))
    },

    piece: (filter, piece) =>
      passesAll(filter) ? readTable(db, filter, piece) : readMatches(db, filter, piece),

    async findIdBySlug(slug) {
      const owner = sql<{ id: string }>`
        with slug_owner as (select n from listing_of_slug where hash = ${slugHash(slug)})
        select id from business where n = (select n from slug_owner)
        union all select id from merged_listing where n = (select n from slug_owner) limit 1`
      const { rows } = await owner.execute(db)
      return rows[0]?.id
    },

    isListing: (row, id) => sql`${sql.ref(`${row}.n`)} = (select n from listing_of_id where id = ${id})`,
    isOneOf: (row, ids) =>
      sql`${sql.ref(`${row}.n`)} in (select n from listing_of_id where id in (${sql.join(ids)}))`,

    rows: async (wanted) => readRows(wanted),

    async facts(filter, limit) {
      const ranks = bestRanks(filter, 'recommended', limit)
      return { facts: facts.read(ranks.map(rowOfRank)), lowestRank: ranks.at(-1) ?? 0 }
    },

    places: async (filter, limit) => facts.places(bestRanks(filter, 'recommended', limit).map(rowOfRank)),

    placesWithin(filter, { box, cells, empty }) {
      const { pages } = plan(filter)
      if (passesAll(filter) || pages > longestScan || !facts.knowsMost()) return undefined
      if (plan({ ...filter, cells: empty }).expectedPages * listingsPerPage < manyExpected) return undefined
      if (plan({ ...filter, cells }).pages * timesShorter < pages) return undefined
      const { text, values } = matches('rowid', filter)
      const kind = { box, openings: filter.openingIds && openingsOf(filter.openingIds) }
      return facts.places(facts.ofKind(numbers(text, ...values), kind).map(rowOfRank))
    },

    async countUpTo(filter, limit) {
      if (filter.openingIds) {
        const { ranks, mayBeMore } = openOnes(filter, filter.openingIds, 'recommended')
        return { count: Math.min(limit, ranks.length), mayBeMore: mayBeMore || ranks.length >= limit }
      }
      const count = countRanks(filter, limit)
      return { count, mayBeMore: count >= limit }
    },
  }
}

const isRankOrder = (sort: ListSort): sort is RankOrder => sort === 'recommended' || sort === 'latest'

/** The number in a rank. */
const rowOf = (rank: string) => `${rank} & 4294967295`

/** What a rank order goes down by. */
const rankOrder: Record<RankOrder, string> = { recommended: 'rowid', latest: rowOf('rowid') }

interface BriefRow extends ListingBrief {
  readonly n: number
}

/** Another process may have hidden a listing since its number was read. */
const areVisible = `n in (select value from json_each(?)) and status = '${visibleStatus}'`
const selectRows = `select ${businessColumnList} from listing where ${areVisible}`
const selectBriefs = `select n, ${briefColumns.join(', ')} from business where ${areVisible}`

interface OpenOnes {
  readonly by: RankOrder
  readonly version: string
  readonly ranks: readonly number[]
  readonly mayBeMore: boolean
}

/** Upwards the full-text index is read in two thirds of the time, but only from end to end. */
const mayEndBefore = ({ pages, expectedPages }: QueryPlan, limit: number) =>
  expectedPages * listingsPerPage < timesWanted * limit && pages <= longestRead

const mayHold = ({ lists, pages }: QueryPlan, limit: number) =>
  lists === 1 && pages !== unknownLength && pages * listingsPerPage >= limit

/** A select with what it is to be given. */
interface Matches {
  readonly text: string
  readonly values: readonly unknown[]
}

interface OrderedList extends Matches {
  /** What the order goes down by. */
  readonly place: string
}
