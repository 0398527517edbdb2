import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
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

/**
 * The visible rows that pass a filter. Where the planner has nothing to choose, it does not see the tokens: to estimate how many rows have
 * them it unpacks its statistics of 5,000 tokens, which takes longer than most searches.
 *
 * @param way `byTokens` where the index of tokens is the only way to find the rows, `planned` where the planner chooses
 */
export function matchesIn(
  db: Kysely<Schema>,
  { filter, asked, hasTokens }: Search,
  way: 'byTokens' | 'planned',
) {
  let query = db.selectFrom('business').where('status', '=', sql.lit(visibleStatus))
  const own = columnSql(filter)
  if (own) query = query.where(own)
  const tokens = sql`${tokenQueryOf(asked)}::tsquery`
  // The index has no rows for a filter that only excludes: all are read then.
  const isHidden = way === 'byTokens' && asked.conditions.length > 0
  if (hasTokens) query = query.where(sql<boolean>`tokens @@ ${isHidden ? sql`(select ${tokens})` : tokens}`)
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

type MatchQuery<Column extends keyof BusinessRow> = SelectQueryBuilder<
  Schema,
  'business',
  Pick<BusinessRow, Column>
>

interface BestPage<Column extends keyof BusinessRow> {
  readonly columns: readonly Column[]
  readonly limit: number
  readonly offset?: number
}

/** How the best-ranked matches are read, and how many of them an answer has. `isOfAll`: whether the query has to sort all matches. */
interface Reading<Column extends keyof BusinessRow, Answer> {
  readonly read: (query: MatchQuery<Column>, isOfAll: boolean) => Promise<Answer>
  readonly sizeOf: (answer: Answer) => number
}

export type BestMatches = ReturnType<typeof bestMatchesIn>

/** Reads and counts the best-ranked matches of a filter. */
export function bestMatchesIn(db: Kysely<Schema>, statistics: () => Promise<SearchStatistics>) {
  /** Queries for the best-ranked matches. Each looks further down the ranks than the one before. */
  async function queriesOf<Column extends keyof BusinessRow>(
    filter: ListingFilter,
    { columns, limit, offset = 0 }: BestPage<Column>,
  ): Promise<{ readonly query: MatchQuery<Column>; readonly isOfAll: boolean }[]> {
    const search = searchOf(filter)
    const { floors, isWalked } = floorsOf(search, limit + offset, await statistics())
    return floors.map((floor) => {
      const mayWalk = floor === undefined && isWalked
      let query = matchesIn(db, search, mayWalk ? 'planned' : 'byTokens')
      if (floor !== undefined) query = query.where('rank', '>=', sql.lit(floor))
      // An index on `rank` cannot sort by `rank + 0`. The planner would otherwise read ranks from the best down, which takes long
      // where matches are rare.
      const order = mayWalk ? sql`rank desc` : sql`rank + 0 desc`
      const ordered = query.select(columns as never).orderBy(order)
      const page = ordered.limit(limit).offset(offset).$castTo<Pick<BusinessRow, Column>>()
      return { query: page, isOfAll: floor === undefined && !mayWalk }
    })
  }

  /** The first answer that is full, of one query after the other; else the last one. */
  async function firstFull<Column extends keyof BusinessRow, Answer>(
    filter: ListingFilter,
    page: BestPage<Column>,
    { read, sizeOf }: Reading<Column, Answer>,
  ): Promise<Answer> {
    const queries = await queriesOf(filter, page)
    for (const { query, isOfAll } of queries.slice(0, -1)) {
      const answer = await read(query, isOfAll)
      if (sizeOf(answer) === page.limit) return answer
    }
    const { query, isOfAll } = queries.at(-1) as (typeof queries)[number]
    return read(query, isOfAll)
  }

  const best = <Column extends keyof BusinessRow>(filter: ListingFilter, page: BestPage<Column>) =>
    firstFull(filter, page, { read: (query) => query.execute(), sizeOf: (rows) => rows.length })

  /** How many of the best-ranked matches there are and are open. The server counts them, because they are thousands. */
  const countOpen = (filter: ListingFilter, ids: readonly number[]) =>
    firstFull(
      filter,
      { columns: ['opening_id'], limit: openCandidates },
      {
        read: (query) =>
          db
            .selectFrom(query.as('candidates'))
            .select((select) => [
              select.fn.countAll<number>().as('looked'),
              select.fn.countAll<number>().filterWhere(isOpen(ids)).as('open'),
            ])
            .executeTakeFirstOrThrow(),
        sizeOf: ({ looked }) => looked,
      },
    )

  return { best, firstFull, countOpen }
}

export async function countMatches(
  db: Kysely<Schema>,
  search: Search,
  limit: number | undefined,
): Promise<number> {
  const matches = matchesIn(db, search, 'byTokens').select('id')
  const { count } = await db
    .selectFrom((limit === undefined ? matches : matches.limit(limit)).as('matches'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
