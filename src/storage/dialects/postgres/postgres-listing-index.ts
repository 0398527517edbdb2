import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/visibility.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { isWholeNameTerm } from '../../../domain/search-terms/name-term.ts'
import { briefColumns, businessColumns } from '../../business-row.ts'
import { cellTokens } from '../../cell-token.ts'
import { queryTokens, tokenQuery } from '../../index-token.ts'
import type { ListingIndex } from '../../listing-index.ts'
import { rowOfRank, scoreOfRank } from '../../rank.ts'
import type { Schema } from '../../schema.ts'
import { storedKey } from '../../stored-text.ts'

const order: Record<ListSort, RawBuilder<unknown>> = {
  recommended: sql`rank desc`,
  latest: sql`n desc`,
  rating: sql`rating desc, review_count desc, n desc`,
  reviews: sql`review_count desc, n desc`,
}

const isBelow: Record<ListSort, (place: number) => RawBuilder<boolean>> = {
  recommended: (place) => sql`rank < ${place}`,
  latest: (place) => sql`n < ${place}`,
  rating: () => sql`true`,
  reviews: (place) => sql`(review_count, n) < (${scoreOfRank(place)}, ${rowOfRank(place)})`,
}

/** Pages by the planner's choice: a filter's own b-tree in rank order, or the inverted index where terms are rare. */
export function createPostgresListingIndex(db: Kysely<Schema>): ListingIndex {
  function matching(filter: ListingFilter) {
    const { categoryKey, categoryGroup, cityKey, countryCode, minRating, hasPhone, isVerified, openingIds } =
      filter
    const { all: tokens, anyOf: alternatives } = tokenQuery(filter)
    let query = db.selectFrom('business').where('status', '=', sql.lit(visibleStatus))
    if (alternatives.length > 0) query = query.where(sql<boolean>`tokens @@ ${anyOf(alternatives)}::tsquery`)
    if (tokens.length > 0) query = query.where(sql<boolean>`tokens @@ ${allOf(tokens)}::tsquery`)
    const excluded = queryTokens(filter.noneOf)
    if (excluded.length > 0) query = query.where(sql<boolean>`not tokens @@ ${oneOf(excluded)}::tsquery`)
    if (filter.cells) {
      const cells = cellTokens(filter.cells).map((token) => [token])
      query = query.where(sql<boolean>`tokens @@ ${anyOf(cells)}::tsquery`)
    }
    if (categoryKey) query = query.where('category_key', '=', storedKey(categoryKey))
    if (categoryGroup) query = query.where('category_group', '=', categoryGroup)
    if (cityKey) query = query.where('city_key', '=', storedKey(cityKey))
    if (countryCode) query = query.where('country_code', '=', storedKey(countryCode))
    if (minRating) query = query.where('rating', '>=', minRating)
    if (hasPhone) query = query.where('phone', '<>', '')
    if (isVerified !== undefined) query = query.where('is_verified', '=', isVerified)
    if (openingIds) query = query.where(sql<boolean>`opening_id = any(${openingIds}::integer[])`)
    if (alternatives.length === 0 || !alternatives.every((names) => names.some(isWholeNameTerm))) return query
    // Together the planner takes many names for common: with nothing to order by it does not look for them from the best listing down.
    return db.selectFrom(query.selectAll().offset(0).as('business'))
  }

  return {
    async page(filter, { sort, limit, offset, below }) {
      const key = sort === 'recommended' ? 'rank' : 'n'
      // From the index alone first, so that skipped rows are never read.
      const places = (below === undefined ? matching(filter) : matching(filter).where(isBelow[sort](below)))
        .select(key)
        .orderBy(order[sort])
        .limit(limit)
        .offset(offset)
      const rows = await db
        .selectFrom('business')
        .select(businessColumns)
        .where(key, 'in', places)
        .where('status', '=', sql.lit(visibleStatus))
        .orderBy(order[sort])
        .execute()
      return { rows, places: rows.length }
    },

    best: (filter, limit) =>
      matching(filter).select(briefColumns).orderBy(order.recommended).limit(limit).execute(),

    async piece(filter, { after, limit }) {
      const { terms, anyOf: alternatives = [], noneOf = [], ...further } = filter
      const isAll =
        queryTokens(terms).length + alternatives.length + noneOf.length === 0 &&
        Object.values(further).every((value) => value === undefined)
      let query = matching(filter).select(businessColumns).limit(limit)
      if (isAll) query = query.where('n', '>', after ?? 0).orderBy('n')
      else query = query.where('rank', '<', after ?? Number.MAX_SAFE_INTEGER).orderBy('rank', 'desc')
      const rows = await query.execute()
      const last = rows.length < limit ? undefined : rows.at(-1)
      return { rows, next: isAll ? last?.n : last?.rank }
    },

    async findIdBySlug(slug) {
      const { rows } = await sql<{ listing_id: string }>`
        select listing_id from listing_slug where slug = ${slug}`.execute(db)
      return rows[0]?.listing_id
    },

    isListing: (row, id) => sql`${sql.ref(`${row}.id`)} = ${id}`,
    isOneOf: (row, ids) => sql`${sql.ref(`${row}.id`)} in (${sql.join(ids)})`,

    async rows(numbers) {
      const rows = await db
        .selectFrom('business')
        .select(businessColumns)
        .where(sql<boolean>`n = any(${numbers}::bigint[])`)
        .where('status', '=', sql.lit(visibleStatus))
        .execute()
      const byNumber = new Map(rows.map((row) => [row.n, row]))
      return numbers.flatMap((n) => byNumber.get(n) ?? [])
    },

    async facts(filter, limit) {
      const facts = await matching(filter)
        .select(['rank', 'category_key', 'city_key', 'country_code'])
        .orderBy('rank', 'desc')
        .limit(limit)
        .execute()
      return { facts, lowestRank: facts.at(-1)?.rank ?? 0 }
    },

    places: (filter, limit) =>
      matching(filter).select(['n', 'latitude', 'longitude']).orderBy('rank', 'desc').limit(limit).execute(),

    placesWithin: () => undefined,

    async countUpTo(filter, limit) {
      const { count } = await db
        .selectFrom(matching(filter).select('id').limit(limit).as('matches'))
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return { count, mayBeMore: count >= limit }
    },
  }
}

/** Quoted, although tokens hold no ASCII but letters and digits. */
function allOf(tokens: readonly string[]): string {
  return tokens.map((token) => `'${token}'`).join(' & ')
}

const oneOf = (tokens: readonly string[]) => tokens.map((token) => `'${token}'`).join(' | ')

const anyOf = (alternatives: readonly (readonly string[])[]) =>
  alternatives.map((tokens) => `(${allOf(tokens)})`).join(' | ')
