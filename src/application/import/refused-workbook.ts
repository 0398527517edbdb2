import type { PanelLanguage } from '../../domain/administration/panel-text.ts'
import { refusalText } from '../../domain/administration/refusal-reasons.ts'
import { importColumns } from '../../domain/business/import-columns.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { CellValue, WorkbookWriter } from '../ports/workbook.ts'

/** Imports ignore this column, so the corrected file can be uploaded as it is. */
const reasonHeader = 'reason'
const pageSize = 2000

interface RefusedRowsRequest {
  readonly jobId: string
  readonly path: string
  /** Of the reasons. */
  readonly language: PanelLanguage
  readonly jobs: JobStore
  readonly writer: WorkbookWriter
}

/** Writes the rows that an import refused as a workbook: the columns of an import and the reason. Returns how many. */
export async function writeRefusedRows({
  jobId,
  path,
  language,
  jobs,
  writer,
}: RefusedRowsRequest): Promise<number> {
  const { rows } = await writer.write(
    path,
    [...importColumns, reasonHeader],
    refusedRows(jobId, language, jobs),
  )
  return rows
}

async function* refusedRows(
  jobId: string,
  language: PanelLanguage,
  jobs: JobStore,
): AsyncGenerator<CellValue[]> {
  for (let after = 0; ; ) {
    const page = await jobs.listRefusedRows(jobId, { limit: pageSize, after })
    for (const { cells, reason } of page)
      yield [...importColumns.map((column) => cells[column] ?? ''), refusalText(reason)[language]]
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.rowNumber
  }
}
