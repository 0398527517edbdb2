import type { ListingDraft } from '../../domain/business/listing.ts'
import type { Clock } from '../ports/clock.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { BatchOutcome, ListingWriter, RefusedRow } from '../ports/listing-store.ts'
import type { SheetRow, Workbook, WorkbookReader } from '../ports/workbook-reader.ts'
import type { ImportColumn } from './columns.ts'
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
/** Enough that committing costs little beside the rows, and little enough that progress shows several times a second. */
const rowsPerTransaction = 5000

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
    await run.flush(1)
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
  readonly #firstRefused: RefusedRow[] = []
  readonly #headerName: string
  #drafts: ListingDraft[] = []
  #refused: RefusedRow[] = []
  #counts: ImportCounts = { rows: 0, imported: 0, duplicates: 0, errors: 0 }

  constructor(request: ImportRequest, table: ListingTable, ports: ImportPorts) {
    this.#request = request
    this.#table = table
    this.#ports = ports
    this.#headerName = table.headerCells[table.columns.name ?? -1] ?? ''
  }

  async take(rows: readonly SheetRow[], share: number): Promise<void> {
    for (const row of rows) {
      if (row.number > this.#table.headerRowNumber && !this.#isRepeatedHeader(row)) this.#normalise(row)
    }
    if (this.#drafts.length + this.#refused.length >= rowsPerTransaction) await this.flush(share)
  }

  async flush(share: number): Promise<void> {
    const drafts = this.#drafts
    const refused = this.#refused
    if (drafts.length + refused.length === 0) return
    this.#drafts = []
    this.#refused = []
    const before = this.#counts
    const progressAfter = (outcome: BatchOutcome): ImportProgress => ({
      rows: before.rows + drafts.length + refused.length,
      imported: before.imported + outcome.inserted,
      duplicates: before.duplicates + outcome.duplicates,
      errors: before.errors + refused.length,
      share,
    })
    const { jobId } = this.#request
    const now = this.#ports.clock.now()
    const batch = { jobId, drafts, refused, progress: progressAfter, now }
    const progress = progressAfter(await this.#ports.listings.importBatch(batch))
    this.#counts = progress
    this.#firstRefused.push(...refused.slice(0, refusedShown - this.#firstRefused.length))
    this.#ports.onProgress?.(progress)
  }

  #normalise(row: SheetRow): void {
    const normalised = normaliseRow(row, this.#table.columns, this.#request)
    if (normalised.refused) {
      this.#refused.push(normalised.refused)
      return
    }
    this.#drafts.push(normalised.draft)
    countQuality(this.#quality, normalised.draft, normalised.hoursUnread)
  }

  /** Files glued together carry their header again in the middle; that is no data row. */
  #isRepeatedHeader(row: SheetRow): boolean {
    const { columns, headerCells } = this.#table
    if (row.cells[columns.name ?? -1] !== this.#headerName) return false
    return Object.values(columns).every((index) => row.cells[index] === headerCells[index])
  }

  report(milliseconds: number): ImportReport {
    const { columns, headerCells, sheetName, headerRowNumber } = this.#table
    const { rows, imported, duplicates, errors } = this.#counts
    const found = Object.entries(columns).map(([column, index]) => [column, headerCells[index] ?? ''])
    return {
      jobId: this.#request.jobId,
      fileName: this.#request.fileName,
      sheet: sheetName,
      headerRow: headerRowNumber,
      columns: Object.fromEntries(found),
      rows,
      imported,
      duplicates,
      errors,
      quality: this.#quality,
      refused: this.#firstRefused.map(({ rowNumber, reason }) => ({ rowNumber, reason })),
      milliseconds,
    }
  }
}
