import type { Clock } from '../ports/clock.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { ListingWriter, RefusedRow } from '../ports/listing-store.ts'
import type { SheetRow, Workbook, WorkbookReader } from '../ports/workbook-reader.ts'
import { type ColumnMap, type ImportColumn, recogniseHeader } from './columns.ts'
import { findTable, type ListingTable } from './find-table.ts'
import { normaliseRow } from './normalise-row.ts'
import { countQuality, emptyQualitySummary, type QualitySummary } from './quality-summary.ts'

export interface ImportCounts {
  /** Data rows seen: always imported + duplicates + errors. */
  readonly rows: number
  readonly imported: number
  readonly duplicates: number
  readonly errors: number
}

export interface ImportProgress extends ImportCounts {
  /** Share of the file that has been read, 0 to 1. */
  readonly share: number
}

export interface ImportReport extends ImportCounts {
  readonly jobId: string
  readonly fileName: string
  readonly sheet: string
  readonly headerRow: number
  /** Column → the header under which it was found. */
  readonly columns: Partial<Record<ImportColumn, string>>
  readonly quality: QualitySummary
  /** The first refused rows; all are kept under the job. */
  readonly refused: readonly { readonly rowNumber: number; readonly reason: string }[]
  readonly milliseconds: number
}

export interface ImportRequest {
  readonly jobId: string
  readonly path: string
  /** As the administrator knows the file. */
  readonly fileName: string
  /** Make an id from name and address where `place_id` is missing. */
  readonly deriveIds: boolean
}

export interface ImportPorts {
  readonly reader: WorkbookReader
  readonly listings: ListingWriter
  readonly jobs: JobStore
  readonly clock: Clock
  readonly onProgress?: (progress: ImportProgress) => void
}

const refusedShown = 20

/**
 * Imports a workbook's listings: skips those whose `place_id` is known, keeps refused rows with their reason. Each
 * batch of rows is one transaction with its counts, so that a run that is cut off has stored whole batches, and the
 * next run skips them as duplicates. Throws `WorkbookError` or `ImportError` before anything is written where the file
 * has no listings; damage found further in ends the job after the batches before it.
 */
export async function importWorkbook(request: ImportRequest, ports: ImportPorts): Promise<ImportReport> {
  const started = ports.clock.now()
  const workbook = await ports.reader.open(request.path)
  try {
    const table = await findTable(workbook, request.deriveIds ? ['name'] : ['name', 'place_id'])
    await ports.jobs.createJob({ id: request.jobId, kind: 'import', subject: request.fileName, now: started })
    return await runJob(workbook, table, request, ports, started)
  } finally {
    await workbook.close()
  }
}

async function runJob(
  workbook: Workbook,
  table: ListingTable,
  request: ImportRequest,
  ports: ImportPorts,
  started: number,
) {
  const { jobs, clock } = ports
  try {
    const run = new ImportRun(request, table, ports)
    for await (const rows of workbook.rows(table.sheetIndex)) await run.take(rows, workbook.progress())
    await ports.listings.settle()
    const report = run.report(clock.now() - started)
    await jobs.finishJob(request.jobId, { state: 'done', result: report, now: clock.now() })
    return report
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await jobs.finishJob(request.jobId, { state: 'failed', result: { message }, now: clock.now() })
    throw error
  }
}

class ImportRun {
  readonly #request: ImportRequest
  readonly #table: ListingTable
  readonly #ports: ImportPorts
  readonly #quality = emptyQualitySummary()
  readonly #refused: RefusedRow[] = []
  #counts: ImportCounts = { rows: 0, imported: 0, duplicates: 0, errors: 0 }

  constructor(request: ImportRequest, table: ListingTable, ports: ImportPorts) {
    this.#request = request
    this.#table = table
    this.#ports = ports
  }

  async take(rows: readonly SheetRow[], share: number): Promise<void> {
    const { drafts, refused } = this.#normalise(rows)
    if (drafts.length + refused.length === 0) return
    const progressAfter = (outcome: { inserted: number; duplicates: number }): ImportProgress => ({
      rows: this.#counts.rows + drafts.length + refused.length,
      imported: this.#counts.imported + outcome.inserted,
      duplicates: this.#counts.duplicates + outcome.duplicates,
      errors: this.#counts.errors + refused.length,
      share,
    })
    const outcome = await this.#ports.listings.importBatch({
      jobId: this.#request.jobId,
      drafts,
      refused,
      progress: progressAfter,
      now: this.#ports.clock.now(),
    })
    const progress = progressAfter(outcome)
    this.#counts = progress
    this.#refused.push(...refused.slice(0, refusedShown - this.#refused.length))
    this.#ports.onProgress?.(progress)
  }

  #normalise(rows: readonly SheetRow[]) {
    const drafts = []
    const refused: RefusedRow[] = []
    for (const row of rows) {
      if (row.number <= this.#table.headerRowNumber || isRepeatedHeader(row, this.#table.columns)) continue
      const normalised = normaliseRow(row, this.#table.columns, this.#request)
      if (normalised.refused) {
        refused.push(normalised.refused)
        continue
      }
      drafts.push(normalised.draft)
      countQuality(this.#quality, normalised.draft, normalised.hoursUnread)
    }
    return { drafts, refused }
  }

  report(milliseconds: number): ImportReport {
    const { columns, headerCells, sheetName, headerRowNumber } = this.#table
    const found = Object.entries(columns).map(([column, index]) => [column, headerCells[index] ?? ''])
    return {
      jobId: this.#request.jobId,
      fileName: this.#request.fileName,
      sheet: sheetName,
      headerRow: headerRowNumber,
      columns: Object.fromEntries(found),
      rows: this.#counts.rows,
      imported: this.#counts.imported,
      duplicates: this.#counts.duplicates,
      errors: this.#counts.errors,
      quality: this.#quality,
      refused: this.#refused.map(({ rowNumber, reason }) => ({ rowNumber, reason })),
      milliseconds,
    }
  }
}

/** Files glued together carry their header again in the middle; that is no data row. */
function isRepeatedHeader(row: SheetRow, columns: ColumnMap): boolean {
  const name = columns.name === undefined ? '' : (row.cells[columns.name] ?? '')
  if (name.length > 30) return false
  const again = recogniseHeader(row.cells)
  return again.name === columns.name && Object.keys(again).length === Object.keys(columns).length
}
