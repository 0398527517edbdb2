import type { IndexableDraft, RefusedRow } from '../ports/listing-store.ts'
import type { ListingTable } from './find-table.ts'
import type { TableChoice } from './import-request.ts'
import type { QualitySummary } from './quality-summary.ts'

/** What some consecutive data rows of a workbook came to. */
export interface ListingBatch {
  readonly drafts: readonly IndexableDraft[]
  readonly refused: readonly RefusedRow[]
  /** Rows left out because a row before them has the same id. */
  readonly repeats: number
  /** Of the drafts alone. */
  readonly quality: QualitySummary
  /** The last row's number. */
  readonly lastRow: number
  /** Share of the file that has been read so far, 0 to 1. */
  readonly share: number
}

/** A workbook's listings, read as they are asked for. */
export interface ListingSource {
  readonly table: ListingTable
  /** In the file's order. Throws `WorkbookError` at the place of the damage. */
  batches(): AsyncIterable<ListingBatch>
  close(): Promise<void>
}

/** What to read, and how. */
export interface SourceRequest extends TableChoice {
  readonly path: string
  /** Make an id from name and address where `place_id` is missing. */
  readonly deriveIds: boolean
  /** Rows up to this number were read by a run before this one. */
  readonly afterRow?: number
  /** Whether of the rows with one id only the first counts, the whole file long. */
  readonly dropRepeats?: boolean
  /** Whether columns that an import needs may be missing: every row is refused then. */
  readonly isPreview?: boolean
}

/** Throws `WorkbookError` or `ImportError` where the file holds no listings. */
export type OpenListingSource = (request: SourceRequest) => Promise<ListingSource>
