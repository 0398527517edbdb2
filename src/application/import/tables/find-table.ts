import type { PanelText } from '../../../domain/administration/panel-text.ts'
import { importColumns, type SheetColumn } from '../../../domain/business/import-columns.ts'
import { knownCategory } from '../../../domain/category/taxonomy.ts'
import { tradeInFileName } from '../../../domain/category/trade-in-file-name.ts'
import { tradeInHeader } from '../../../domain/category/trade-in-name.ts'
import type { SheetRow, Workbook } from '../../ports/workbook.ts'
import { indexesOfOtherAddresses } from '../columns/address-kinds.ts'
import {
  fittingColumns,
  hasOtherStars,
  scaleOf,
  withBestCategory,
  withLicences,
  withoutEmptyPhone,
  withStateCodes,
  withStatusOfState,
  withTownBehind,
} from '../columns/check-columns.ts'
import { splitChoice, withChosen } from '../columns/chosen-columns.ts'
import { withClosingColumns } from '../columns/closing-columns.ts'
import { columnSamples } from '../columns/column-samples.ts'
import { type ColumnMap, indexesOfPersons, recogniseHeader } from '../columns/columns.ts'
import { isOfContacts } from '../columns/contact-headers.ts'
import { isOfCustomers } from '../columns/customer-headers.ts'
import { withPartsNamed } from '../columns/parted-columns.ts'
import { indexesOfRegistrations } from '../columns/registration-headers.ts'
import { guessColumns } from '../guess/guess-columns.ts'
import { withMinutes } from '../hours/hours-in-minutes.ts'
import { defaultsOf, fittingLayout } from '../layouts.ts'
import { projectionOfTable } from '../points/projection-of-table.ts'
import { type Companions, findCompanions, indexesOf, withGuessed } from '../rows/companions.ts'
import { countryOfFile, type FileCountry } from '../rows/file-country.ts'
import { samplePlace } from '../rows/normalise-row.ts'
import { areRanked } from '../rows/number-in-name.ts'
import { leftOutPhones } from '../rows/row-phone.ts'
import {
  findHeader,
  findHeaderByWords,
  findHeaderWithoutName,
  guessHeader,
  type Header,
  headerSearchRows,
  isHeader,
} from './find-header.ts'
import { firstRows } from './first-rows.ts'
import type { ListingTable, TableRequest } from './listing-table.ts'
import { hasMarks, marksIn, withoutMarks } from './marks-in-cells.ts'
import { withNeededColumns } from './needed-columns.ts'
import { hasSections, headingPlaces } from './section-rows.ts'
import { cellsBeside, tablesBeside, unlikeTables } from './side-by-side.ts'
import { describeSheet, noFit, noHeader, noSheet, ofCustomers } from './table-errors.ts'
import { townTold } from './town-told.ts'

/**
 * Finds the chosen sheet, or the first visible one with a header row (not necessarily its first row). Chosen columns replace the
 * recognised ones; if none are chosen, those of a layout that the table has. Throws `ImportError` if there is no such sheet or
 * header, or if a required column is missing.
 */
export async function findTable(workbook: Workbook, request: TableRequest): Promise<ListingTable> {
  const visibleSheets = workbook.sheets.filter(({ visible }) => visible).map(({ name }) => name)
  const remembered = await findByLayout(workbook, request, visibleSheets)
  if (remembered) return remembered
  if (request.profile) throw noFit(request.profile)
  const looked: PanelText[] = []
  let guessed: ListingTable | undefined
  let customers: ListingTable | undefined
  for (const [sheetIndex, sheet] of workbook.sheets.entries()) {
    if (!sheet.visible || sheet.name !== (request.sheet ?? sheet.name)) continue
    const rows = await firstRows(workbook, sheetIndex)
    const place = { sheetIndex, sheetName: sheet.name, visibleSheets }
    const known = findHeader(rows)
    const header = known ?? findHeaderByWords(rows) ?? findHeaderWithoutName(rows)
    const table = header && tableOf(place, header, request, rows)
    if (table && isRefused(table, request)) {
      customers ??= table
      continue
    }
    if (table && (known || request.columns || isHeader(table.columns)))
      return withNeededColumns(table, request, rows)
    const shown = request.columns || request.isPreview ? (header ?? guessHeader(rows)) : undefined
    looked.push(describeSheet(sheet.name, rows[0]))
    if (!shown) continue
    const unsure = tableOf(place, shown, request, rows)
    if (request.columns) return withNeededColumns(unsure, request, rows)
    if (isRefused(unsure, request)) customers ??= unsure
    else guessed ??= unsure
  }
  if (customers) return refusedCustomers(customers, request)
  if (guessed)
    return guessed.columns.name === undefined ? { ...guessed, problem: noHeader(looked).text } : guessed
  throw looked.length === 0 && request.sheet !== undefined
    ? noSheet(request.sheet, visibleSheets)
    : noHeader(looked)
}

/** Whether a header says what only a directory says of a business. */
function saysBusiness(header: string): boolean {
  const { name, category, working_hours, rating, reviews } = recogniseHeader([header])
  return [name, category, working_hours, rating, reviews].includes(0)
}

/** Whether a table is a list of customers or contacts, and nobody has chosen what its columns are. */
const isRefused = ({ headerCells }: ListingTable, { columns }: TableRequest): boolean =>
  columns === undefined && (isOfCustomers(headerCells) || isOfContacts(headerCells, saysBusiness))

/** A list of customers of which nobody has said that they are businesses: a preview shows it, and an import fails. */
function refusedCustomers(table: ListingTable, { isPreview }: TableRequest): ListingTable {
  const error = ofCustomers(table.sheetName, table.headerRowNumber)
  if (!isPreview) throw error
  return { ...table, problem: error.text, isOfCustomers: true }
}

/** The first table in one of the request's layouts, read as that was. */
async function findByLayout(
  workbook: Workbook,
  request: TableRequest,
  visibleSheets: readonly string[],
): Promise<ListingTable | undefined> {
  const { layouts = [], profile } = request
  if (layouts.length === 0 || request.columns) return undefined
  for (const [sheetIndex, { name, visible }] of workbook.sheets.entries()) {
    if (!visible || name !== (request.sheet ?? name)) continue
    const rows = await firstRows(workbook, sheetIndex)
    for (const row of rows.slice(0, headerSearchRows)) {
      const fitting = fittingLayout(layouts, row.cells, profile !== undefined)
      if (!fitting) continue
      const { layout, columns, added } = fitting
      const asBefore: TableRequest = {
        ...request,
        ...defaultsOf(layout),
        ...defaultsOf(request),
        ...(columns && { columns }),
        deriveIds: request.deriveIds || layout.deriveIds,
      }
      const place = { sheetIndex, sheetName: name, visibleSheets }
      const table = tableOf(place, { row, columns: recogniseHeader(row.cells) }, asBefore, rows)
      return { ...withNeededColumns(table, asBefore, rows), layout, added }
    }
  }
  return undefined
}

type Place = Pick<ListingTable, 'sheetIndex' | 'sheetName' | 'visibleSheets'>

/** The table under a header, or the first of those side by side under it. */
function tableOf(
  place: Place,
  header: Header,
  request: TableRequest,
  rows: readonly SheetRow[],
): ListingTable {
  const beside = tablesBeside(header.row.cells)
  const width = beside[1]
  if (width !== undefined) return { ...partOf(place, header, request, rows, 0, width), beside }
  const [, ...starts] = unlikeTables(header.row, rows)
  const [next] = starts
  if (next === undefined) return soleTable(place, header, request, rows)
  const { columns: _, ...unchosen } = request
  const unlike = starts.map((from, nth) => {
    const end = starts[nth + 1] ?? header.row.cells.length
    return partOf(place, header, unchosen, rows, from, end - from)
  })
  const isAlone = request.isAlone === true
  return { ...partOf(place, header, request, rows, 0, next), unlike, ...(isAlone && { isAlone }) }
}

/** The table in so many cells of the rows, from one on. */
function partOf(
  place: Place,
  header: Header,
  request: TableRequest,
  rows: readonly SheetRow[],
  from: number,
  width: number,
): ListingTable {
  const own = (each: SheetRow) => cellsBeside(each, from, width)
  const row = own(header.row)
  const columns = recogniseHeader(row.cells)
  return { ...soleTable(place, { row, columns }, request, rows.map(own)), from, width }
}

function soleTable(
  place: Place,
  { row, columns }: Header,
  request: TableRequest,
  rows: readonly SheetRow[],
): ListingTable {
  const below = rows.filter(({ number }) => number > row.number)
  const sample = below.map(({ cells }) => cells)
  const named = withBestCategory(fittingColumns(columns, row.cells, sample), row.cells, sample)
  const chosen = request.columns && splitChoice(request.columns)
  const parted = withPartsNamed(chosen?.columns ?? named, row.cells, sample)
  const known = parted.columns
  const ofChoice = Object.values({ ...known, ...chosen?.companions })
  const header = withStateCodes(withTownBehind(parted.header, known, sample), sample)
  const others = findCompanions(header, new Set(ofChoice))
  const found = withClosingColumns(withStatusOfState(others, sample), header, sample, new Set(ofChoice))
  const exact = withChosen(found, chosen?.companions ?? {})
  const used = new Set([...Object.values(known), ...indexesOf(exact)])
  const guesses = guessColumns({
    header: row.cells,
    rows: sample,
    known: new Set([
      ...Object.keys(chosen ? known : withoutEmptyPhone(known, sample)),
      ...Object.keys(exact.cells),
      ...parted.told,
      ...(hasOtherStars(row.cells, sample) ? ['rating'] : []),
    ]),
    taken: new Set([...used, ...ofOthers(row.cells)]),
  })
  const taken = guesses.filter((guess) => guess.taken)
  const own = request.columns ? [] : taken.filter(({ column }) => isImportColumn(column))
  for (const { index } of taken) used.add(index)
  const all = { ...known, ...Object.fromEntries(own.map(({ column, index }) => [column, index])) }
  const { codeForm } = parted
  const joined = { ...withStatusOfState(withGuessed(exact, taken), sample), ...(codeForm && { codeForm }) }
  const guessed = withMinutes(withLicences(joined, row.cells, sample), sample)
  const completing = withNamesAndRatings(guessed, all, row.cells, sample)
  const marks = marksIn(below, all, completing)
  const plain = hasMarks(marks) ? below.map(withoutMarks(marks, row.number)) : below
  const headings = headingPlaces(below, row.cells.length)
  const places = () => plain.map((each) => samplePlace(each, all, completing))
  const country = countryOf(request, () =>
    countryOfFile([...places(), ...headings], [place.sheetName, request.fileName ?? ''], row.cells),
  )
  const points = { header: row.cells, rows: sample, places }
  const projection = projectionOfTable(completing, points, country?.code ?? '')
  const companions = { ...completing, ...(projection && { projection }) }
  const titled = { ...place, headerRowNumber: row.number, columns: all, companions, country, marks }
  return {
    ...place,
    headerRowNumber: row.number,
    deriveIds: request.deriveIds,
    columns: all,
    headerCells: row.cells,
    trade: request.trade,
    suggestedTrade: suggestedTrade(completing.trade ?? '', place, request),
    city: request.city ?? '',
    ...(request.city === undefined && { toldCity: townTold(titled, rows, request.fileName ?? '') }),
    targets: chosen?.companions ?? {},
    samples: columnSamples(row.cells.length, sample),
    companions,
    guesses,
    country,
    ...(hasMarks(marks) && { marks }),
    hasSections: hasSections(below, row.cells.length, country?.code ?? ''),
    unused: unusedColumns(row.cells, sample, used, leftOutPhones(companions, all.phone, sample)),
  }
}

/** Where persons, the numbers of registers, and other addresses stand. */
const ofOthers = (header: readonly string[]): readonly number[] => [
  ...indexesOfPersons(header),
  ...indexesOfRegistrations(header),
  ...indexesOfOtherAddresses(header),
]

/** The columns with data that nothing uses, or of which something is left out. */
const unusedColumns = (
  header: readonly string[],
  sample: readonly (readonly string[])[],
  used: ReadonlySet<number>,
  leftOut: ReadonlySet<number>,
) =>
  [...header.keys()].filter(
    (index) =>
      (leftOut.has(index) || !used.has(index)) && sample.some((cells) => (cells[index] ?? '') !== ''),
  )

/** The slug of the trade that the header of the names says, or the name of the sheet or the file; '' if they say none. */
const suggestedTrade = (headed: string, { sheetName }: Place, { fileName = '' }: TableRequest): string =>
  (headed && (knownCategory(headed)?.slug ?? '')) || tradeInFileName(sheetName) || tradeInFileName(fileName)

/** The companions with what the header and the cells of the names and ratings say of all rows. */
function withNamesAndRatings(
  companions: Companions,
  columns: ColumnMap,
  header: readonly string[],
  sample: readonly (readonly string[])[],
): Companions {
  const { name = -1 } = columns
  const trade = tradeInHeader(header[name] ?? '')
  const isRanked = areRanked(sample.map((cells) => cells[name] ?? '').filter(Boolean))
  return {
    ...companions,
    ...(trade !== '' && { trade }),
    ...(isRanked && { isRanked }),
    ratingScale: scaleOf(columns, header, sample) ?? 5,
  }
}

function countryOf({ country }: TableRequest, tell: () => FileCountry | undefined): FileCountry | undefined {
  if (country === undefined) return tell()
  return country === '' ? undefined : { code: country, share: 1 }
}

const isImportColumn = (column: string): column is SheetColumn =>
  (importColumns as readonly string[]).includes(column)
