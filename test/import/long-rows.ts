import { importColumns } from '../../src/domain/business/import-columns.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { type SampleRow, sampleRows } from '../../src/sample-listings/sample-rows.ts'

interface Options {
  readonly rows: number
  readonly seed: number
  readonly quirks: boolean
  /** How many of the first rows have a name and an id alone; all unless told otherwise. */
  readonly bare?: number
}

/**
 * Rows for tests that need an import in its middle. Bare rows are read and stored in a fraction of the time that whole ones take, so
 * that the import has soon stored a transaction of them.
 */
export function* longRows({ bare = Number.POSITIVE_INFINITY, ...options }: Options): Generator<SampleRow> {
  let index = 0
  for (const row of sampleRows(options)) yield index++ < bare ? stripped(row) : row
}

function stripped({ name, place_id }: SampleRow): SampleRow {
  const empty = Object.fromEntries(importColumns.map((column) => [column, ''])) as SampleRow
  return { ...empty, name, place_id }
}

/** Writes such rows as a workbook. */
export async function writeLongWorkbook(path: string, options: Options): Promise<void> {
  await createWorkbookWriter().write(path, importColumns, cellsOf(options))
}

function* cellsOf(options: Options): Generator<readonly (string | null)[]> {
  for (const row of longRows(options)) yield importColumns.map((column) => row[column] || null)
}
