import type { JobProgress, RunStart } from '../jobs/job-handler.ts'
import type { ImportLayout } from '../ports/import-layout-store.ts'
import type { Job } from '../ports/job-store.ts'
import type { BatchOutcome, RefusedRow } from '../ports/listing-store.ts'
import type { ListingBatch } from './listing-source.ts'
import { addQuality, emptyQualitySummary, type QualitySummary } from './quality-summary.ts'

export interface ImportCounts {
  /** Data rows so far: always imported + updated + duplicates + errors. */
  readonly rows: number
  readonly imported: number
  readonly updated: number
  readonly duplicates: number
  readonly errors: number
}

/** Stored with each batch of rows: it is shown to people, and a run that was cut off continues from it. */
export interface ImportProgress extends ImportCounts, JobProgress {
  /** Share of the file that has been read, 0 to 1. */
  readonly share: number
  readonly quality: QualitySummary
  /** Reason → rows refused. */
  readonly refusedReasons: Readonly<Record<string, number>>
  /** The layout by which the file is read. */
  readonly layout?: ImportLayout
  /** Number of the last stored row. */
  readonly lastRow: number
  /** Identifies the file, in case another one gets its name. */
  readonly file: string
}

/** The progress with which a run begins: zero, or where the run before it was cut off. */
export function firstProgress(job: Job, file: string, now: number): ImportProgress {
  const stored = job.progress as ImportProgress | null
  if (stored) return stored
  const none = { rows: 0, imported: 0, updated: 0, duplicates: 0, errors: 0, done: 0, share: 0, lastRow: 0 }
  return {
    ...none,
    quality: emptyQualitySummary(),
    refusedReasons: {},
    file,
    runStart: { at: now, done: 0, share: 0 },
  }
}

/** The progress after a batch is stored. */
export function progressAfter(
  before: ImportProgress,
  { drafts, refused, repeats, quality, lastRow, share }: ListingBatch,
  outcome: BatchOutcome,
): ImportProgress {
  const rows = before.rows + drafts.length + refused.length + repeats
  const sum = { ...before.quality }
  addQuality(sum, quality)
  return {
    ...before,
    rows,
    done: rows,
    imported: before.imported + outcome.inserted,
    updated: before.updated + outcome.updated,
    duplicates: before.duplicates + outcome.duplicates + repeats,
    errors: before.errors + refused.length,
    quality: sum,
    refusedReasons: countReasons(before.refusedReasons, refused),
    lastRow,
    share,
  }
}

function countReasons(
  before: ImportProgress['refusedReasons'],
  refused: readonly RefusedRow[],
): ImportProgress['refusedReasons'] {
  const counts = { ...before }
  for (const { reason } of refused) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

/** The start for the speed of a resumed run: after it has skipped the rows of earlier runs. */
export function runStartAt({ done, share }: ImportProgress, at: number): RunStart {
  return { at, done, share }
}
