import { sql } from 'kysely'
import { retry } from '../../../application/retry.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { blockSize, type ListBlock } from '../../derived/list-block.ts'
import { countedListNamed } from '../../read/counted-list.ts'
import { type BusinessRow, businessColumns } from '../../rows/business-row.ts'
import { filterTokens } from '../../rows/filter-token.ts'
import { listingTokens } from '../../rows/index-token.ts'
import { type SlugClaim, storedSlugs } from '../../rows/new-listing.ts'
import { openingColumns, type StoredOpening } from '../../rows/opening-pattern.ts'
import {
  ConflictError,
  type Db,
  type IndexedRow,
  type OneOf,
  type Write,
  type WriteDialect,
} from '../../write/write-dialect.ts'
import type { PostgresCapabilities } from './citus-layout.ts'
import { comparesWith, keyOf, order } from './postgres-listing-index.ts'
import { columnSql } from './postgres-matches.ts'

export const oneOf: OneOf = (values) =>
  typeof values[0] === 'number' ? sql`= any(${values}::bigint[])` : sql`= any(${values}::text[])`

const attempts = 5
/** PostgreSQL's codes for serialization_failure and deadlock_detected. */
const conflicts = new Set<unknown>(['40001', '40P01'])

/** Repeats a transaction that the server aborted because of a conflict, or that threw `ConflictError`. */
export function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  return retry(transaction, (error, attempt) =>
    isConflict(error) && attempt < attempts ? 20 * attempt : undefined,
  )
}

function isConflict(error: unknown): boolean {
  if (error instanceof ConflictError) return true
  return error instanceof Error && 'code' in error && conflicts.has(error.code)
}

/** The first number of an advisory lock of listings. */
const lockSpace = 7264

/** Locks listings where rows cannot be locked: by 1,024 buckets, in order, so that a large batch fits into the table of locks. */
async function lockBuckets(trx: Write, ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockSpace)}, bucket) from (
    select distinct hashtext(id) & 1023 as bucket from unnest(${ids}::text[]) as id order by bucket) as buckets`.execute(
    trx,
  )
}

export function createPostgresWriteDialect(
  db: Db,
  capabilities: () => Promise<PostgresCapabilities>,
): WriteDialect {
  return {
    oneOf,
    async transact(work) {
      // Before the transaction has taken a connection, of which there may be no second one.
      await capabilities()
      return retryConflicts(() => db.transaction().execute(work))
    },
    given,
    lock: (strength) => sql.raw(`for ${strength}`),
    lockListings: async (trx, ids) => {
      if ((await capabilities()).locksRowsAcrossShards) return sql`for update of business`
      await lockBuckets(trx, ids)
      return sql``
    },
    flag: Boolean,
    isSameOpening: sql`md5(opening.hours) = md5(given.hours) and opening.time_zone = given.time_zone`,
    insertOpenings,
    insertRows: (trx, rows) => writeRows(trx, rows, 'nothing'),
    replaceRows: async (trx, rows) => void (await writeRows(trx, rows, `update set ${replacements}`)),
    async deleteRows(trx, rows) {
      await sql`delete from business where id = any(${rows.map(({ id }) => id)}::text[])`.execute(trx)
    },
    claimSlugs,
    async releaseSlugs(trx, rows) {
      if (rows.length === 0) return
      await sql`delete from listing_slug
        using unnest(${rows.map(({ slug }) => slug)}::text[], ${rows.map(({ id }) => id)}::text[]) as gone (slug, id)
        where listing_slug.slug = gone.slug and listing_slug.listing_id = gone.id`.execute(trx)
    },
    async releaseMerged(trx, merged) {
      if (merged.length === 0) return
      await sql`delete from listing_slug where listing_id = any(${merged.map(({ id }) => id)}::text[])`.execute(
        trx,
      )
    },
    writeOrders: async (_, lists) => lists,
    async findCut(trx, block) {
      const { rows } = await sql<{
        cut: number
      }>`${listFrom(block)} limit 1 offset ${sql.lit(blockSize)}`.execute(trx)
      return rows[0]?.cut
    },
    async clear(trx) {
      await sql`truncate business, listing_slug, submission, report, city_count, city_country_count,
        district_count, category_count, group_count, country_count, day_count, search_word, list_block, undoable_change, added_rows, changed_listing,
        dropped_name, duplicate_keys, duplicate_pair, merged_listing`.execute(trx)
      await sql`update shortcoming_count set business_count = 0`.execute(trx)
      await sql`update meta set data_version = data_version + 1, total_businesses = 0, verified_businesses = 0,
        categories = 0, cities = 0`.execute(trx)
    },
  }
}

/** One JSON text for all rows, because the driver is slow with array parameters. */
function given(rows: readonly object[], columns: string) {
  return sql`json_to_recordset(${JSON.stringify(rows)}) as given (${sql.raw(columns)})`
}

/**
 * A sequence can be behind the ids of its table: in a database that was copied with `create database … template`, if the server
 * crashes before its next checkpoint, and on a logical replica, which gets rows without sequences. Taking numbers until it has
 * caught up moves it forward only, so writers can do so at once.
 */
async function insertOpenings(trx: Write, openings: readonly StoredOpening[]): Promise<void> {
  await sql`select count(nextval('opening_id_seq')) from generate_series(
    (select last_value + is_called::int from opening_id_seq), (select max(id) from opening))`.execute(trx)
  await sql`insert into opening (hours, time_zone) select hours, time_zone from ${given(openings, openingColumns)}
    on conflict (md5(hours), time_zone) do nothing`.execute(trx)
}

const storedColumns = [...businessColumns, 'tokens'] as const
const numbers = 'bigint[]'
/** The columns of `business` that are not text. */
type OtherColumn = {
  [Column in keyof BusinessRow]: BusinessRow[Column] extends string | null ? never : Column
}[keyof BusinessRow]
const arrayTypes: Readonly<Record<OtherColumn, string>> = {
  n: numbers,
  rank: numbers,
  latitude: 'float8[]',
  longitude: 'float8[]',
  rating: 'float8[]',
  review_count: numbers,
  is_verified: 'boolean[]',
  created_at: numbers,
  updated_at: numbers,
  opening_id: 'integer[]',
  edited_at: numbers,
  data_at: numbers,
}
const isOther = (column: string): column is OtherColumn => column in arrayTypes
const typeOf = (column: string) => (isOther(column) ? arrayTypes[column] : 'text[]')

const columnList = sql.raw(storedColumns.join(', '))
/** The tokens last, as a search vector: an array of vectors would take a third longer to read. */
const givenColumns = sql.raw([...businessColumns, 'tokens::tsvector'].join(', '))
const replacements = storedColumns.map((column) => `${column} = excluded.${column}`).join(', ')

/**
 * Rows are in id order, the order of locks. Returns the ids of those that were written. Each column is an array, because the server
 * takes half as long again for the same rows as one JSON text.
 */
async function writeRows(
  trx: Write,
  rows: readonly IndexedRow[],
  onConflict: string,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const records = rows.map(({ row, terms }) => ({ ...row, tokens: tsvectorText({ row, terms }) }))
  records.sort((a, b) => (a.id < b.id ? -1 : 1))
  const arrays = storedColumns.map(
    (column) => sql`${arrayText(records.map((record) => record[column]))}::${sql.raw(typeOf(column))}`,
  )
  const { rows: written } = await sql<{ id: string }>`
    insert into business (${columnList}) select ${givenColumns} from unnest(${sql.join(arrays)}) as given (${columnList})
    on conflict (id) do ${sql.raw(onConflict)} returning id`.execute(trx)
  return new Set(written.map(({ id }) => id))
}

/** An array as PostgreSQL reads it. The driver's own way takes several times as long. */
function arrayText(values: readonly (string | number | boolean | null)[]): string {
  return `{${values
    .map((value) => (typeof value === 'string' ? quoted(value) : value))
    .map(String)
    .join()}}`
}

const quoted = (text: string) => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`

/** Tokens contain neither quotes nor backslashes. */
function tsvectorText(indexed: IndexedRow): string {
  return indexedTokens(indexed)
    .map((token) => `'${token}'`)
    .join(' ')
}

/** The tokens of a row in the search index. */
export function indexedTokens({ row, terms }: IndexedRow): string[] {
  return [...listingTokens(terms).all.split(' ').filter(Boolean), ...filterTokens(row)]
}

/**
 * Each round is one statement: all first choices, then the second choices of those that were refused, and so on. Slugs
 * are in order, so that writers cannot deadlock.
 */
async function claimSlugs(trx: Write, claims: readonly SlugClaim[]): Promise<ReadonlyMap<string, string>> {
  const slugOf = new Map<string, string>()
  let open = claims.map(({ id, draft }) => ({ id, choices: storedSlugs(draft) }))
  while (open.length > 0) {
    const wanted = new Map<string, string>()
    for (const { id, choices } of open) {
      const next = choices.next()
      if (next.done) throw new Error(`no free slug for listing ${id}`)
      if (!wanted.has(next.value)) wanted.set(next.value, id)
    }
    const slugs = [...wanted.keys()].sort()
    const { rows: free } = await sql<{ slug: string }>`
      insert into listing_slug
      select * from unnest(${slugs}::text[], ${slugs.map((slug) => wanted.get(slug))}::text[])
      on conflict (slug) do nothing returning slug`.execute(trx)
    for (const { slug } of free) slugOf.set(wanted.get(slug) ?? '', slug)
    open = open.filter(({ id }) => !slugOf.has(id))
  }
  return slugOf
}

/** Selects the sort keys of a block's list from its floor on, as `cut`. */
function listFrom({ list, floor }: ListBlock) {
  const { filter, sort } = countedListNamed(list)
  const cut = sort === 'reviews' ? sql`(review_count << 32) + n` : sql.ref(keyOf(sort))
  return sql`select ${cut} as cut from business where status = ${sql.lit(visibleStatus)}
    and ${comparesWith(sort, '>=', floor)} and ${columnSql(filter) ?? sql`true`} order by ${order(sort, 'asc')}`
}
