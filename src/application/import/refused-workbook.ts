import type { PanelLanguage } from '../../domain/administration/panel-text.ts'
import { refusalText } from '../../domain/administration/refusal-reasons.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { RefusedRow } from '../ports/listing-store.ts'
import type { CellValue, WorkbookWriter } from '../ports/workbook.ts'
import { RefusedColumns } from './tables/refused-cells.ts'

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

/** Writes the rows that an import refused as a workbook: all their cells and the reason. Returns how many. */
export async function writeRefusedRows(request: RefusedRowsRequest): Promise<number> {
  const { path, language, writer } = request
  const found = new RefusedColumns()
  for await (const { cells } of refusedRows(request)) found.add(cells)
  // A file that was mended once already has the former reasons.
  const columns = found.list().filter(({ header }) => header !== reasonHeader)
  const cellsOf = async function* (): AsyncGenerator<CellValue[]> {
    for await (const { cells, reason } of refusedRows(request))
      yield [...columns.map(({ cell }) => cell(cells)), refusalText(reason)[language]]
  }
  const { rows } = await writer.write(path, [...columns.map(({ header }) => header), reasonHeader], cellsOf())
  return rows
}

async function* refusedRows({ jobId, jobs }: RefusedRowsRequest): AsyncGenerator<RefusedRow> {
  for (let after = 0; ; ) {
    const page = await jobs.listRefusedRows(jobId, { limit: pageSize, after })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.rowNumber
  }
}
