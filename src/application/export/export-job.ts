import type { SearchPorts } from '../directory/listed-filters.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { WorkbookWriter } from '../ports/workbook.ts'
import { type ExportFiles, exportName } from './export-files.ts'
import { countExport, exportColumns, exportedFilters, exportFilter, exportRows } from './export-row.ts'

interface ExportPorts extends SearchPorts {
  readonly administration: Pick<ListingAdministration, 'scan'>
  readonly writer: Pick<WorkbookWriter, 'write'>
  readonly files: ExportFiles
}

export interface ExportResult {
  /** The name under which to save it. */
  readonly fileName: string
  readonly rows: number
  readonly sheets: number
  readonly bytes: number
}

/** Writes the workbook to a file. The job's request is the filter. After an interruption the file is started again. */
export function createExportHandler(ports: ExportPorts): JobHandler {
  return async ({ job, signal, onProgress }): Promise<ExportResult> => {
    const { administration, listings, writer, files, clock } = ports
    const filter = exportFilter.parse(job.request)
    const filters = await exportedFilters(ports, filter)
    await files.removeOld(clock.now())
    const total = await countExport(filters, listings)
    const rows = exportRows(filters, administration, (done) => {
      signal.throwIfAborted()
      onProgress({
        done,
        ...(total !== undefined && { total, share: total === 0 ? 1 : Math.min(done / total, 1) }),
      })
    })
    const written = await writer.write(await files.prepare(job.id), exportColumns, rows)
    await files.share(job.id)
    return { fileName: exportName(filter, job.createdAt), ...written }
  }
}
