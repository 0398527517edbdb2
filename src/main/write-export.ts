import {
  type ExportFilter,
  exportColumns,
  exportedFilters,
  exportRows,
} from '../application/export/export-row.ts'
import type { Config } from '../config/config.ts'
import { createWorkbookWriter } from '../excel/workbook-writer.ts'
import { openStorage } from '../storage/open-storage.ts'
import { systemClock } from './process/system.ts'

export interface ExportTask {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  readonly filter: ExportFilter
}

/** Writes a workbook of the listings that the filter means, over a database that it opens itself, in chunks of any size. */
export async function writeExport(
  { config: { dataDir, databaseUrl }, filter }: ExportTask,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const storage = await openStorage({
    dataDir,
    readOnly: true,
    poolSize: 1,
    ...(databaseUrl && { databaseUrl }),
  })
  try {
    const filters = await exportedFilters({ ...storage, clock: systemClock }, filter)
    await createWorkbookWriter().stream(write, exportColumns, exportRows(filters, storage.administration))
  } finally {
    await storage.close()
  }
}
