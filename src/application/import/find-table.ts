import type { SheetRow, Workbook } from '../ports/workbook-reader.ts'
import { type ColumnMap, type ImportColumn, importColumns, recogniseHeader } from './columns.ts'
import { ImportError } from './import-error.ts'

/** Rows that a title, a unit or a note may take before the header. */
const headerSearchRows = 30

/** Where a workbook's listings stand. */
export interface ListingTable {
  readonly sheetIndex: number
  readonly sheetName: string
  readonly headerRowNumber: number
  readonly columns: ColumnMap
  readonly headerCells: readonly string[]
}

/** A row is taken for a header only with a name column and one more; a lone "이름" in a note is none. */
function isHeader(columns: ColumnMap): boolean {
  return columns.name !== undefined && Object.keys(columns).length >= 2
}

async function findHeader(
  workbook: Workbook,
  sheetIndex: number,
): Promise<{ row: SheetRow; columns: ColumnMap } | undefined> {
  let best: { row: SheetRow; columns: ColumnMap } | undefined
  let seen = 0
  for await (const rows of workbook.rows(sheetIndex)) {
    for (const row of rows) {
      const columns = recogniseHeader(row.cells)
      if (isHeader(columns) && Object.keys(columns).length > Object.keys(best?.columns ?? {}).length)
        best = { row, columns }
      if (++seen >= headerSearchRows) return best
    }
  }
  return best
}

/**
 * Finds the first visible sheet with a header row (not necessarily its first row). Throws `ImportError` where there is
 * none, or where the header lacks a needed column.
 */
export async function findTable(workbook: Workbook, needed: readonly ImportColumn[]): Promise<ListingTable> {
  for (const [sheetIndex, sheet] of workbook.sheets.entries()) {
    if (!sheet.visible) continue
    const header = await findHeader(workbook, sheetIndex)
    if (!header) continue
    const missing = needed.filter((column) => header.columns[column] === undefined)
    if (missing.length > 0) throw missingColumns(sheet.name, header.row.number, missing)
    return {
      sheetIndex,
      sheetName: sheet.name,
      headerRowNumber: header.row.number,
      columns: header.columns,
      headerCells: header.row.cells,
    }
  }
  throw new ImportError(
    'no-header',
    `열 제목이 있는 시트를 찾지 못했습니다. 시트의 처음 ${headerSearchRows}행 안에 ${importColumns.join(', ')} 같은 열 제목을 한 행으로 적어 주십시오.`,
  )
}

function missingColumns(sheet: string, row: number, missing: readonly ImportColumn[]): ImportError {
  const hint = missing.includes('place_id')
    ? ' place_id가 없는 파일은 명령줄의 --derive-ids 옵션으로 이름과 주소에서 만들어 가져올 수 있습니다.'
    : ''
  return new ImportError(
    'missing-columns',
    `'${sheet}' 시트 ${row}행의 열 제목에 ${missing.join(', ')} 열이 없습니다. 열을 추가한 뒤 다시 올려 주십시오.${hint}`,
  )
}
