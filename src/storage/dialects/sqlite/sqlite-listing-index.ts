import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/visibility.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { businessColumns } from '../../business-row.ts'
import type { ListingIndex } from '../../listing-index.ts'
import type { Schema } from '../../schema.ts'
import { filterQuery, passesAll } from './filter-token.ts'
import { readMatches, readTable } from './read-pieces.ts'
import { slugHash } from './slug-hash.ts'

/**
 * What the full-text index does not know (opening patterns, order by rating or reviews) is looked up for this many of
 * the matches, the best ranked ones.
 */
const candidateLimit = 20_000

const order: Record<ListSort, RawBuilder<unknown>> = {
  recommended: sql`rank desc`,
  latest: sql`n desc`,
  rating: sql`rating desc, review_count desc, n desc`,
  reviews: sql`review_count desc, n desc`,
}

/**
 * Pages from the full-text index, whose rowid is the rank: it is read backwards and stops after one page. Only
 * published listings are in it, each under a token that all share.
 */
export function createSqliteListingIndex(db: Kysely<Schema>): ListingIndex {
  return {
    page: (filter, { sort, limit, offset }) =>
      // Row numbers come first, so that skipped rows are never read.
      db
        .selectFrom('business')
        .select(businessColumns)
        .where(
          sql<boolean>`n in (${rowNumbers(filter, sort)} order by ${order[sort]} limit ${limit} offset ${offset})`,
        )
        .orderBy(order[sort])
        .execute(),

    piece: (filter, piece) =>
      passesAll(filter) ? readTable(db, filter, piece) : readMatches(db, filter, piece),

    async findIdBySlug(slug) {
      const owner = sql<{ id: string }>`
        with slug_owner as (select n from listing_slug where hash = ${slugHash(slug)})
        select id from business where n = (select n from slug_owner)
        union all select id from merged_listing where n = (select n from slug_owner) limit 1`
      const { rows } = await owner.execute(db)
      return rows[0]?.id
    },

    async countUpTo(filter, limit) {
      const matches = sql<{ count: number }>`
        select count(*) as count from (${rowNumbers(filter, 'recommended')} limit ${limit})`
      const { rows } = await matches.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

/** A select of the matches' numbers, which can be ordered by `sort`. */
function rowNumbers(filter: ListingFilter, sort: ListSort): RawBuilder<unknown> {
  const isTableOrder = passesAll(filter) && (sort === 'latest' || sort === 'reviews')
  const isIndexOrder = sort === 'latest' || sort === 'recommended'
  if (!filter.openingIds && isTableOrder) {
    return sql`select n from business where status = ${sql.lit(visibleStatus)}`
  }
  if (!filter.openingIds && isIndexOrder) return sql`select n from ${matches(filter)}`
  const best = sql`select n, rank from ${matches(filter)}
    order by ${sort === 'latest' ? order.latest : order.recommended} limit ${candidateLimit}`
  return sql`select n from (
    select best.n, best.rank, rating, review_count
    from (${best}) as best cross join business as fact indexed by business_facts on fact.n = best.n
    ${filter.openingIds ? hasOpening(filter.openingIds) : sql``})`
}

function matches(filter: ListingFilter): RawBuilder<unknown> {
  return sql`(select rowid & 4294967295 as n, rowid as rank from business_search
    where business_search match ${filterQuery(filter)})`
}

/** The plus keeps the planner from looking every pattern up in the index, for every candidate. */
function hasOpening(ids: readonly number[]): RawBuilder<unknown> {
  return sql`where +opening_id in (select value from json_each(${JSON.stringify(ids)}))`
}
