import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { type BusinessRow, businessColumnList } from '../../business-row.ts'
import { findCountedList } from '../../counted-list.ts'
import type { ListingFact, ListingIndex } from '../../listing-index.ts'
import { rowOfRank } from '../../rank.ts'
import type { Schema } from '../../schema.ts'
import { allListed } from './all-listed.ts'
import { exactRowid } from './exact-rowid.ts'
import type { FactMemory } from './fact-memory.ts'
import { type ListSizes, planQuery, type QueryPlan, type SizeOf } from './filter-query.ts'
import { passesAll } from './filter-token.ts'
import { readMatches, readTable } from './read-pieces.ts'
import type { ShortLists } from './short-lists.ts'
import { slugHash } from './slug-hash.ts'

/**
 * What the full-text index does not know (opening patterns, order by rating or reviews) is looked up for this many of
 * the matches, the best ranked ones.
 */
const candidateLimit = 20_000
/** That a page of the full-text index holds, about. */
const listingsPerPage = 750

interface IndexParts {
  readonly facts: FactMemory
  readonly sizes: ListSizes
  readonly shortLists: ShortLists
}

/** Orders that a listing's rank has, which is all that the full-text index knows of it. */
type RankOrder = Extract<ListSort, 'recommended' | 'latest'>

/**
 * Pages from the full-text index, whose rowid is the rank: it is read backwards and stops after one page. Only
 * published listings are in it, each under a token that all share.
 */
export function createSqliteListingIndex(
  db: Kysely<Schema>,
  { facts, sizes, shortLists }: IndexParts,
): ListingIndex {
  const plans = new WeakMap<ListingFilter, { readonly sizeOf: SizeOf; readonly plan: QueryPlan }>()

  /** A search asks for each of its filters several times. */
  function plan(filter: ListingFilter): QueryPlan {
    const sizeOf = sizes()
    const known = plans.get(filter)
    if (known?.sizeOf === sizeOf) return known.plan
    const made = planQuery(filter, sizeOf)
    plans.set(filter, { sizeOf, plan: made })
    return made
  }

  const matches = (filter: ListingFilter, ranks: Ranks = {}) => matching(plan(filter).query, ranks)

  /** A select of the matches' numbers in the order of `sort`; undefined where only facts have the order. */
  function rowNumbers(
    filter: ListingFilter,
    sort: ListSort,
    below?: number,
  ): RawBuilder<unknown> | undefined {
    if (filter.openingIds) return undefined
    if (passesAll(filter) && sort === 'latest') return latest(below)
    if (passesAll(filter) && sort === 'reviews') return mostReviewed(below)
    return isRankOrder(sort)
      ? sql`select n from ${matches(filter, { below })} order by ${order[sort]}`
      : undefined
  }

  /** The best matches of one that cannot have many; undefined of any other. */
  function shortRanks(filter: ListingFilter, by: RankOrder): readonly number[] | undefined {
    const ranks = shortLists(plan(filter))
    return ranks && by === 'latest' ? ranks.toSorted((a, b) => rowOfRank(b) - rowOfRank(a)) : ranks
  }

  /** Among the best matches, those that are open, in the order of a sort that the full-text index does not have. */
  async function chooseBest(filter: ListingFilter, sort: ListSort): Promise<ListingFact[]> {
    const ranks = await listRanks(filter, sort === 'latest' ? sort : 'recommended', candidateLimit)
    const compare = compareBy[sort]
    const chosen = openOnes(facts.read(ranks.map(rowOfRank)), filter)
    return compare ? chosen.sort(compare) : chosen
  }

  async function listRanks(filter: ListingFilter, by: RankOrder, limit: number): Promise<number[]> {
    const short = shortRanks(filter, by)
    if (short) return short.slice(0, limit)
    const { rows } = await sql<{ rank: number }>`select rank from ${matches(filter)}
      order by ${order[by]} limit ${limit}`.execute(db)
    return rows.map(({ rank }) => rank)
  }

  /** Whether there are so many matches: to pass over them takes less time than to count them. */
  async function holds(filter: ListingFilter, { limit, above }: Counted): Promise<boolean> {
    const last = sql`select 1 from ${matches(filter, { above })} limit 1 offset ${limit - 1}`
    return (await last.execute(db)).rows.length > 0
  }

  return {
    async page(filter, { sort, limit, offset, below, isAlone }) {
      facts.begin()
      // The number of a counted list is known: nobody asks for more of it than a page.
      const isReadInPages =
        isAlone || filter.openingIds || below !== undefined || findCountedList(filter, sort)
      const short = isReadInPages || !isRankOrder(sort) ? undefined : shortRanks(filter, sort)
      if (short) {
        return readRows(db, theseNumbers(short.slice(offset, offset + limit).map(rowOfRank)), order[sort])
      }
      const inOrder = rowNumbers(filter, sort, below)
      if (inOrder) {
        return readRows(db, sql`${inOrder} limit ${limit} offset ${offset}`, order[sort])
      }
      const chosen = (await chooseBest(filter, sort)).slice(offset, offset + limit)
      const places = new Map(chosen.map(({ n }, place) => [n, place]))
      const rows = await readRows(db, theseNumbers([...places.keys()]), order.latest)
      return rows.sort((a, b) => (places.get(a.n) ?? 0) - (places.get(b.n) ?? 0))
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

    async facts(filter, limit) {
      const ranks = await listRanks(filter, 'recommended', filter.openingIds ? candidateLimit : limit)
      const found = openOnes(facts.read(ranks.map(rowOfRank)), filter).slice(0, limit)
      const last = found.at(-1)?.n
      return { facts: found, lowestRank: ranks.find((rank) => rowOfRank(rank) === last) ?? 0 }
    },

    isShort: (filter) => !filter.openingIds && shortLists(plan(filter)) !== undefined,

    async countUpTo(filter, { limit, above }) {
      if (filter.openingIds) return Math.min(limit, (await chooseBest(filter, 'recommended')).length)
      const short = shortLists(plan(filter))
      if (short) return Math.min(limit, short.filter((rank) => rank >= (above ?? 0)).length)
      if (mayHold(plan(filter), limit) && (await holds(filter, { limit, above }))) return limit
      const matching = sql<{ count: number }>`
        select count(*) as count from (select n from ${matches(filter, { above })} limit ${limit})`
      const { rows } = await matching.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

const isRankOrder = (sort: ListSort): sort is RankOrder => sort === 'recommended' || sort === 'latest'

const order: Record<ListSort, RawBuilder<unknown>> = {
  recommended: sql`rank desc`,
  latest: sql`n desc`,
  rating: sql`rating desc, review_count desc, n desc`,
  reviews: sql`review_count desc, n desc`,
}

const columns = sql.raw(businessColumnList)

type Compare = (a: ListingFact, b: ListingFact) => number

const byReviews: Compare = (a, b) => b.review_count - a.review_count || b.n - a.n

const compareBy: Partial<Record<ListSort, Compare>> = {
  rating: (a, b) => b.rating - a.rating || byReviews(a, b),
  reviews: byReviews,
}

async function readRows(
  db: Kysely<Schema>,
  numbers: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
): Promise<BusinessRow[]> {
  // Row numbers come first, so that skipped rows are never read.
  const page = sql<BusinessRow>`select ${columns} from listing where n in (${numbers}) order by ${by}`
  return (await page.execute(db)).rows
}

const theseNumbers = (numbers: readonly number[]) =>
  sql`select value from json_each(${JSON.stringify(numbers)})`

function latest(below?: number): RawBuilder<unknown> {
  const isBelow = below === undefined ? sql`` : sql`and n < ${below}`
  return sql`${sql.raw(allListed)} ${isBelow} order by n desc`
}

function mostReviewed(below?: number): RawBuilder<unknown> {
  const isBelow = below === undefined ? sql`` : sql`where place < ${below}`
  return sql`select place & 4294967295 from review_order ${isBelow} order by place desc`
}

const mayHold = ({ lists, pages }: QueryPlan, limit: number) =>
  lists === 1 && pages * listingsPerPage >= limit

interface Ranks {
  readonly below?: number | undefined
  readonly above?: number | undefined
}

type Counted = Parameters<ListingIndex['countUpTo']>[1]

function matching(query: string, { below, above }: Ranks): RawBuilder<unknown> {
  return sql`(select rowid & 4294967295 as n, rowid as rank from business_search
    where business_search match ${query}
    ${below === undefined ? sql`` : sql`and rowid < ${exactRowid(below)}`}
    ${above === undefined ? sql`` : sql`and rowid >= ${exactRowid(above)}`})`
}

function openOnes(facts: ListingFact[], { openingIds }: ListingFilter): ListingFact[] {
  if (!openingIds) return facts
  const wanted = new Set(openingIds)
  return facts.filter(({ opening_id }) => opening_id !== null && wanted.has(opening_id))
}
