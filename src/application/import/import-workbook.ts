import type { ImportMode } from '../../domain/administration/import-preview.ts'
import type { SheetColumn } from '../../domain/business/import-columns.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { fillBlanks, overwrittenFields, replaceContent } from '../../domain/business/merge-listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { type ForgetPorts, forgetDuplicates } from '../duplicates/forget-duplicates.ts'
import { JobError, type JobHandler, JobInterruption, type JobRun } from '../jobs/job-handler.ts'
import type { DuplicateStore } from '../ports/duplicate-store.ts'
import type { ImportLayoutStore } from '../ports/import-layout-store.ts'
import type { Job, JobStore } from '../ports/job-store.ts'
import type { IndexableDraft, ListingReader, ListingWriter } from '../ports/listing-store.ts'
import type { Clock } from '../ports/system.ts'
import type { TradeMappingStore } from '../ports/trade-mapping-store.ts'
import type { UploadStore } from '../ports/workbook.ts'
import { withoutAlike } from './alike-rows.ts'
import { carriedColumns } from './columns/carried-columns.ts'
import {
  firstProgress,
  type ImportCounts,
  type ImportProgress,
  progressAfter,
  runStartAt,
} from './import-progress.ts'
import type { ImportRequest } from './import-request.ts'
import { layoutsFor, rememberLayout } from './layouts.ts'
import type { ListingBatch, ListingSource, OpenListingSource } from './listing-source.ts'
import { addQuality, emptyQualitySummary, type QualitySummary } from './quality-summary.ts'
import type { ListingTable } from './tables/listing-table.ts'
import { sheetsOf } from './tables/table-rows.ts'
import { townOfAll } from './tables/town-told.ts'

/** Result of a job of the kind `import`. */
export interface ImportReport extends ImportCounts {
  readonly jobId: string
  readonly fileName: string
  readonly mode: ImportMode
  /** The first sheet that was read. */
  readonly sheet: string
  readonly sheetsRead: readonly string[]
  /** Of all sheets: those without a table of businesses. */
  readonly sheetsLeftOut?: readonly string[]
  readonly headerRow: number
  /** Column → the header under which it was found. */
  readonly columns: Partial<Record<SheetColumn, string>>
  /** The country in which rows that say none were read. */
  readonly country?: string
  /** Slug of the trade, and the city, of rows that say none, as they were chosen; the city may be that of a title. */
  readonly trade?: string
  readonly city?: string
  readonly quality: QualitySummary
  /** Name of the layout by which the file was read, where it was chosen for a file before. */
  readonly layout?: string
  /** Reason → rows refused. */
  readonly refusedReasons: Readonly<Record<string, number>>
  /** The first refused rows; the job keeps all of them. */
  readonly refused: readonly { readonly rowNumber: number; readonly reason: string }[]
  /** Pairs of listings that could be one place, found once these rows were stored. */
  readonly possibleDuplicates: number
  /** How often the import was resumed after a crash or restart. */
  readonly resumedRuns: number
  /** From the first run's start, pauses included. */
  readonly milliseconds: number
}

interface ImportPorts {
  readonly openSource: OpenListingSource
  readonly uploads: UploadStore
  readonly listings: ListingWriter & Pick<ListingReader, 'findByIds' | 'listPage'>
  readonly duplicates: DuplicateStore
  readonly administration: ForgetPorts['administration']
  readonly jobs: JobStore
  readonly layouts: Pick<ImportLayoutStore, 'listLayouts' | 'saveLayout'>
  readonly trades: Pick<TradeMappingStore, 'listTradeMappings'>
  readonly clock: Clock
  /** How many rows one transaction stores, at least; the last one may store fewer. */
  readonly rowsPerTransaction?: number
}

const refusedShown = 20
/** Large enough that committing costs little, small enough to show progress. */
const usualRowsPerTransaction = 15_000

/**
 * Imports a workbook's listings. The request's mode says what happens to a known `place_id`. Refused rows are kept with their
 * reason. Each batch of rows is one transaction with the job's progress, so a run that was cut off continues after its last batch.
 * Throws `WorkbookError` or `ImportError` before anything is written if the file has no listings. If the file is damaged further in,
 * the job ends after the batches before. When all rows are stored, possible duplicates are looked for.
 */
export function createImportHandler(ports: ImportPorts): JobHandler {
  return async (run) => {
    const request = run.job.request as ImportRequest
    const path = await ports.uploads.find(request)
    const file = await identify(path, run.job, ports)
    const before = firstProgress(run.job, file, ports.clock.now())
    const dropRepeats = request.mode !== 'skip'
    const layouts = await layoutsOf(run.job, before, ports)
    const source = await ports.openSource({
      ...request,
      path,
      layouts,
      trades: await ports.trades.listTradeMappings(),
      dropRepeats,
      afterRow: before.lastRow,
    })
    const { layout, headerCells } = source.table
    let last: ImportProgress
    try {
      if (request.remembers) await rememberLayout(request, headerCells, ports.clock.now(), ports.layouts)
      last = await storeBatches(run, source, layout ? { ...before, layout } : before, ports)
    } catch (error) {
      if (!goesOn(error)) await ports.listings.compact()
      throw error
    } finally {
      await source.close()
    }
    // The two run side by side. An error of one is thrown when both have ended.
    const ends = await Promise.allSettled([ports.listings.compact(), renewDuplicates(run, ports)])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return report(run.job, source.table, last, ports)
  }
}

async function renewDuplicates(run: JobRun, ports: ImportPorts): Promise<void> {
  await findDuplicates(run, ports)
  await forgetDuplicates({ signal: run.signal }, ports)
}

/** A run that goes on reads the rest of the file as the run before it did, whatever has been chosen or forgotten meanwhile. */
async function layoutsOf({ request, progress }: Job, before: ImportProgress, { layouts }: ImportPorts) {
  if (progress === null) return layoutsFor(request as ImportRequest, layouts)
  return before.layout ? [before.layout] : []
}

/** Whether another run will store the rest. */
function goesOn(error: unknown): boolean {
  return error instanceof JobInterruption && error.cause !== 'cancelled'
}

/** Identifies the file. Throws `JobError` if it is gone, or if it is not the file with which the job began. */
async function identify(path: string, { progress, subject }: Job, { uploads }: ImportPorts): Promise<string> {
  const file = await uploads.identify(path)
  if (file === undefined)
    throw new JobError({
      ko: `'${subject}' 파일이 서버에 없습니다. 파일을 다시 올려 주십시오.`,
      en: `The file '${subject}' is not on the server. Upload it again.`,
    })
  const stored = progress as ImportProgress | null
  if (stored && stored.file !== file) {
    throw new JobError({
      ko: `가져오는 동안 '${subject}' 파일이 바뀌어 이어서 가져올 수 없습니다. 앞서 가져온 업체는 그대로 있으니, 파일을 다시 올려 처음부터 가져와 주십시오.`,
      en: `The file '${subject}' changed during the import, which cannot be continued. What was imported before stays; upload the file again and import it from its beginning.`,
    })
  }
  return file
}

async function storeBatches(
  { job, signal }: JobRun,
  source: ListingSource,
  before: ImportProgress,
  { listings, clock, rowsPerTransaction = usualRowsPerTransaction }: ImportPorts,
): Promise<ImportProgress> {
  const request = job.request as ImportRequest
  const merge = mergeOf(request, carriedColumns(source.table))
  let progress = before
  let isFirst = true
  for await (const read of joinBatches(untilAborted(source.batches(), signal), rowsPerTransaction)) {
    signal.throwIfAborted()
    const now = clock.now()
    if (isFirst && job.progress !== null) progress = { ...progress, runStart: runStartAt(progress, now) }
    isFirst = false
    const batch = request.leavesOutAlike ? await withoutAlike(read, job.createdAt, listings) : read
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

/** Checks the signal at every batch, not only when the rows of a whole transaction have been read. */
async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void, void> {
  for await (const item of items) {
    signal.throwIfAborted()
    yield item
  }
}

async function report(
  job: Job,
  table: ListingTable,
  { rows, imported, updated, duplicates, errors, quality, refusedReasons }: ImportProgress,
  ports: ImportPorts,
): Promise<ImportReport> {
  const { jobs, clock } = ports
  const { columns, headerCells, sheetName, headerRowNumber, country, trade, layout } = table
  const city = table.city || townOfAll(table)
  const found = Object.entries(columns).map(([column, index]) => [column, headerCells[index] ?? ''])
  const refused = errors > 0 ? await jobs.listRefusedRows(job.id, { limit: refusedShown, after: 0 }) : []
  return {
    jobId: job.id,
    fileName: job.subject,
    mode: (job.request as ImportRequest).mode,
    sheet: sheetName,
    ...sheetsOf(table),
    headerRow: headerRowNumber,
    columns: Object.fromEntries(found),
    ...(country && { country: country.code }),
    ...(trade && { trade }),
    ...(city && { city }),
    ...(layout && { layout: layout.name }),
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

/** Joins consecutive batches into larger ones of at least `rows` rows; the last one may be smaller. */
export async function* joinBatches(
  batches: AsyncIterable<ListingBatch>,
  rows: number,
): AsyncGenerator<ListingBatch, void, void> {
  let joined: ListingBatch[] = []
  let size = 0
  for await (const batch of batches) {
    joined.push(batch)
    size += batch.drafts.length + batch.refused.length + batch.repeats
    if (size < rows) continue
    yield join(joined)
    joined = []
    size = 0
  }
  if (joined.length > 0) yield join(joined)
}

function join(batches: readonly ListingBatch[]): ListingBatch {
  const quality = emptyQualitySummary()
  for (const batch of batches) addQuality(quality, batch.quality)
  const { lastRow, share } = batches.at(-1) ?? { lastRow: 0, share: 1 }
  return {
    drafts: batches.flatMap(({ drafts }) => drafts),
    refused: batches.flatMap(({ refused }) => refused),
    repeats: batches.reduce((sum, { repeats }) => sum + repeats, 0),
    quality,
    lastRow,
    share,
  }
}

type Merge = (present: Listing, draft: IndexableDraft) => IndexableDraft | undefined

const rules = { update: replaceContent, fill: fillBlanks }

/** How an import mode changes a listing that is there already; undefined: not at all. */
function mergeOf(
  { mode, liftsHandEdits }: Pick<ImportRequest, 'mode' | 'liftsHandEdits'>,
  carried: ReadonlySet<string>,
): Merge | undefined {
  if (mode === 'skip') return undefined
  return (present, draft) => {
    const merged = rules[mode](liftsHandEdits ? { ...present, handFields: [] } : present, draft, carried)
    const lifted = merged && liftsHandEdits && { lifted: overwrittenFields(present, merged) }
    return merged && { ...withTerms(merged), ...lifted }
  }
}
