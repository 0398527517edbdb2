import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Condition, conditionsOf } from '../../../application/ports/listing-filter.ts'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { attributeTerm } from '../../../domain/search-terms/attribute-search.ts'
import { isWholeNameTerm } from '../../../domain/search-terms/name-term.ts'
import { briefColumns, businessColumns } from '../../business-row.ts'
import { cellTokens } from '../../cell-token.ts'
import { queryTokens, tokenQuery } from '../../index-token.ts'
import { aboutLimit, hasDistricts, type ListingIndex } from '../../listing-index.ts'
import { rowOfRank, scoreOfRank } from '../../rank.ts'
import type { Schema } from '../../schema.ts'
import { storedKey, storedText } from '../../stored-text.ts'

const order: Record<ListSort, RawBuilder<unknown>> = {
  recommended: sql`rank desc`,
  latest: sql`n desc`,
  rating: sql`rating desc, review_count desc, n desc`,
  reviews: sql`review_count desc, n desc`,
}

const isBelow: Record<ListSort, (sortKey: number) => RawBuilder<boolean>> = {
  recommended: (sortKey) => sql`rank < ${sortKey}`,
  latest: (sortKey) => sql`n < ${sortKey}`,
  rating: () => sql`true`,
  reviews: (sortKey) => sql`(review_count, n) < (${scoreOfRank(sortKey)}, ${rowOfRank(sortKey)})`,
}

const holds = (query: string) => sql<boolean>`tokens @@ ${query}::tsquery`

/** The SQL of each condition. Words are tokens already. */
const conditionSql: {
  readonly [Name in Condition]: (value: NonNullable<ListingFilter[Name]>) => RawBuilder<boolean>
} = {
  anyOf: (alternatives) => holds(anyOf(alternatives)),
  terms: (tokens) => holds(allOf(tokens)),
  noneOf: (tokens) => sql`not ${holds(oneOf(tokens))}`,
  notAllOf: (tokens) => sql`not ${holds(allOf(tokens))}`,
  attributes: (keys) => holds(allOf(keys.map(attributeTerm))),
  cells: (cells) => holds(anyOf(cellTokens(cells).map((token) => [token]))),
  categoryKey: (key) => sql`category_key = ${storedKey(key)}`,
  categoryGroup: (group) => sql`category_group = ${group}`,
  cityKey: (key) => sql`city_key = ${storedKey(key)}`,
  district: (name) => sql`lower(district) = lower(${storedText(name)})`,
  countryCode: (code) => sql`country_code = ${storedKey(code)}`,
  minRating: (rating) => sql`rating >= ${rating}`,
  hasPhone: () => sql`phone <> ''`,
  hoursUnknown: () => sql`opening_id is null`,
  isVerified: (isVerified) => sql`is_verified = ${isVerified}`,
  openingIds: (ids) => sql`opening_id = any(${ids}::integer[])`,
}

/** The SQL of one condition of a filter. */
export function sqlOf<Name extends Condition>(name: Name, filter: ListingFilter): RawBuilder<boolean> {
  return conditionSql[name](filter[name] as NonNullable<ListingFilter[Name]>)
}

/** The same filter with its words as the smallest equivalent set of tokens. */
function inTokens(filter: ListingFilter): ListingFilter {
  const { all, anyOf } = tokenQuery(filter)
  const [noneOf, notAllOf] = [queryTokens(filter.noneOf), queryTokens(filter.notAllOf)]
  return { ...filter, terms: all, anyOf, noneOf, notAllOf }
}

/** The visible rows that pass a filter. */
function matchesIn(db: Kysely<Schema>, filter: ListingFilter) {
  const asked = inTokens(filter)
  let query = db.selectFrom('business').where('status', '=', sql.lit(visibleStatus))
  for (const name of conditionsOf(asked)) query = query.where(sqlOf(name, asked))
  const alternatives = asked.anyOf ?? []
  if (alternatives.length === 0 || !alternatives.every((names) => names.some(isWholeNameTerm))) return query
  // The planner takes several names together for common and would walk down the ranks. Without an order it cannot
  // (decision 21).
  return db.selectFrom(query.selectAll().offset(0).as('business'))
}

/** Pages by the planner's choice: a b-tree in rank order, or the GIN index if terms are rare. */
export function createPostgresListingIndex(db: Kysely<Schema>): ListingIndex {
  const matching = (filter: ListingFilter) => matchesIn(db, filter)

  return {
    ...lookupsIn(db),

    async page(filter, { sort, limit, offset, below }) {
      const key = sort === 'recommended' ? 'rank' : 'n'
      // The sort keys are read from the index first, so that skipped rows are never read.
      const sortKeys = (below === undefined ? matching(filter) : matching(filter).where(isBelow[sort](below)))
        .select(key)
        .orderBy(order[sort])
        .limit(limit)
        .offset(offset)
      const rows = await db
        .selectFrom('business')
        .select(businessColumns)
        .where(key, 'in', sortKeys)
        .where('status', '=', sql.lit(visibleStatus))
        .orderBy(order[sort])
        .execute()
      return { rows, entries: rows.length }
    },

    best: (filter, limit) =>
      matching(filter).select(briefColumns).orderBy(order.recommended).limit(limit).execute(),

    async piece(filter, { after, limit }) {
      const isAll = conditionsOf(inTokens(filter)).length === 0
      let query = matching(filter).select(businessColumns).limit(limit)
      if (isAll) query = query.where('n', '>', after ?? 0).orderBy('n')
      else query = query.where('rank', '<', after ?? Number.MAX_SAFE_INTEGER).orderBy('rank', 'desc')
      const rows = await query.execute()
      const last = rows.length < limit ? undefined : rows.at(-1)
      return { rows, next: isAll ? last?.n : last?.rank }
    },

    async facts(filter, limit) {
      const facts = await matching(filter)
        .select(['rank', 'category_key', 'city_key', 'country_code', 'about', 'district'])
        .orderBy('rank', 'desc')
        .limit(limit)
        .execute()
      const abouts = facts.slice(0, aboutLimit).map(({ about }) => about)
      const districts = hasDistricts(filter) ? facts.map(({ district }) => district) : []
      return { facts, abouts, districts, lowestRank: facts.at(-1)?.rank ?? 0 }
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

/** Finds listings by id, slug or number. */
function lookupsIn(db: Kysely<Schema>): Pick<ListingIndex, 'findIdBySlug' | 'rows'> {
  return {
    async findIdBySlug(slug) {
      const { rows } = await sql<{ listing_id: string }>`
        select listing_id from listing_slug where slug = ${slug}`.execute(db)
      return rows[0]?.listing_id
    },

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
  }
}

/** Tokens are quoted, although they contain no ASCII except letters and digits. */
function allOf(tokens: readonly string[]): string {
  return tokens.map((token) => `'${token}'`).join(' & ')
}

const oneOf = (tokens: readonly string[]) => tokens.map((token) => `'${token}'`).join(' | ')

const anyOf = (alternatives: readonly (readonly string[])[]) =>
  alternatives.map((tokens) => `(${allOf(tokens)})`).join(' | ')
