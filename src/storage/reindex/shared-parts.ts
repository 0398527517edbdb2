import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { chunkRows, chunkSize, encodeKeys, waitForWriters } from '../derived/duplicate-chunk.ts'
import { followingColumns } from '../rows/business-row.ts'
import { internOpenings, type OpeningIdOf } from '../rows/opening-pattern.ts'
import type { StoredRow } from '../rows/stored-row.ts'
import { type ReadSnapshot, tryDecode, type VerifiedRow } from '../verify/verified-database.ts'
import { splitLargeBlocks } from '../write/block-writer.ts'
import { changeRows } from '../write/change-rows.ts'
import { lockRows } from '../write/find-rows.ts'
import type { Db, Write, WriteDialect } from '../write/write-dialect.ts'
import { correctionSteps, findCorrections } from './correct-counts.ts'

const rowsPerStep = 2000

export interface RowRange {
  readonly first: number
  /** Included. */
  readonly last: number
}

/** Writes each range of row numbers in a transaction. */
export async function* inRanges(
  dialect: WriteDialect,
  db: Db,
  write: (trx: Write, range: RowRange) => Promise<void>,
): AsyncGenerator<number> {
  const lastRow = db.selectFrom('business').select((select) => select.fn.max('n').as('last'))
  for (let first = 0; first <= ((await lastRow.executeTakeFirst())?.last ?? -1); first += rowsPerStep) {
    const range = { first, last: first + rowsPerStep - 1 }
    await dialect.transact((trx) => write(trx, range), true)
    yield first + rowsPerStep
  }
}

/** Locks and returns the rows with these numbers. */
export async function lockRange(
  dialect: WriteDialect,
  trx: Write,
  { first, last }: RowRange,
): Promise<readonly StoredRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from business where n between ${first} and ${last}`.execute(trx)
  return lockRows(
    dialect,
    trx,
    rows.map(({ id }) => id),
  )
}

/**
 * Corrects the columns that follow from other columns. A row that changes is written through the usual path, with its
 * index entries and counts. So is a row that `findUnindexed` names.
 */
export async function correctRows(
  dialect: WriteDialect,
  trx: Write,
  { range, findUnindexed }: { readonly range: RowRange; readonly findUnindexed?: FindUnindexed },
): Promise<void> {
  const rows = await lockRange(dialect, trx, range)
  const decoded = rows.flatMap((row) => tryDecode(row) ?? [])
  const openingIdOf = await internOpenings(
    dialect,
    trx,
    decoded.map(({ listing }) => listing),
  )
  const unindexed = (await findUnindexed?.(trx, decoded)) ?? new Set()
  const changes = decoded.flatMap((found) => {
    const before = found.row as StoredRow
    const after = correctRow(before, found, openingIdOf)
    return after === before && !unindexed.has(before.id) ? [] : [{ before, after, terms: found.terms }]
  })
  if (changes.length > 0) {
    await changeRows(dialect, trx, { changes, changeId: '', now: 0, isRecorded: false })
  }
}

/** The ids of the rows whose index entries are not those of their content. */
type FindUnindexed = (trx: Write, rows: readonly VerifiedRow[]) => Promise<ReadonlySet<string>>

/** The row with corrected columns, or the row itself if they are right. */
function correctRow(row: StoredRow, { listing }: VerifiedRow, openingIdOf: OpeningIdOf): StoredRow {
  const columns = { ...followingColumns(listing, row.n), opening_id: openingIdOf(listing) }
  const { rank, category_key, city_key, opening_id } = row
  return isDeepStrictEqual(columns, { rank, category_key, city_key, opening_id })
    ? row
    : { ...row, ...columns }
}

/** Stale chunks are left out: the next search for duplicates computes them anyway. */
export async function* rebuildDuplicateKeys(dialect: WriteDialect, db: Db): AsyncGenerator<number> {
  const chunks = await db
    .selectFrom('duplicate_keys')
    .select('chunk')
    .where('state', '<>', 'stale')
    .orderBy('chunk')
    .execute()
  for (const { chunk } of chunks) {
    await dialect.transact((trx) => rebuildChunk(dialect, trx, chunk), true)
    yield (chunk + 1) * chunkSize
  }
}

async function rebuildChunk(dialect: WriteDialect, trx: Write, chunk: number): Promise<void> {
  await waitForWriters(dialect, trx)
  const stored = await trx
    .selectFrom('duplicate_keys')
    .select(['through_n', 'keys'])
    .where('chunk', '=', chunk)
    .where('state', '<>', 'stale')
    .executeTakeFirst()
  if (!stored) return
  const keys = encodeKeys(await chunkRows(trx, chunk).where('n', '<=', stored.through_n).execute())
  if (stored.keys.equals(keys)) return
  await trx.updateTable('duplicate_keys').set({ keys, state: 'fresh' }).where('chunk', '=', chunk).execute()
}

/** One round is enough unless a writer splits a block between its snapshot and its corrections. */
const mostRounds = 3

/**
 * Computes from one snapshot of the database by how much each count is wrong, and adds the difference. So what others
 * write meanwhile stays counted.
 */
export async function* rebuildCounts(
  dialect: WriteDialect,
  readSnapshot: ReadSnapshot,
  only: string | undefined,
): AsyncGenerator<number> {
  for (let round = 0; round < mostRounds; round++) {
    const corrections = yield* readSnapshot((snapshot) => findCorrections(snapshot, only))
    for (const add of correctionSteps(dialect, corrections)) await dialect.transact(add, true)
    await dialect.transact((trx) => splitLargeBlocks(dialect, trx), true)
    if (corrections.rows.length === 0) return
  }
}
