import type { SheetRow, Workbook } from '../../ports/workbook.ts'

/** How many rows are looked at to tell columns by their cells. */
const sampleRows = 150

/** The rows of a sheet by which its table is told. */
export async function firstRows(workbook: Workbook, sheetIndex: number): Promise<readonly SheetRow[]> {
  const found: SheetRow[] = []
  for await (const rows of workbook.rows(sheetIndex)) {
    found.push(...rows.slice(0, sampleRows - found.length))
    if (found.length >= sampleRows) break
  }
  return found
}
