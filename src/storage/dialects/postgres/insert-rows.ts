import type { PoolClient } from 'pg'
import { type BusinessRow, businessColumns } from '../../business-row.ts'
import { rowCellTokens } from '../../cell-token.ts'
import { listingTokens } from '../../index-token.ts'

interface IndexedRow {
  readonly row: BusinessRow
  /** Separated by spaces. */
  readonly terms: string
}

/** Inserts the rows whose id is new, and returns their ids. */
export function insertRows(client: PoolClient, rows: readonly IndexedRow[]): Promise<ReadonlySet<string>> {
  return writeRows(client, rows, 'nothing')
}

/** Replaces the rows with the same ids, all of which exist and are locked. */
export async function replaceRows(client: PoolClient, rows: readonly IndexedRow[]): Promise<void> {
  await writeRows(client, rows, `update set ${replacements}`)
}

const replacements = [...businessColumns, 'tokens']
  .map((column) => `${column} = excluded.${column}`)
  .join(', ')

/**
 * Sends all rows as one JSON text, because the driver is slow with array parameters. Rows are in id order, the order
 * of locks.
 */
async function writeRows(
  client: PoolClient,
  rows: readonly IndexedRow[],
  onConflict: string,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const records = rows.map(({ row, terms }) => ({ ...row, tokens: tsvectorText({ row, terms }) }))
  records.sort((a, b) => (a.id < b.id ? -1 : 1))
  const { rows: written } = await client.query<{ id: string }>(
    `insert into business select * from json_populate_recordset(null::business, $1)
     on conflict (id) do ${onConflict} returning id`,
    [JSON.stringify(records)],
  )
  return new Set(written.map(({ id }) => id))
}

/** Tokens contain neither quotes nor backslashes. */
function tsvectorText(indexed: IndexedRow): string {
  return indexedTokens(indexed)
    .map((token) => `'${token}'`)
    .join(' ')
}

/** The tokens of a row in the search index. */
export function indexedTokens({ row, terms }: IndexedRow): string[] {
  return [...listingTokens(terms).all.split(' ').filter(Boolean), ...rowCellTokens(row)]
}
