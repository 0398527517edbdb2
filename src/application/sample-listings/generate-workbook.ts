import { importColumns } from '../../domain/business/import-columns.ts'
import { type SampleRow, sampleRows } from '../../sample-listings/sample-rows.ts'
import type { CellValue, WorkbookWriter } from '../ports/workbook.ts'

const rowsPerProgress = 10_000

/**
 * Writes a workbook of invented businesses with the quirks of real exports, in constant memory. The same seed gives
 * the same cells. `onProgress` receives the number of rows so far. Rejects with an error of the writer.
 */
export function generateWorkbook(options: {
  path: string
  rows: number
  seed: number
  writer: Pick<WorkbookWriter, 'write'>
  onProgress?: (rowsDone: number) => void
}): Promise<{ rows: number; sheets: number; bytes: number }> {
  return options.writer.write(options.path, importColumns, sampleCells(options))
}

function* sampleCells(options: {
  rows: number
  seed: number
  onProgress?: (rowsDone: number) => void
}): Generator<readonly CellValue[]> {
  let done = 0
  for (const row of sampleRows({ seed: options.seed, rows: options.rows, quirks: true })) {
    yield cellsOf(row)
    done++
    if (done % rowsPerProgress === 0 || done === options.rows) options.onProgress?.(done)
  }
}

function cellsOf(row: SampleRow): CellValue[] {
  return importColumns.map((column) => {
    const text = row[column]
    if (text === '') return null
    return column === 'rating' || column === 'reviews' ? numberOrText(text) : text
  })
}

/** A number if the text is the usual form of one. `321.0` and `5,0` stay texts, as in real exports. */
function numberOrText(text: string): CellValue {
  const number = Number(text)
  return String(number) === text ? number : text
}
