import { type HandField, isHandField, isPlaceSet } from '../../../domain/business/hand-fields.ts'
import { type CarriedColumn, textFactsColumn } from '../../../domain/business/import-columns.ts'
import type { ListingDraft } from '../../../domain/business/listing.ts'
import { importedTextFacts } from '../../../domain/seo-text/exported-text-facts.ts'
import { cutText } from '../../../domain/text/cut-text.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import type { ColumnMap } from './columns.ts'

/** What an export of the product says of a listing beyond what other files can say. A new listing gets it. */
export interface CarriedFields {
  readonly uniqueContent: string
  readonly seoTitle: string
  readonly seoDescription: string
  /** Which of the texts are the product's own, as it is stored; '' where an older export does not say. */
  readonly textFacts: string
  /** Where it is, as the cells of their own say. */
  readonly place: Pick<ListingDraft, 'city' | 'state' | 'district'>
  readonly handFields: readonly HandField[]
  /** Milliseconds since the epoch; undefined: that of the import. */
  readonly dataAt: number | undefined
}

/** As long as a cell of a workbook can be, and longer than any line. */
const [articleLimit, lineLimit] = [32_767, 1000]
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** No directory is older, and a time in the future would never age. */
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)]

const cellsOf =
  (row: SheetRow, columns: ColumnMap) =>
  (column: CarriedColumn, limit = lineLimit): string =>
    cutText((row.cells[columns[column] ?? -1] ?? '').replaceAll('\r\n', '\n').trim(), limit)

/** A text of a listing as `carriedFields` reads it from an export. */
export const exportedText = (text: string): string =>
  cutText(text.slice(0, articleLimit).replaceAll('\r\n', '\n').trim(), articleLimit)

/** undefined if the file is no export of this version. */
export function carriedFields(row: SheetRow, columns: ColumnMap): CarriedFields | undefined {
  if (columns.hand_fields === undefined) return undefined
  const cell = cellsOf(row, columns)
  const at = cell('data_at')
  const time = instant.test(at) ? Date.parse(at) : Number.NaN
  const texts = {
    uniqueContent: cell('search_text', articleLimit),
    seoTitle: cell('seo_title'),
    seoDescription: cell('seo_description'),
  }
  return {
    ...texts,
    textFacts: importedTextFacts(cell(textFactsColumn), texts),
    place: { city: cell('listing_city'), state: cell('listing_state'), district: cell('listing_district') },
    handFields: [...new Set(cell('hand_fields').split(','))].filter(isHandField),
    dataAt: time >= earliest && time < latest ? time : undefined,
  }
}

/** A place that was put right, which its address does not say. */
export const carriedPlace = (carried: CarriedFields): Partial<CarriedFields['place']> =>
  isPlaceSet(carried) ? carried.place : {}

/** The city of a listing whose file had no city in its rows, and was imported as one of this city; '' if there is none. */
export const carriedCity = (carried: CarriedFields | undefined): string =>
  carried && !isPlaceSet(carried) ? carried.place.city : ''
