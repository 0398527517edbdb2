import type { PanelText } from '../../../domain/administration/panel-text.ts'
import type { SheetRow, Workbook } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { isOfContacts } from '../columns/contact-headers.ts'
import { isOfCustomers } from '../columns/customer-headers.ts'
import { defaultsOf, fittingLayout } from '../layouts.ts'
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
import { withNeededColumns } from './needed-columns.ts'
import { cellsBeside, tablesBeside, unlikeTables } from './side-by-side.ts'
import { type SheetPlace, soleTable } from './sole-table.ts'
import { describeSheet, noFit, noHeader, noSheet, ofCustomers } from './table-errors.ts'

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

/** The table under a header, or the first of those side by side under it. */
function tableOf(
  place: SheetPlace,
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
  place: SheetPlace,
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
