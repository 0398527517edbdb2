import type { ImportMode } from '../../domain/administration/administration.ts'
import type { SheetColumn } from '../../domain/business/import-columns.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { JobError, type JobHandler, type JobRun } from '../jobs/job-handler.ts'
import { JobInterruption } from '../jobs/job-interruption.ts'
import type { Clock } from '../ports/clock.ts'
import type { DuplicateStore } from '../ports/duplicate-store.ts'
import type { Job, JobStore } from '../ports/job-store.ts'
import type { ListingWriter } from '../ports/listing-store.ts'
import type { UploadStore } from '../ports/upload-store.ts'
import type { ListingTable } from './find-table.ts'
import {
  firstProgress,
  type ImportCounts,
  type ImportProgress,
  progressAfter,
  runStartAt,
} from './import-progress.ts'
import type { ImportRequest } from './import-request.ts'
import { joinBatches } from './join-batches.ts'
import type { ListingSource, OpenListingSource } from './listing-source.ts'
import { mergeOf } from './merge-draft.ts'
import type { QualitySummary } from './quality-summary.ts'

/** Result of a job of the kind `import`. */
export interface ImportReport extends ImportCounts {
  readonly jobId: string
  readonly fileName: string
  readonly mode: ImportMode
  readonly sheet: string
  readonly headerRow: number
  /** Column → the header under which it was found. */
  readonly columns: Partial<Record<SheetColumn, string>>
  readonly quality: QualitySummary
  /** Reason → rows refused. */
  readonly refusedReasons: Readonly<Record<string, number>>
  /** The first refused rows; all are kept under the job. */
  readonly refused: readonly { readonly rowNumber: number; readonly reason: string }[]
  /** Pairs of listings that could be one place, found once these rows were stored. */
  readonly possibleDuplicates: number
  /** How often it went on after a crash or restart. */
  readonly resumedRuns: number
  /** From the first run's start, pauses included. */
  readonly milliseconds: number
}

export interface ImportPorts {
  readonly openSource: OpenListingSource
  readonly uploads: UploadStore
  readonly listings: ListingWriter
  readonly duplicates: DuplicateStore
  readonly jobs: JobStore
  readonly clock: Clock
}

const refusedShown = 20
/** Large enough that committing costs little, small enough to show progress. */
const rowsPerTransaction = 15_000

/**
 * Imports a workbook's listings; what becomes of those whose `place_id` is known, the request's mode says; refused rows are kept
 * with their reason. Each batch of rows is one transaction with the job's progress: a run that was cut off goes on behind its last
 * batch. Throws `WorkbookError` or `ImportError` before anything is written where the file has no listings; damage found further in ends
 * the job after the batches before it. Possible duplicates are looked for once all rows are stored.
 */
export function createImportHandler(ports: ImportPorts): JobHandler {
  return async (run) => {
    const request = run.job.request as ImportRequest
    const path = ports.uploads.pathOf(request)
    const file = await identify(path, run.job, ports)
    const before = firstProgress(run.job, file, ports.clock.now())
    const dropRepeats = request.mode !== 'skip'
    const source = await ports.openSource({ ...request, path, dropRepeats, afterRow: before.lastRow })
    let last: ImportProgress
    try {
      last = await storeBatches(run, source, before, ports)
    } catch (error) {
      if (!goesOn(error)) await ports.listings.settle()
      throw error
    } finally {
      await source.close()
    }
    // Neither needs the other; what one of them throws is thrown when both have ended.
    const ends = await Promise.allSettled([ports.listings.settle(), findDuplicates(run, ports)])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return report(run.job, source.table, last, ports)
  }
}

/** Whether another run will store the rest. */
function goesOn(error: unknown): boolean {
  return error instanceof JobInterruption && error.cause !== 'cancelled'
}

/** What tells the file from another one. Throws `JobError` where it is gone, or not the one that the job began with. */
async function identify(path: string, { progress, subject }: Job, { uploads }: ImportPorts): Promise<string> {
  const file = await uploads.identify(path)
  if (file === undefined)
    throw new JobError(`'${subject}' 파일이 서버에 없습니다. 파일을 다시 올려 주십시오.`)
  const stored = progress as ImportProgress | null
  if (stored && stored.file !== file) {
    throw new JobError(
      `가져오는 동안 '${subject}' 파일이 바뀌어 이어서 가져올 수 없습니다. 앞서 가져온 업체는 그대로 있으니, 파일을 다시 올려 처음부터 가져와 주십시오.`,
    )
  }
  return file
}

async function storeBatches(
  { job, signal }: JobRun,
  source: ListingSource,
  before: ImportProgress,
  { listings, clock }: ImportPorts,
): Promise<ImportProgress> {
  const { mode } = job.request as ImportRequest
  const merge = mergeOf(mode, source.table.columns)
  let progress = before
  let isFirst = true
  for await (const batch of joinBatches(untilAborted(source.batches(), signal), rowsPerTransaction)) {
    signal.throwIfAborted()
    const now = clock.now()
    if (isFirst && job.progress !== null) progress = { ...progress, runStart: runStartAt(progress, now) }
    isFirst = false
    const { drafts, refused } = batch
    const base = progress
    const outcome = await listings.importBatch({
      jobId: job.id,
      drafts,
      refused,
      ...(merge && { merge }),
      progress: (stored) => progressAfter(base, batch, stored),
      now,
    })
    progress = progressAfter(base, batch, outcome)
  }
  signal.throwIfAborted()
  return progress
}

/** Ends as soon as the job is to stop, not only when a transaction's rows have been read. */
async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void, void> {
  for await (const item of items) {
    signal.throwIfAborted()
    yield item
  }
}

async function report(
  job: Job,
  { columns, headerCells, sheetName, headerRowNumber }: ListingTable,
  { rows, imported, updated, duplicates, errors, quality, refusedReasons }: ImportProgress,
  ports: ImportPorts,
): Promise<ImportReport> {
  const { jobs, clock } = ports
  const found = Object.entries(columns).map(([column, index]) => [column, headerCells[index] ?? ''])
  const refused = errors > 0 ? await jobs.listRefusedRows(job.id, { limit: refusedShown, after: 0 }) : []
  return {
    jobId: job.id,
    fileName: job.subject,
    mode: (job.request as ImportRequest).mode,
    sheet: sheetName,
    headerRow: headerRowNumber,
    columns: Object.fromEntries(found),
    rows,
    imported,
    updated,
    duplicates,
    errors,
    quality,
    possibleDuplicates: await ports.duplicates.countFound(job.id),
    refusedReasons,
    refused: refused.map(({ rowNumber, reason }) => ({ rowNumber, reason })),
    resumedRuns: job.attempts - 1,
    milliseconds: clock.now() - (job.startedAt ?? job.createdAt),
  }
}
