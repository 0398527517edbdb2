import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Condition, conditionsOf } from '../../../application/ports/listing-filter.ts'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import type { GeoBox } from '../../../domain/geo/geo-box.ts'
import { aboutLimit, hasDistricts, type ListingIndex, openCandidates } from '../../listing-index.ts'
import { type BusinessRow, briefColumns, businessColumns } from '../../rows/business-row.ts'
import { type TokenConditions, tokenConditions } from '../../rows/filter-token.ts'
import { rowOfRank, scoreOfRank } from '../../rows/rank.ts'
import { storedKey } from '../../rows/stored-text.ts'
import type { Schema } from '../../schema.ts'
import type { PostgresCapabilities } from './citus-layout.ts'
import { keepStatistics, type SearchStatistics } from './search-statistics.ts'

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

/**
 * Whether a listing in a box's cells lies in the box. The planner has to take the cells alone for how many listings these are: it
 * would multiply the shares of latitude and longitude, as if they were independent. In a CASE it cannot.
 */
function isIn({ south, west, north, east }: GeoBox): RawBuilder<boolean> {
  const isBetween =
    west <= east
      ? sql`longitude between ${west} and ${east}`
      : sql`(longitude >= ${west} or longitude <= ${east})`
  return sql`case when latitude between ${south} and ${north} and ${isBetween} then true end`
}

/** For as long as a list of open patterns is used. */
const knownBits = new WeakMap<readonly number[], Buffer>()

/** One bit for each pattern, because their ids are thousands. Ids begin at 1 and have few gaps. */
function bitsOf(ids: readonly number[]): Buffer {
  const last = ids.reduce((highest, id) => Math.max(highest, id), 0)
  const bits = Buffer.alloc((last >> 3) + 1)
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  return bits
}

function isOpen(ids: readonly number[]): RawBuilder<boolean> {
  const bits = knownBits.get(ids) ?? bitsOf(ids)
  knownBits.set(ids, bits)
  return sql`case when opening_id < ${8 * bits.length} then get_bit(${bits}::bytea, opening_id) = 1 else false end`
}

/** The columns with b-trees in the order of the rank: a filter of one of these alone needs no tokens. */
const columnOf: { readonly [Name in Condition]?: string } = {
  categoryKey: 'category_key',
  categoryGroup: 'category_group',
  cityKey: 'city_key',
  countryCode: 'country_code',
  isVerified: 'is_verified',
}

/** The SQL of a filter that is one condition with a column of its own; undefined for any other. */
export function columnSql(filter: ListingFilter): RawBuilder<boolean> | undefined {
  const [condition, ...others] = conditionsOf(filter)
  const column = condition && columnOf[condition]
  if (!column || others.length > 0) return undefined
  const value = filter[condition]
  return sql`${sql.ref(column)} = ${typeof value === 'boolean' ? value : storedKey(String(value))}`
}

interface Search {
  readonly filter: ListingFilter
  readonly asked: TokenConditions
  /** Whether the search index is asked. */
  readonly hasTokens: boolean
}

function searchOf(filter: ListingFilter): Search {
  const asked = tokenConditions(filter)
  const hasTokens = asked.conditions.length + asked.excluded.length > 0 && !columnSql(filter)
  return { filter, asked, hasTokens }
}

/** The visible rows that pass a filter. */
function matchesIn(db: Kysely<Schema>, { filter, asked, hasTokens }: Search) {
  let query = db.selectFrom('business').where('status', '=', sql.lit(visibleStatus))
  const own = columnSql(filter)
  if (own) query = query.where(own)
  if (hasTokens) query = query.where(sql<boolean>`tokens @@ ${tokenQueryOf(asked)}::tsquery`)
  if (filter.box) query = query.where(isIn(filter.box))
  if (filter.openingIds) query = query.where(isOpen(filter.openingIds))
  return query
}

/** Tokens are quoted, although they contain no ASCII except letters and digits. */
function tokenQueryOf({ conditions, excluded }: TokenConditions): string {
  // Nothing meets a condition without alternatives.
  if (conditions.some((some) => some.length === 0)) return ''
  const allOf = (tokens: readonly string[]) => `(${tokens.map((token) => `'${token}'`).join(' & ')})`
  return [
    ...conditions.map((some) => `(${some.map(allOf).join(' | ')})`),
    ...excluded.map((tokens) => `!${allOf(tokens)}`),
  ].join(' & ')
}

/** Above so many expected matches, the planner may walk down the ranks instead of sorting them all. */
const sortLimit = 30_000
/** Among the best listings there should be this many times as many matches as are wanted. */
const margin = 1.3
/** Some share of all listings is open. */
const openShare = 0.3
/** The planner's statistics are of a sample. */
const certainty = 1.25

/** From which ranks on the best matches are looked for: undefined for all ranks. */
function floorsOf(
  { filter, asked, hasTokens }: Search,
  wanted: number,
  { bestIndexes, total, expected }: SearchStatistics,
) {
  if (!hasTokens) return { floors: [undefined], isWalked: true }
  const matches = expected(asked) * (filter.openingIds ? openShare : 1)
  const fitting = bestIndexes.filter(({ size }) => (matches * size) / total >= margin * wanted)
  return { floors: [...fitting.map(({ floor }) => floor), undefined], isWalked: matches > sortLimit }
}

/**
 * Pages from the search index (GIN), which knows no order: first from the indexes of the best listings alone, which have few matches
 * to sort (decision 30). Filters with a column of their own are walked down in its b-tree.
 */
export function createPostgresListingIndex(
  db: Kysely<Schema>,
  capabilities: () => Promise<PostgresCapabilities>,
): ListingIndex {
  const statistics = keepStatistics(db)

  /** The best-ranked matches. Each try looks further down the ranks, until there are enough. */
  async function best<Column extends keyof BusinessRow>(
    filter: ListingFilter,
    columns: readonly Column[],
    { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
  ): Promise<Pick<BusinessRow, Column>[]> {
    const search = searchOf(filter)
    const { floors, isWalked } = floorsOf(search, limit + offset, await statistics())
    let rows: Pick<BusinessRow, Column>[] = []
    for (const floor of floors) {
      let query = matchesIn(db, search)
      if (floor !== undefined) query = query.where('rank', '>=', sql.lit(floor))
      // The sum keeps the planner from walking down the ranks where matches are too rare for that.
      const order = floor === undefined && isWalked ? sql`rank desc` : sql`rank + 0 desc`
      const ordered = query.select(columns as never).orderBy(order)
      rows = (await ordered.limit(limit).offset(offset).execute()) as unknown as typeof rows
      if (rows.length === limit) break
    }
    return rows
  }

  return {
    ...lookupsIn(db),
    ...pagesIn(db, best),
    best: (filter, limit) => best(filter, briefColumns, { limit }),

    async facts(filter, limit) {
      const columns = ['rank', 'category_key', 'city_key', 'country_code', 'about', 'district'] as const
      const facts = await best(filter, columns, { limit })
      const abouts = facts.slice(0, aboutLimit).map(({ about }) => about)
      const districts = hasDistricts(filter) ? facts.map(({ district }) => district) : []
      return { facts, abouts, districts, lowestRank: facts.at(-1)?.rank ?? 0 }
    },

    async places(filter, limit) {
      const columns = ['rank', 'n', 'latitude', 'longitude', 'category_key'] as const
      const places = await best(filter, columns, { limit })
      return { places, lowestRank: places.at(-1)?.rank ?? 0 }
    },

    placesWithin: () => undefined,

    async countUpTo({ openingIds, ...filter }, limit) {
      if (openingIds) {
        const candidates = await best(filter, ['opening_id'], { limit: openCandidates })
        const open = new Set(openingIds)
        const count = candidates.filter(({ opening_id }) => open.has(opening_id ?? 0)).length
        return { count: Math.min(count, limit), mayBeMore: candidates.length === openCandidates }
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

async function countMatches(db: Kysely<Schema>, search: Search, limit: number | undefined): Promise<number> {
  const matches = matchesIn(db, search).select('id')
  const { count } = await db
    .selectFrom((limit === undefined ? matches : matches.limit(limit)).as('matches'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type ReadBest = (
  filter: ListingFilter,
  columns: readonly ['rank'],
  page: { readonly limit: number; readonly offset: number },
) => Promise<Pick<BusinessRow, 'rank'>[]>

/** Lists of rows, in parts. */
function pagesIn(db: Kysely<Schema>, best: ReadBest): Pick<ListingIndex, 'page' | 'piece'> {
  /**
   * The rows of a list's sort keys, in its order. Sort keys are read before rows: an index alone has them, so skipped rows are never
   * read, and of the shards of a cluster each sends its best sort keys instead of its best rows.
   */
  async function rowsOf(sort: ListSort, keys: readonly { readonly rank?: number; readonly n?: number }[]) {
    if (keys.length === 0) return []
    const column = keyOf(sort)
    return db
      .selectFrom('business')
      .select(businessColumns)
      .where(sql<boolean>`${sql.ref(column)} = any(${keys.map((key) => key[column])}::bigint[])`)
      .where('status', '=', sql.lit(visibleStatus))
      .orderBy(order(sort))
      .execute()
  }

  return {
    async page(filter, { sort, limit, offset, below, fromEnd }) {
      const search = searchOf(filter)
      if (sort === 'recommended' && search.hasTokens) {
        const keys = await best(filter, ['rank'], { limit, offset })
        return { rows: await rowsOf(sort, keys), entries: keys.length }
      }
      let query = matchesIn(db, search)
      if (below !== undefined) query = query.where(comparesWith(sort, '<', below))
      // Entries are skipped from the end of the block that is nearer.
      const end = fromEnd && fromEnd.offset < offset ? fromEnd : undefined
      if (end) query = query.where(comparesWith(sort, '>=', end.floor))
      const ordered = query.select(keyOf(sort)).orderBy(order(sort, end ? 'asc' : 'desc'))
      const skipped = ordered.limit(limit).offset((end ?? { offset }).offset)
      const keys = await skipped.execute()
      return { rows: await rowsOf(sort, keys), entries: keys.length }
    },

    async piece(filter, { after, limit }) {
      const isAll = conditionsOf(filter).length === 0
      let query = matchesIn(db, searchOf(filter)).limit(limit)
      if (isAll) query = query.where('n', '>', after ?? 0).orderBy('n')
      else query = query.where('rank', '<', after ?? Number.MAX_SAFE_INTEGER).orderBy('rank', 'desc')
      const keys = await query.select(isAll ? 'n' : 'rank').execute()
      const rows = await rowsOf(isAll ? 'latest' : 'recommended', keys)
      const last = keys.length < limit ? undefined : Number(Object.values(keys.at(-1) ?? {})[0])
      return { rows: isAll ? rows.reverse() : rows, next: last }
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
