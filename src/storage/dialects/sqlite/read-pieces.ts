import { type Kysely, sql } from 'kysely'
import type { ListingFilter } from '../../../application/ports/listing-filter.ts'
import { isPlaced } from '../../../domain/address/coordinates.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { isInBox } from '../../../domain/geo/geo-box.ts'
import type { RowPiece } from '../../listing-index.ts'
import { type BusinessRow, businessColumns } from '../../rows/business-row.ts'
import { rowOfRank } from '../../rows/rank.ts'
import type { Schema } from '../../schema.ts'
import { filterQuery } from './filter-query.ts'

interface PieceOptions {
  readonly after?: number
  readonly limit: number
}

/** Reads by row number. */
export async function readTable(
  db: Kysely<Schema>,
  filter: ListingFilter,
  { after = 0, limit }: PieceOptions,
): Promise<RowPiece> {
  const rows = await db
    .selectFrom('listing')
    .select(businessColumns)
    .where('status', '=', sql.lit(visibleStatus))
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute()
  return { rows: checked(rows, filter), next: rows.length < limit ? undefined : rows.at(-1)?.n }
}

/**
 * Reads by descending rank, the order in which the full-text index is read without sorting. The rank must be an
 * integer: the driver passes numbers as reals, with which FTS5 would read every row.
 */
export async function readMatches(
  db: Kysely<Schema>,
  filter: ListingFilter,
  { after = Number.MAX_SAFE_INTEGER, limit }: PieceOptions,
): Promise<RowPiece> {
  const { rows: matches } = await sql<{ rank: number }>`
    select rowid as rank from business_search
    where business_search match ${filterQuery(filter)} and rowid < cast(${after} as integer)
    order by rowid desc limit ${limit}`.execute(db)
  const numbers = JSON.stringify(matches.map(({ rank }) => rowOfRank(rank)))
  const rows = await db
    .selectFrom('listing')
    .select(businessColumns)
    .where(sql<boolean>`n in (select value from json_each(${numbers}))`)
    .orderBy('rank', 'desc')
    .execute()
  const next = matches.length < limit ? undefined : matches.at(-1)?.rank
  return { rows: checked(rows, filter), next }
}

/** The rows that meet the conditions which the index does not know. A piece may become smaller than its limit. */
function checked(rows: readonly BusinessRow[], { openingIds, box }: ListingFilter): readonly BusinessRow[] {
  const wanted = openingIds && new Set(openingIds)
  return rows.filter(
    (row) =>
      (!wanted || (row.opening_id !== null && wanted.has(row.opening_id))) &&
      (!box || (isPlaced(row) && isInBox(row, box))),
  )
}
