import type { ImportColumn } from '../../domain/business/import-columns.ts'
import type { Clock } from '../ports/clock.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { BatchOutcome, ListingWriter, RefusedRow } from '../ports/listing-store.ts'
import type { ListingTable } from './find-table.ts'
import type { ListingBatch, ListingSource, OpenListingSource, SourceRequest } from './listing-source.ts'
import { addQuality, emptyQualitySummary, type QualitySummary } from './quality-summary.ts'

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

export interface ImportRequest extends SourceRequest {
  readonly jobId: string
  /** As the administrator knows the file. */
  readonly fileName: string
}

export interface ImportPorts {
  readonly openSource: OpenListingSource
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
  const { openSource, jobs, clock } = ports
  const started = clock.now()
  const source = await openSource(request)
  try {
    await jobs.createJob({ id: request.jobId, kind: 'import', subject: request.fileName, now: started })
    return await runJob(source, request, ports, started)
  } finally {
    await source.close()
  }
}

async function runJob(source: ListingSource, request: ImportRequest, ports: ImportPorts, started: number) {
  const { listings, jobs, clock } = ports
  try {
    const run = new ImportRun(request, source.table, ports)
    for await (const batch of source.batches()) await run.store(batch)
    await listings.settle()
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
  #counts: ImportCounts = { rows: 0, imported: 0, duplicates: 0, errors: 0 }

  constructor(request: ImportRequest, table: ListingTable, ports: ImportPorts) {
    this.#request = request
    this.#table = table
    this.#ports = ports
  }

  async store({ drafts, refused, quality, share }: ListingBatch): Promise<void> {
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
    addQuality(this.#quality, quality)
    this.#firstRefused.push(...refused.slice(0, refusedShown - this.#firstRefused.length))
    this.#ports.onProgress?.(progress)
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
