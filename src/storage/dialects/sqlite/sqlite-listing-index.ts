import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/visibility.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { businessColumns } from '../../business-row.ts'
import type { ListingIndex, MatchFacts } from '../../listing-index.ts'
import { scoreOfRank } from '../../rank.ts'
import type { Schema } from '../../schema.ts'
import { exactRowid } from './exact-rowid.ts'
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
    page: (filter, { sort, limit, offset, below }) =>
      // Row numbers come first, so that skipped rows are never read.
      db
        .selectFrom('business')
        .select(businessColumns)
        .where(
          sql<boolean>`n in (${rowNumbers(filter, sort, below)} order by ${order[sort]} limit ${limit} offset ${offset})`,
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

    async facts(filter, limit) {
      const { rows } = await sql<MatchFacts>`
        select fact.n, best.rank, category_key, city_key, country_code, latitude, longitude
        from (select n, rank from ${matches(filter)} order by rank desc
          limit ${filter.openingIds ? candidateLimit : limit}) as best
        cross join business as fact indexed by business_facts on fact.n = best.n
        ${filter.openingIds ? hasOpening(filter.openingIds) : sql``} limit ${limit}`.execute(db)
      return rows
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
function rowNumbers(filter: ListingFilter, sort: ListSort, below?: number): RawBuilder<unknown> {
  const isTableOrder = !filter.openingIds && passesAll(filter)
  if (isTableOrder && sort === 'latest') return latest(below)
  if (isTableOrder && sort === 'reviews') return mostReviewed(below)
  const isIndexOrder = sort === 'latest' || sort === 'recommended'
  if (!filter.openingIds && isIndexOrder) return sql`select n from ${matches(filter, below)}`
  const best = sql`select n, rank from ${matches(filter)}
    order by ${sort === 'latest' ? order.latest : order.recommended} limit ${candidateLimit}`
  return sql`select n from (
    select best.n, best.rank, rating, review_count
    from (${best}) as best cross join business as fact indexed by business_facts on fact.n = best.n
    ${filter.openingIds ? hasOpening(filter.openingIds) : sql``})`
}

/** From an index that has all listings: those few that wait for approval are taken out. */
function latest(below?: number): RawBuilder<unknown> {
  return sql`select n from business indexed by business_facts
    where n not in (select n from business where status = 'pending')
    ${below === undefined ? sql`` : sql`and n < ${below}`}`
}

function mostReviewed(below?: number): RawBuilder<unknown> {
  const isBelow =
    below === undefined ? sql`` : sql`and (review_count, n) < (${scoreOfRank(below)}, ${below % 2 ** 32})`
  return sql`select n from business where status = ${sql.lit(visibleStatus)} ${isBelow}`
}

function matches(filter: ListingFilter, below?: number): RawBuilder<unknown> {
  return sql`(select rowid & 4294967295 as n, rowid as rank from business_search
    where business_search match ${filterQuery(filter)} ${below === undefined ? sql`` : sql`and rowid < ${exactRowid(below)}`})`
}

/** The plus keeps the planner from looking every pattern up in the index, for every candidate. */
function hasOpening(ids: readonly number[]): RawBuilder<unknown> {
  return sql`where +opening_id in (select value from json_each(${JSON.stringify(ids)}))`
}
