import type { DuplicateReason } from '../business/duplicates/possible-duplicates.ts'
import type { SheetColumn } from '../business/import-columns.ts'
import type { ListingDraft, OpeningHoursText } from '../business/listing.ts'
import type { PanelLanguage, PanelText } from './panel-text.ts'

export const importModes = ['skip', 'update', 'fill'] as const
/** What an import does with known listings: skip them, replace their content, or fill their empty fields. */
export type ImportMode = (typeof importModes)[number]

/** A column of an import, or what follows from one: whether a business is verified or has closed. */
export type ChangedColumn = SheetColumn | 'status'

/** How many listings would change in one column, with some examples. */
export interface FieldChange {
  readonly column: ChangedColumn
  readonly count: number
  readonly examples: readonly { readonly name: string; readonly before: string; readonly after: string }[]
}

/** What one mode of an import would change in known listings: the columns with most changes first. */
export interface ModeChanges {
  readonly count: number
  readonly fields: readonly FieldChange[]
  /** Listings that keep something set by hand which the file says otherwise. Absent in previews of older versions. */
  readonly keptByHand?: number
  /** What they keep, as `before`, and what the file says, as `after`. Absent in previews of older versions. */
  readonly kept?: readonly FieldChange[]
}

/** What each mode would change. */
export interface ChangesByMode {
  readonly update: ModeChanges
  readonly fill: ModeChanges
}

/** Rows that are refused for one reason, with the first of them. */
export interface RefusedGroup {
  readonly reason: string
  readonly count: number
  readonly rowNumber: number
  /** A text of the row; '' if it has none. */
  readonly example: string
}

/** Rows of one text whose trade nobody knows, or only by a guess. */
export interface UnmappedTrade {
  /** As the source writes it. */
  readonly text: string
  readonly count: number
  readonly example: { readonly name: string; readonly address: string }
  /** Whether the rows are read as the suggested trade, which is a guess; if not, as none. */
  readonly isGuess: boolean
  /** The slug of a trade that it could be. */
  readonly suggestion?: string
}

/** How many accepted rows lack a field, or have it in a form that cannot be read, by kind. */
export type QualityCounts = Readonly<Record<string, number>>

/** A cell that was read, but that a person should look at. */
export interface CellToCheck {
  readonly rowNumber: number
  readonly column: string
  readonly problem: string
  readonly text: string
}

type ListedFacts = Pick<ListingDraft, 'name' | 'address' | 'phone'>

/** A new row, and the listing that it could be. */
export interface AlikeRow extends ListedFacts {
  readonly listed: ListedFacts & { readonly slug: string }
  readonly reasons: readonly DuplicateReason[]
}

/** What pages in a language will say of a row. */
interface ShownExample {
  readonly category: string
  readonly city: string
  readonly hours: OpeningHoursText
}

/** Result of a job of the kind `preview`. */
export interface ImportPreview {
  readonly uploadId: string
  readonly fileName: string
  readonly sheet: string
  readonly sheets: readonly string[]
  /** The sheets whose rows are read; absent in previews of older versions. */
  readonly sheetsRead?: readonly string[]
  /** Of all sheets: those without a table of businesses. */
  readonly sheetsLeftOut?: readonly string[]
  /** Tables with columns of their own right of the one that is described here. Absent without any. */
  readonly beside?: {
    readonly tables: readonly {
      readonly columns: readonly {
        readonly column: string
        readonly header: string
        readonly example: string
      }[]
    }[]
    /** Whether they are read after it. */
    readonly isRead: boolean
  }
  readonly headerRow: number
  /** The header cells, by index. */
  readonly headerCells: readonly string[]
  /** Column name → index of the cell that holds it. */
  readonly columns: Readonly<Record<string, number>>
  /** Columns that were told by words in their headers and by their cells, the surest first. `columns` has those that were taken. */
  readonly guesses?: readonly {
    readonly column: string
    readonly index: number
    /** 0 to 1. */
    readonly confidence: number
    readonly taken: boolean
  }[]
  /** Columns that complete others (city, latitude, status), and the indexes of their cells. */
  readonly companions?: Readonly<Record<string, readonly number[]>>
  /** The country that the rows share, in which those that say none are read. */
  readonly country?: { readonly code: string; readonly share: number }
  /** Slug of the trade of rows that say none, as it was chosen; '' for none. */
  readonly trade?: string
  /** Slug of the trade that the name of the file or of the sheet says, or the header of the names. */
  readonly suggestedTrade?: string
  /** The city of rows that say none, as it was chosen. */
  readonly city?: string
  /** The city that a title, or the name of the sheet or the file, says of these rows, unless one was chosen. */
  readonly toldCity?: string
  /** The layout in which the file is read as a file before it was. Absent in previews of older versions, as is `deriveIds`. */
  readonly layout?: {
    readonly key: string
    readonly name: string
    readonly country?: string
    readonly trade?: string
    readonly city?: string
    /** Indexes of columns that the layout's file had not and that nothing uses. */
    readonly added?: readonly number[]
  }
  /** Whether ids are made from name and address where `place_id` is missing. */
  readonly deriveIds?: boolean
  /** Columns that complete others, as the administrator has chosen them for this file or its layout. */
  readonly targets?: Readonly<Record<string, number>>
  /** What each column holds, by index: its first filled cell, and the share of filled ones in the first rows. */
  readonly samples?: readonly { readonly example: string; readonly filled: number }[]
  /** Indexes of columns with data that nothing uses. */
  readonly unused?: readonly number[]
  /** Indexes of columns of remarks, of which only a closing is read. */
  readonly remarks?: readonly number[]
  /**
   * If the file has no ids: indexes of columns with a number of each row's own. One of them has to become `place_id`, or `deriveIds` makes
   * ids from name and address. No row was read then.
   */
  readonly idChoices?: readonly number[]
  /** Why nothing can be imported with these columns. No row was read then. */
  readonly problem?: PanelText
  /** Whether that is because the rows are orders, customers or contacts. The same columns, chosen, say that they are businesses. */
  readonly isOfCustomers?: boolean
  readonly rows: number
  readonly new: number
  /** Known listings with other content than the file: `update` would change them. */
  readonly changed: number
  /** Absent in previews of older versions, as is `refusedGroups`. */
  readonly changes?: ChangesByMode & {
    /** If what was set by hand is lifted; absent if nothing is kept for it. */
    readonly lifted?: ChangesByMode
  }
  /** What the rows lack, and what of them could not be read, by kind. Absent in previews of older versions. */
  readonly quality?: QualityCounts
  /** The first cells that a person should look at. */
  readonly cellsToCheck?: readonly CellToCheck[]
  /**
   * Columns of the product's own exports that new listings alone get, and of which a known listing has something else. Absent without
   * any.
   */
  readonly notTaken?: readonly FieldChange[]
  /**
   * New rows that look like a listing which is there under another id: by its phone number, or by its name in the same part of a city.
   * `isPartial`: not all new rows were looked at. Absent without any.
   */
  readonly alike?: {
    readonly count: number
    readonly examples: readonly AlikeRow[]
    readonly isPartial?: boolean
  }
  /** Known listings with the same content, and rows that are twice in the file. */
  readonly duplicate: number
  /** How many of those are rows of a listing that an earlier row of the file has; absent in previews of older versions. */
  readonly repeats?: number
  /** Rows of places that have closed for good: they are kept, and stand in no list. Absent in previews of older versions. */
  readonly closed?: number
  readonly refused: number
  /** The most frequent reason first. */
  readonly refusedGroups?: readonly RefusedGroup[]
  readonly firstRefused: readonly {
    readonly rowNumber: number
    readonly reason: string
    readonly cells: Readonly<Record<string, string>>
  }[]
  /** Rows without a sure trade, by their text, those of most rows first: not all groups, but the counts of all. */
  readonly trades?: {
    readonly rows: number
    readonly texts: number
    readonly groups: readonly UnmappedTrade[]
  }
  /** Statuses of which nobody knows what they mean, the most frequent first. Their rows would be published. Absent without any. */
  readonly unknownStatuses?: readonly { readonly text: string; readonly count: number }[]
  /** Whether no accepted row has an address, a phone, hours or a place: it may be no list of businesses. Absent without accepted rows. */
  readonly isPlaceless?: boolean
  /** The first accepted rows as the site would show them. */
  readonly examples: readonly {
    readonly name: string
    readonly category: string
    readonly city: string
    readonly phone: string
    /** Absent in previews of older versions, as is `hours`. */
    readonly address?: string
    /** Texts by day, or one without days. */
    readonly hours?: OpeningHoursText
    /** What pages say of it, in the panel's languages. Absent in previews of older versions. */
    readonly shown?: Readonly<Record<PanelLanguage, ShownExample>>
  }[]
}
