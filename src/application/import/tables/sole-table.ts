import { importColumns, type SheetColumn } from '../../../domain/business/import-columns.ts'
import { knownCategory } from '../../../domain/category/taxonomy.ts'
import { tradeInFileName } from '../../../domain/category/trade-in-file-name.ts'
import { tradeInHeader } from '../../../domain/category/trade-in-name.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { indexesOfOtherAddresses } from '../columns/address-kinds.ts'
import {
  fittingColumns,
  hasOtherStars,
  scaleOf,
  withBestCategory,
  withoutEmptyPhone,
  withStateCodes,
  withStatusKind,
  withStatusOfState,
  withTownBehind,
} from '../columns/check-columns.ts'
import { splitChoice, withChosen } from '../columns/chosen-columns.ts'
import { withClosingColumns } from '../columns/closing-columns.ts'
import { columnSamples } from '../columns/column-samples.ts'
import { type ColumnMap, indexesOfPersons } from '../columns/columns.ts'
import { withPartsNamed } from '../columns/parted-columns.ts'
import { indexesOfRegistrations } from '../columns/registration-headers.ts'
import { guessColumns } from '../guess/guess-columns.ts'
import { withMinutes } from '../hours/hours-in-minutes.ts'
import { projectionOfTable } from '../points/projection-of-table.ts'
import { type Companions, findCompanions, indexesOf, withGuessed } from '../rows/companions.ts'
import { countryOfFile, type FileCountry } from '../rows/file-country.ts'
import { samplePlace } from '../rows/normalise-row.ts'
import { areRanked } from '../rows/number-in-name.ts'
import { leftOutPhones } from '../rows/row-phone.ts'
import { tradeOfChargers } from './charging-stations.ts'
import type { Header } from './find-header.ts'
import type { ListingTable, TableRequest } from './listing-table.ts'
import { marksIn, withoutMarks } from './marks-in-cells.ts'
import { hasSections, headingPlaces } from './section-rows.ts'
import { townTold } from './town-told.ts'

/** Where a table is: its sheet, and the sheets that a choice is of. */
export type SheetPlace = Pick<ListingTable, 'sheetIndex' | 'sheetName' | 'visibleSheets'>

/** The table of a sheet under a header, whose columns are the table's alone. */
export function soleTable(
  place: SheetPlace,
  header: Header,
  request: TableRequest,
  rows: readonly SheetRow[],
): ListingTable {
  const { row } = header
  const { fileName = '' } = request
  const below = rows.filter(({ number }) => number > row.number)
  const sample = below.map(({ cells }) => cells)
  const { columns, completing, targets, guesses, used } = readColumns(header, request, sample)
  const marks = marksIn(below, columns, completing)
  const plain = marks ? below.map(withoutMarks(marks, row.number)) : below
  const headings = headingPlaces(below, row.cells.length)
  const places = () => plain.map((each) => samplePlace(each, columns, completing))
  const country = countryOf(request, () =>
    countryOfFile([...places(), ...headings], [place.sheetName, fileName], row.cells),
  )
  const points = { header: row.cells, rows: sample, places }
  const projection = projectionOfTable(completing, points, country?.code ?? '')
  const companions = { ...completing, ...(projection && { projection }) }
  const marked = marks && { marks }
  const titled = { ...place, headerRowNumber: row.number, columns, companions, country, ...marked }
  return {
    ...titled,
    deriveIds: request.deriveIds,
    headerCells: row.cells,
    trade: request.trade,
    suggestedTrade: suggestedTrade(completing.trade ?? '', place, request),
    city: request.city ?? '',
    ...(request.city === undefined && { toldCity: townTold(titled, rows, fileName) }),
    targets,
    samples: columnSamples(row.cells.length, sample),
    guesses,
    hasSections: hasSections(below, row.cells.length, country?.code ?? ''),
    unused: unusedColumns(row.cells, sample, used, leftOutPhones(companions, columns.phone, sample)),
  }
}

/** What the columns of a table are: by the request, else by their headers, and those that these do not tell by their cells. */
function readColumns(
  { row, columns }: Header,
  request: TableRequest,
  sample: readonly (readonly string[])[],
) {
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
  const guessed = withMinutes(withStatusKind(joined, row.cells, sample), sample)
  const completing = withNamesAndRatings(guessed, all, row.cells, sample)
  return { columns: all, completing, targets: chosen?.companions ?? {}, guesses, used }
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
const suggestedTrade = (headed: string, { sheetName }: SheetPlace, { fileName = '' }: TableRequest): string =>
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
  const wholeTrade = tradeOfChargers(header)
  const isRanked = areRanked(sample.map((cells) => cells[name] ?? '').filter(Boolean))
  return {
    ...companions,
    ...(trade !== '' && { trade }),
    ...(wholeTrade !== '' && { wholeTrade }),
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
