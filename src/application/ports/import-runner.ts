import type { ImportProgress, ImportReport, ImportRequest } from '../import/import-workbook.ts'

/** Runs imports off the event loop, one at a time. */
export interface ImportRunner {
  /** Rejects with the import's own `WorkbookError` or `ImportError`. */
  run(request: ImportRequest, onProgress?: (progress: ImportProgress) => void): Promise<ImportReport>
}
