import { type ImportColumn, importColumns } from '../../domain/business/import-columns.ts'
import type { SheetRow, Workbook } from '../ports/workbook-reader.ts'
import { type ColumnMap, recogniseHeader } from './columns.ts'
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

interface Header {
  readonly row: SheetRow
  readonly columns: ColumnMap
}

/** A row is taken for a header only with a name column and one more; a lone "이름" in a note is none. */
function isHeader(columns: ColumnMap): boolean {
  return columns.name !== undefined && Object.keys(columns).length >= 2
}

async function firstRows(workbook: Workbook, sheetIndex: number): Promise<readonly SheetRow[]> {
  const found: SheetRow[] = []
  for await (const rows of workbook.rows(sheetIndex)) {
    found.push(...rows.slice(0, headerSearchRows - found.length))
    if (found.length >= headerSearchRows) break
  }
  return found
}

function findHeader(rows: readonly SheetRow[]): Header | undefined {
  let best: Header | undefined
  for (const row of rows) {
    const columns = recogniseHeader(row.cells)
    const better = Object.keys(columns).length > Object.keys(best?.columns ?? {}).length
    if (better && isHeader(columns)) best = { row, columns }
  }
  return best
}

/**
 * Finds the first visible sheet with a header row (not necessarily its first row). Throws `ImportError` where there is
 * none, or where the header lacks a needed column.
 */
export async function findTable(workbook: Workbook, needed: readonly ImportColumn[]): Promise<ListingTable> {
  const looked: string[] = []
  for (const [sheetIndex, sheet] of workbook.sheets.entries()) {
    if (!sheet.visible) continue
    const rows = await firstRows(workbook, sheetIndex)
    const header = findHeader(rows)
    if (!header) {
      looked.push(describeSheet(sheet.name, rows[0]))
      continue
    }
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
  throw noHeader(looked)
}

function describeSheet(name: string, first: SheetRow | undefined): string {
  if (!first) return `'${name}' 시트는 비어 있습니다`
  const cells = first.cells.filter(Boolean).slice(0, 4)
  return `'${name}' 시트 ${first.number}행은 "${cells.join(' | ').slice(0, 120)}"입니다`
}

function noHeader(looked: readonly string[]): ImportError {
  return new ImportError(
    'no-header',
    `업체 목록의 열 제목을 찾지 못했습니다(${looked.slice(0, 3).join(', ')}). 한 행에 ${importColumns.join(', ')} 같은 열 제목을 적고 그 아래에 업체를 한 행에 하나씩 적어 주십시오.`,
  )
}

function missingColumns(sheet: string, row: number, missing: readonly ImportColumn[]): ImportError {
  const hint = missing.includes('place_id')
    ? ' place_id가 없는 파일은 명령줄의 --derive-ids 옵션으로 이름과 주소에서 ID를 만들어 가져올 수 있습니다.'
    : ''
  return new ImportError(
    'missing-columns',
    `'${sheet}' 시트 ${row}행의 열 제목에 ${missing.join(', ')} 열이 없습니다. 열을 추가한 뒤 다시 올려 주십시오.${hint}`,
  )
}
