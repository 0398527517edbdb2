import type { SheetRow, Workbook } from '../ports/workbook-reader.ts'
import type { ListingTable } from './find-table.ts'

/** Rows that one sheet of Excel holds: a row of a further sheet counts on from there. */
const rowsPerSheet = 1_048_576

export interface TableRows {
  readonly rows: readonly SheetRow[]
  /** Share of the file that has been read, 0 to 1. */
  readonly share: number
}

/**
 * A table's rows, and those of the visible sheets behind it that begin with the very same header: a list too long for one sheet goes
 * on in the next. Where a sheet was chosen, its rows alone.
 */
export async function* tableRows(
  workbook: Workbook,
  table: ListingTable,
  chosenSheet: string | undefined,
): AsyncGenerator<TableRows, void, void> {
  const further = chosenSheet === undefined ? await furtherSheets(workbook, table) : []
  const sheets = [table.sheetIndex, ...further]
  for (const [ordinal, index] of sheets.entries()) {
    for await (const rows of workbook.rows(index)) {
      yield { rows: countedOn(rows, ordinal), share: (ordinal + workbook.progress()) / sheets.length }
    }
  }
}

async function furtherSheets(workbook: Workbook, table: ListingTable): Promise<number[]> {
  const found: number[] = []
  for (let index = table.sheetIndex + 1; index < workbook.sheets.length; index++) {
    if (workbook.sheets[index]?.visible && hasSameHeader(await firstRow(workbook, index), table))
      found.push(index)
  }
  return found
}

async function firstRow(workbook: Workbook, index: number): Promise<SheetRow | undefined> {
  for await (const [row] of workbook.rows(index)) return row
  return undefined
}

function hasSameHeader(row: SheetRow | undefined, { headerCells }: ListingTable): boolean {
  return row !== undefined && headerCells.every((cell, index) => (row.cells[index] ?? '') === cell)
}

function countedOn(rows: readonly SheetRow[], sheetsBefore: number): readonly SheetRow[] {
  if (sheetsBefore === 0) return rows
  return rows.map(({ number, cells }) => ({ number: number + sheetsBefore * rowsPerSheet, cells }))
}
