import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  type Condition,
  conditionsOf,
  type ListingFilter,
} from '../../../application/ports/listing-filter.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import type { GeoBox } from '../../../domain/geo/geo-box.ts'
import { openCandidates } from '../../listing-index.ts'
import type { BusinessRow } from '../../rows/business-row.ts'
import { type TokenConditions, tokenConditions } from '../../rows/filter-token.ts'
import { storedKey } from '../../rows/stored-text.ts'
import type { Schema } from '../../schema.ts'
import type { SearchStatistics } from './search-statistics.ts'

/**
 * Whether a listing lies in a box. The filter has already chosen the grid cells that the box touches. The test is a CASE, which the
 * planner cannot estimate: it would multiply the shares of latitude and longitude as if they were independent, and expect far too few
 * listings.
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

export interface Search {
  readonly filter: ListingFilter
  readonly asked: TokenConditions
  /** Whether the search index is asked. */
  readonly hasTokens: boolean
}

export function searchOf(filter: ListingFilter): Search {
  const asked = tokenConditions(filter)
  const hasTokens = asked.conditions.length + asked.excluded.length > 0 && !columnSql(filter)
  return { filter, asked, hasTokens }
}

/** The visible rows that pass a filter. */
export function matchesIn(db: Kysely<Schema>, { filter, asked, hasTokens }: Search) {
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

/** Reads and counts the best-ranked matches of a filter. */
export function bestMatchesIn(db: Kysely<Schema>, statistics: () => Promise<SearchStatistics>) {
  /** Queries for the best-ranked matches. Each looks further down the ranks than the one before, until one finds enough. */
  async function queriesOf<Column extends keyof BusinessRow>(
    filter: ListingFilter,
    columns: readonly Column[],
    { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
  ) {
    const search = searchOf(filter)
    const { floors, isWalked } = floorsOf(search, limit + offset, await statistics())
    return floors.map((floor) => {
      let query = matchesIn(db, search)
      if (floor !== undefined) query = query.where('rank', '>=', sql.lit(floor))
      // An index on `rank` cannot sort by `rank + 0`. The planner would otherwise read ranks from the best down, which takes long
      // where matches are rare.
      const order = floor === undefined && isWalked ? sql`rank desc` : sql`rank + 0 desc`
      const ordered = query.select(columns as never).orderBy(order)
      return ordered.limit(limit).offset(offset).$castTo<Pick<BusinessRow, Column>>()
    })
  }

  async function best<Column extends keyof BusinessRow>(
    filter: ListingFilter,
    columns: readonly Column[],
    page: { readonly limit: number; readonly offset?: number },
  ): Promise<Pick<BusinessRow, Column>[]> {
    let rows: Pick<BusinessRow, Column>[] = []
    for (const query of await queriesOf(filter, columns, page)) {
      rows = await query.execute()
      if (rows.length === page.limit) break
    }
    return rows
  }

  /** How many of the best-ranked matches there are and are open. The server counts them, because they are thousands. */
  async function countOpen(filter: ListingFilter, ids: readonly number[]) {
    let counts = { looked: 0, open: 0 }
    for (const query of await queriesOf(filter, ['opening_id'], { limit: openCandidates })) {
      const counted = db
        .selectFrom(query.as('candidates'))
        .select((select) => [
          select.fn.countAll<number>().as('looked'),
          select.fn.countAll<number>().filterWhere(isOpen(ids)).as('open'),
        ])
      counts = await counted.executeTakeFirstOrThrow()
      if (counts.looked === openCandidates) break
    }
    return counts
  }

  return { best, countOpen }
}

export async function countMatches(
  db: Kysely<Schema>,
  search: Search,
  limit: number | undefined,
): Promise<number> {
  const matches = matchesIn(db, search).select('id')
  const { count } = await db
    .selectFrom((limit === undefined ? matches : matches.limit(limit)).as('matches'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
