import type { PanelText } from '../../../domain/administration/panel-text.ts'
import type { ImportLayout } from '../../ports/import-layout-store.ts'
import type { ColumnSample } from '../columns/column-samples.ts'
import type { ColumnMap } from '../columns/columns.ts'
import type { ColumnGuess } from '../guess/guess-columns.ts'
import type { TableChoice } from '../import-request.ts'
import type { Companions } from '../rows/companions.ts'
import type { FileCountry } from '../rows/file-country.ts'
import type { CellMarks } from './marks-in-cells.ts'
import type { Sections } from './section-rows.ts'

/** Where the listings are in a workbook. */
export interface ListingTable {
  readonly sheetIndex: number
  readonly sheetName: string
  /** Sheets that can be chosen. */
  readonly visibleSheets: readonly string[]
  readonly headerRowNumber: number
  readonly columns: ColumnMap
  readonly headerCells: readonly string[]
  readonly companions: Companions
  /** Columns that were told by words in their headers and by their cells, the surest first. Those that were taken are in `columns`. */
  readonly guesses: readonly ColumnGuess[]
  /** The country that the rows share, or the chosen one; undefined if unknown. */
  readonly country: FileCountry | undefined
  /** Slug of the trade of rows that say none, as it was chosen; '' for none. */
  readonly trade: string | undefined
  /** Slug of the trade that the file's or the sheet's name says, or the header of the names; '' if they say none. */
  readonly suggestedTrade: string
  /** The city of rows that say none, as it was chosen; '' for none. */
  readonly city: string
  /** The city that a title, the sheet's or the file's name says of all rows; '' if they say none. Absent if one was chosen, or none. */
  readonly toldCity?: string
  /** Columns that complete others, as they were chosen. */
  readonly targets: Readonly<Record<string, number>>
  /** What each column holds, by index. */
  readonly samples: readonly ColumnSample[]
  /** Indexes of columns with data that nothing uses. */
  readonly unused: readonly number[]
  /** Dittos and signs of footnotes in the cells; absent if there are none. */
  readonly marks?: CellMarks
  /** Whether headings of trades or towns stand above some rows. */
  readonly hasSections: Sections
  /** Whether ids are made from name and address where `place_id` is missing. */
  readonly deriveIds: boolean
  /** The layout by which the table is read, where it was chosen for a file before. */
  readonly layout?: ImportLayout
  /** Indexes of columns that the layout's file had not. */
  readonly added?: readonly number[]
  /** Where the tables begin that stand side by side; absent if there is but one. This one is `from` cells right of the first. */
  readonly beside?: readonly number[]
  readonly from?: number
  /** How many cells of a row are this table's; absent if all are. */
  readonly width?: number
  /** Tables with other columns that stand right of this one under the same header row. */
  readonly unlike?: readonly ListingTable[]
  /** Whether these are not read. */
  readonly isAlone?: boolean
  /** Further tables that are read after this one. */
  readonly others?: readonly ListingTable[]
  /** Of all sheets: those that have no table. */
  readonly leftOut?: readonly string[]
  /** If no row has an id: indexes of columns that could be ids. Only a preview gets such a table. */
  readonly idChoices?: readonly number[]
  /** Why nothing can be read with these columns; only a preview gets such a table. */
  readonly problem?: PanelText
  /** Whether that is because the rows are orders, customers or contacts: choosing the columns says that they are businesses. */
  readonly isOfCustomers?: boolean
}

export interface TableRequest extends TableChoice {
  /** Ids are made from name and address, so no id column is needed. */
  readonly deriveIds: boolean
  /** The file's name on the administrator's machine, which may name a country. */
  readonly fileName?: string
  /** How files of some layouts are read, unless columns are chosen. */
  readonly layouts?: readonly ImportLayout[]
  /** Whether required columns, or even the whole header, may be missing: the administrator then chooses them. */
  readonly isPreview?: boolean
}
