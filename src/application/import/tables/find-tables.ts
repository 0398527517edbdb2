import { findNamedCountry } from '../../../domain/address/country/country-in-languages.ts'
import type { SheetRow, Workbook } from '../../ports/workbook.ts'
import { ImportError } from '../import-request.ts'
import { headerSearchRows } from './find-header.ts'
import { findTable } from './find-table.ts'
import { firstRows } from './first-rows.ts'
import type { ListingTable, TableRequest } from './listing-table.ts'
import { cellsBeside } from './side-by-side.ts'
import { missingColumns, noSheet } from './table-errors.ts'
import { townTold } from './town-told.ts'

/**
 * Finds the tables of the chosen sheets, in the order of the workbook; the first one names the others. Of all sheets, those without a
 * table are left out, and named. If none are chosen: the first table, and the following visible sheets with exactly its header, because a
 * list that is too long for one sheet continues in the next. Throws `ImportError` if there is no such sheet, or no table in one of them.
 */
export async function findTables(workbook: Workbook, request: TableRequest): Promise<ListingTable> {
  if (request.sheets !== undefined) return findChosen(workbook, request, request.sheets)
  const table = await findTable(workbook, request)
  const beside = withBeside(table).slice(1)
  if (request.sheet !== undefined) return beside.length === 0 ? table : { ...table, others: beside }
  const further = await furtherTables(workbook, table, request)
  return { ...table, others: [...beside, ...further.flatMap(withBeside)] }
}

/** A table, and those beside it under the same header. */
function withBeside(table: ListingTable): ListingTable[] {
  const [first = 0, ...others] = table.beside ?? []
  const unlike = table.isAlone ? [] : (table.unlike ?? [])
  return [table, ...others.map((start) => ({ ...table, from: start - first })), ...unlike]
}

async function findChosen(
  workbook: Workbook,
  request: TableRequest,
  chosen: NonNullable<TableRequest['sheets']>,
): Promise<ListingTable> {
  const visible = workbook.sheets.filter((sheet) => sheet.visible).map(({ name }) => name)
  const unknown = chosen === 'all' ? undefined : chosen.find((name) => !visible.includes(name))
  if (unknown !== undefined) throw noSheet(unknown, visible)
  const wanted = visible.filter((name) => chosen === 'all' || chosen.includes(name))
  const mapped = request.columns && (await findMapped(workbook, request, wanted))
  const found: ListingTable[] = []
  const leftOut: string[] = []
  let failure: unknown
  for (const name of wanted) {
    const table = await findIn(workbook, { ...request, sheet: name }, mapped).catch((error: unknown) => {
      if (chosen !== 'all' || !(error instanceof ImportError)) throw error
      failure ??= error
    })
    if (table?.problem) failure ??= new ImportError('no-header', table.problem)
    if (table && !(chosen === 'all' && isNone(table, found[0]))) found.push(table)
    else leftOut.push(name)
  }
  const [first, ...others] = found.flatMap(withBeside)
  if (!first) throw failure ?? noSheet('', visible)
  const problem = first.problem ?? (first.idChoices ? undefined : others.map(obstacleOf).find(Boolean))
  return { ...first, others, leftOut, ...(problem && { problem }) }
}

/** Whether a sheet has no table, or one without ids beside others that have them. */
function isNone(table: ListingTable, first: ListingTable | undefined): boolean {
  return (
    table.problem !== undefined ||
    (table.idChoices !== undefined && first?.idChoices === undefined && first !== undefined)
  )
}

/** The table whose columns were chosen: that of the sheet that the choice names, else the first that is one by itself. */
async function findMapped(
  workbook: Workbook,
  { columns, isPreview: _, ...request }: TableRequest,
  wanted: readonly string[],
): Promise<ListingTable | undefined> {
  const named = wanted.filter((name) => name === request.sheet)
  for (const sheet of named.length > 0 ? [] : wanted) {
    const table = await findTable(workbook, { ...request, sheet, isPreview: false }).catch(() => undefined)
    if (table) named.push(sheet)
    if (table) break
  }
  const [sheet = wanted[0]] = named
  return sheet === undefined || !columns
    ? undefined
    : findTable(workbook, { ...request, columns, sheet, isPreview: true })
}

/** Chosen columns are those of one table, and of the tables with its header. */
async function findIn(
  workbook: Workbook,
  request: TableRequest,
  mapped: ListingTable | undefined,
): Promise<ListingTable> {
  if (!mapped || request.sheet === mapped.sheetName) return findTable(workbook, request)
  const index = workbook.sheets.findIndex(({ name }) => name === request.sheet)
  if (await hasHeader(workbook, index, mapped)) return findTable(workbook, request)
  const { columns: _, ...others } = request
  return findTable(workbook, others)
}

/** Why nothing can be read from a table that a preview got. */
function obstacleOf({ problem, idChoices, sheetName, headerRowNumber }: ListingTable) {
  return problem ?? (idChoices ? missingColumns(sheetName, headerRowNumber, ['place_id']).text : undefined)
}

async function hasHeader(workbook: Workbook, index: number, table: ListingTable): Promise<boolean> {
  for await (const rows of workbook.rows(index))
    return rows.slice(0, headerSearchRows).some((row) => hasSameHeader(row, table))
  return false
}

async function furtherTables(
  workbook: Workbook,
  table: ListingTable,
  request: TableRequest,
): Promise<ListingTable[]> {
  const found: ListingTable[] = []
  for (const [sheetIndex, { name, visible }] of workbook.sheets.entries()) {
    if (sheetIndex <= table.sheetIndex || !visible) continue
    const rows = await firstRows(workbook, sheetIndex)
    const row = rows.slice(0, headerSearchRows).find((each) => hasSameHeader(each, table))
    if (row) found.push(onSheet(table, { sheetIndex, sheetName: name }, row, { rows, request }))
  }
  return found
}

/** A table that continues on another sheet, with those beside it that do. */
function onSheet(
  { unlike, ...table }: ListingTable,
  place: Pick<ListingTable, 'sheetIndex' | 'sheetName'>,
  header: SheetRow,
  { rows, request }: { readonly rows: readonly SheetRow[]; readonly request: TableRequest },
): ListingTable {
  const { country, fileName = '' } = request
  const { from = 0, width } = table
  const cells = width === undefined ? rows : rows.map((row) => cellsBeside(row, from, width))
  const continued = unlike?.filter((each) => hasSameHeader(header, each))
  // Each sheet may be of a country of its own, which is its name: `Nederland`, `België`.
  const named = country === undefined ? findNamedCountry(place.sheetName) : ''
  const own = {
    ...place,
    headerRowNumber: header.number,
    ...(named !== '' && { country: { code: named, share: 1 } }),
  }
  return {
    ...table,
    ...own,
    ...(table.toldCity !== undefined && { toldCity: townTold({ ...table, ...own }, cells, fileName) }),
    ...(continued && { unlike: continued.map((each) => ({ ...each, ...own })) }),
  }
}

function hasSameHeader(row: SheetRow, { headerCells, from = 0 }: ListingTable): boolean {
  return headerCells.every((cell, index) => (row.cells[from + index] ?? '') === cell)
}
