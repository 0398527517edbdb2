import type { TradeMapping } from '../../domain/category/trade-mapping.ts'
import type { ImportLayout } from '../ports/import-layout-store.ts'
import type { IndexableDraft, RefusedRow } from '../ports/listing-store.ts'
import type { TableChoice } from './import-request.ts'
import type { QualitySummary } from './quality-summary.ts'
import type { ListingTable } from './tables/listing-table.ts'

/** The outcome of some consecutive data rows of a workbook. */
export interface ListingBatch {
  readonly drafts: readonly IndexableDraft[]
  readonly refused: readonly RefusedRow[]
  /** Rows left out because a row before them has the same id. */
  readonly repeats: number
  /** Counts of the drafts only. */
  readonly quality: QualitySummary
  /** How many of the drafts have a status of which nobody knows what it means, by its text. Only a preview looks at it. */
  readonly unknownStatuses?: ReadonlyMap<string, number>
  /** The last row's number. */
  readonly lastRow: number
  /** Share of the file that has been read so far, 0 to 1. */
  readonly share: number
}

/** A workbook's listings, read on demand. */
export interface ListingSource {
  readonly table: ListingTable
  /** Batches in the order of the file. Throws `WorkbookError` where the file is damaged. */
  batches(): AsyncIterable<ListingBatch>
  close(): Promise<void>
}

/** What to read, and how. */
export interface SourceRequest extends TableChoice {
  readonly path: string
  /** The file's name on the administrator's machine. */
  readonly fileName?: string
  /** Make an id from name and address where `place_id` is missing. */
  readonly deriveIds: boolean
  /** How files of some layouts are read, unless columns are chosen. */
  readonly layouts?: readonly ImportLayout[]
  /** Which trade some texts mean, as administrators have chosen. */
  readonly trades?: readonly TradeMapping[]
  /** An earlier run has read the rows up to this number. */
  readonly afterRow?: number
  /** Whether only the first row with an id counts, in the whole file. */
  readonly dropRepeats?: boolean
  /** Whether required columns may be missing: every row is then refused. */
  readonly isPreview?: boolean
}

/** Throws `WorkbookError` or `ImportError` where the file holds no listings. */
export type OpenListingSource = (request: SourceRequest) => Promise<ListingSource>
