import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { conditionsOf } from '../../../application/ports/listing-filter.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import {
  aboutLimit,
  countFacts,
  districtLimit,
  exactRows,
  type ListingIndex,
  openCandidates,
  type PageRows,
  type RowPage,
  samplesDistricts,
  spread,
} from '../../listing-index.ts'
import { type BusinessRow, briefColumns, businessColumnList } from '../../rows/business-row.ts'
import { rowOfRank, scoreOfRank } from '../../rows/rank.ts'
import type { Schema } from '../../schema.ts'
import type { PostgresCapabilities } from './citus-layout.ts'
import {
  type BestMatches,
  bestMatchesIn,
  countMatches,
  matchesIn,
  type Search,
  searchOf,
} from './postgres-matches.ts'
import { keepStatistics } from './search-statistics.ts'

const sortColumns: Record<ListSort, readonly ('rank' | 'n' | 'rating' | 'review_count')[]> = {
  recommended: ['rank'],
  latest: ['n'],
  rating: ['rating', 'review_count', 'n'],
  reviews: ['review_count', 'n'],
}

/** A list from its best entry down (`desc`), or from its end up. */
export const order = (sort: ListSort, direction: 'desc' | 'asc' = 'desc') =>
  sql.join(sortColumns[sort].map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`))

/** How the sort key of a counted list's entries compares with another one. */
export function comparesWith(sort: ListSort, operator: '<' | '>=', sortKey: number): RawBuilder<boolean> {
  const columns = sql.raw(sortColumns[sort].join(', '))
  const key = sort === 'reviews' ? sql`${scoreOfRank(sortKey)}, ${rowOfRank(sortKey)}` : sql`${sortKey}`
  return sql`(${columns}) ${sql.raw(operator)} (${key})`
}

export const keyOf = (sort: ListSort) => (sort === 'recommended' ? 'rank' : 'n')

/** The planner's statistics are of a sample. */
const certainty = 1.25

/**
 * Searches in PostgreSQL. A GIN index finds the rows with all tokens of a filter, but in no order, so all matches have to be sorted.
 * Smaller GIN indexes of the best listings alone are asked first, because they have fewer matches (decision 30). A filter on one column
 * with a b-tree of its own reads that in order and sorts nothing.
 */
export function createPostgresListingIndex(
  db: Kysely<Schema>,
  capabilities: () => Promise<PostgresCapabilities>,
): ListingIndex {
  const statistics = keepStatistics(db)
  const matches = bestMatchesIn(db, statistics)
  const { best, countOpen } = matches

  return {
    ...lookupsIn(db),
    ...pagesIn(db, matches, capabilities),
    best: (filter, limit) => best(filter, { columns: briefColumns, limit }),

    exactFacts: () => exactRows,

    async facts(filter, limit) {
      const columns = ['rank', 'category_key', 'city_key', 'country_code', 'district'] as const
      const facts = await best(filter, { columns, limit })
      const numbers = spread(facts, aboutLimit).map(({ rank }) => rowOfRank(rank))
      const abouts = await db
        .selectFrom('business')
        .select('about')
        .where(sql<boolean>`n = any(${numbers}::bigint[])`)
        .where('status', '=', sql.lit(visibleStatus))
        .execute()
      const districts = samplesDistricts(filter)
        ? spread(facts, districtLimit).map(({ district }) => district)
        : []
      return {
        size: facts.length,
        counts: countFacts(facts),
        abouts: abouts.map(({ about }) => about),
        districts,
        lowestRank: facts.at(-1)?.rank ?? 0,
      }
    },

    async places(filter, limit) {
      const columns = ['rank', 'n', 'latitude', 'longitude', 'category_key'] as const
      const places = await best(filter, { columns, limit })
      return { places, lowestRank: places.at(-1)?.rank ?? 0 }
    },

    placesWithin: () => undefined,

    async countUpTo({ openingIds, ...filter }, limit) {
      if (openingIds) {
        const { looked, open } = await countOpen(filter, openingIds)
        return { count: Math.min(open, limit), mayBeMore: looked === openCandidates }
      }
      const { atLeast } = await statistics()
      const { pushesDownLimits } = await capabilities()
      const search = searchOf(filter)
      const areMany = !filter.box && atLeast(search.asked) > certainty * limit
      const count = areMany ? limit : await countMatches(db, search, pushesDownLimits ? limit : undefined)
      return { count: Math.min(count, limit), mayBeMore: count >= limit }
    },
  }
}

type SortKey = Partial<Pick<BusinessRow, 'rank' | 'n'>>
type KeyQuery = SelectQueryBuilder<Schema, 'business', SortKey>

/** Lists of rows, in parts. */
function pagesIn(
  db: Kysely<Schema>,
  { firstFull }: Pick<BestMatches, 'firstFull'>,
  capabilities: () => Promise<PostgresCapabilities>,
): Pick<ListingIndex, 'page' | 'piece'> {
  /**
   * The rows with the sort keys that a query gives, in the order of the list. An index alone has the keys, so the rows before the page
   * are never read. A cluster reads the keys first, so that each shard sends keys instead of rows.
   */
  async function rowsOf(sort: ListSort, query: KeyQuery): Promise<PageRows> {
    const column = keyOf(sort)
    const { pushesDownLimits } = await capabilities()
    const keys = pushesDownLimits ? undefined : (await query.execute()).map((key) => key[column])
    if (keys?.length === 0) return { rows: [], entries: 0 }
    const { rows } = await sql<BusinessRow>`select ${sql.raw(businessColumnList)} from business
      where ${sql.ref(column)} = any(${keys ? sql`${keys}::bigint[]` : sql`array(${query})`})
      and status = ${sql.lit(visibleStatus)} order by ${order(sort)}`.execute(db)
    return { rows, entries: keys?.length ?? rows.length }
  }

  /** The same of a search that sorts all its matches, which tells their number, too. */
  async function countedRowsOf(search: Search, { limit, offset }: Pick<RowPage, 'limit' | 'offset'>) {
    type CountedRow = BusinessRow & { readonly total: number }
    const { rows } =
      await sql<CountedRow>`with matches as materialized (${matchesIn(db, search, 'byTokens').select('rank')})
      select total, ${sql.raw(businessColumnList)} from (select count(*) as total from matches) as counted
      left join business on status = ${sql.lit(visibleStatus)}
        and rank = any(array(select rank from matches order by rank desc limit ${limit} offset ${offset}))
      order by rank desc`.execute(db)
    // Without a match on the page, there is a row with the number alone.
    const found = rows.filter(({ id }) => id !== null)
    return { rows: found, entries: found.length, total: rows[0]?.total ?? 0 }
  }

  return {
    async page(filter, { sort, limit, offset, below, fromEnd }) {
      const search = searchOf(filter)
      if (sort === 'recommended' && search.hasTokens) {
        const { pushesDownLimits } = await capabilities()
        // Of what is open, and of a box, not all matches are counted.
        const isCounted = pushesDownLimits && !filter.openingIds && !filter.box
        const read = (query: KeyQuery, isOfAll: boolean) =>
          isOfAll && isCounted ? countedRowsOf(search, { limit, offset }) : rowsOf(sort, query)
        const sizeOf = ({ entries }: PageRows) => entries
        return firstFull(filter, { columns: ['rank'], limit, offset }, { read, sizeOf })
      }
      let query = matchesIn(db, search, 'planned')
      if (below !== undefined) query = query.where(comparesWith(sort, '<', below))
      // Entries are skipped from the end of the block that is nearer.
      const end = fromEnd && fromEnd.offset < offset ? fromEnd : undefined
      if (end) query = query.where(comparesWith(sort, '>=', end.floor))
      const ordered = query.select(keyOf(sort)).orderBy(order(sort, end ? 'asc' : 'desc'))
      return rowsOf(sort, ordered.limit(limit).offset((end ?? { offset }).offset))
    },

    async piece(filter, { after, limit }) {
      const isAll = conditionsOf(filter).length === 0
      let query = matchesIn(db, searchOf(filter), 'planned').limit(limit)
      if (isAll) query = query.where('n', '>', after ?? 0).orderBy('n')
      else query = query.where('rank', '<', after ?? Number.MAX_SAFE_INTEGER).orderBy('rank', 'desc')
      const { rows, entries } = await rowsOf(
        isAll ? 'latest' : 'recommended',
        query.select(isAll ? 'n' : 'rank'),
      )
      const sorted = isAll ? rows.toReversed() : rows
      const last = sorted.at(-1)
      return { rows: sorted, next: entries < limit ? undefined : isAll ? last?.n : last?.rank }
    },
  }
}

/** Finds listings by id, slug or number. */
function lookupsIn(db: Kysely<Schema>): Pick<ListingIndex, 'findIdBySlug' | 'rows'> {
  return {
    async findIdBySlug(slug) {
      const { rows } = await sql<{ listing_id: string }>`
        select listing_id from listing_slug where slug = ${slug}`.execute(db)
      return rows[0]?.listing_id
    },

    async rows(numbers) {
      const { rows } = await sql<BusinessRow>`select ${sql.raw(businessColumnList)} from business
        where n = any(${numbers}::bigint[]) and status = ${sql.lit(visibleStatus)}`.execute(db)
      const byNumber = new Map(rows.map((row) => [row.n, row]))
      return numbers.flatMap((n) => byNumber.get(n) ?? [])
    },
  }
}
