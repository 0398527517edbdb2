import type { SheetRow, Workbook } from '../../ports/workbook.ts'
import type { ListingTable } from './listing-table.ts'
import { withoutMarks } from './marks-in-cells.ts'
import { cellsBeside } from './side-by-side.ts'

/** How many rows a sheet of Excel can hold: the row numbers of the next sheet continue from there. */
const rowsPerSheet = 1_048_576

interface TableRows {
  /** The table to which the rows belong, with the number that its header has among all rows. */
  readonly table: ListingTable
  readonly rows: readonly SheetRow[]
  /** Share of the file that has been read, 0 to 1. */
  readonly share: number
}

/** The rows of a table, and then those of the others that are read with it. */
export async function* tableRows(
  workbook: Workbook,
  first: ListingTable,
): AsyncGenerator<TableRows, void, void> {
  const tables = [first, ...(first.others ?? [])]
  for (const [ordinal, own] of tables.entries()) {
    const table = { ...own, headerRowNumber: own.headerRowNumber + ordinal * rowsPerSheet }
    const tidy = own.marks && withoutMarks(own.marks, own.headerRowNumber)
    for await (const rows of workbook.rows(own.sheetIndex)) {
      const share = (ordinal + workbook.progress()) / tables.length
      const cells = ownCells(rows, own)
      yield { table, rows: countedOn(tidy ? cells.map(tidy) : cells, ordinal), share }
    }
  }
}

/** The cells of the table alone, where others stand beside it. */
function ownCells(rows: readonly SheetRow[], { width, from = 0 }: ListingTable): readonly SheetRow[] {
  if (width === undefined) return rows
  return rows.map((row) => cellsBeside(row, from, width)).filter(({ cells }) => cells.some(Boolean))
}

function countedOn(rows: readonly SheetRow[], sheetsBefore: number): readonly SheetRow[] {
  if (sheetsBefore === 0) return rows
  return rows.map((row) => ({ ...row, number: row.number + sheetsBefore * rowsPerSheet }))
}

/** The sheets that are read, and those of all that are not. */
export function sheetsOf({ sheetName, others = [], leftOut = [] }: ListingTable) {
  return {
    sheetsRead: [...new Set([sheetName, ...others.map((other) => other.sheetName)])],
    ...(leftOut.length > 0 && { sheetsLeftOut: leftOut }),
  }
}
