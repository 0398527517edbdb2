import { openWorkbookSource } from '../../src/application/import/workbook-source.ts'
import type { WorkbookReader } from '../../src/application/ports/workbook.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'
import type { JobOptions } from '../../src/main/job-handlers.ts'

/** How many rows are handed over at once. */
const slice = 10

/**
 * Imports of few rows in many transactions. The import waits for `turn` before it reads the next few rows after the first
 * `rowsRead`, so that a test can hold it in its middle. It does not wait for rows that an earlier run has stored.
 */
export function pacedImports(
  rowsPerTransaction: number,
  turn: (rowsRead: number) => unknown = () => undefined,
): JobOptions {
  return {
    openWorkbook(request) {
      const { afterRow = 0 } = request
      const reader = pacedReader((rowsRead) => rowsRead >= afterRow && turn(rowsRead))
      return openWorkbookSource(reader, rowsPerTransaction)(request)
    },
    rowsPerTransaction,
  }
}

function pacedReader(turn: (rowsRead: number) => unknown): WorkbookReader {
  const reader = createWorkbookReader()
  return {
    async open(path, options) {
      const workbook = await reader.open(path, options)
      return {
        ...workbook,
        progress: () => workbook.progress(),
        close: () => workbook.close(),
        async *rows(sheetIndex) {
          let rowsRead = 0
          for await (const rows of workbook.rows(sheetIndex)) {
            for (let start = 0; start < rows.length; start += slice) {
              await turn(rowsRead)
              const some = rows.slice(start, start + slice)
              yield some
              rowsRead += some.length
            }
          }
        },
      }
    },
  }
}
