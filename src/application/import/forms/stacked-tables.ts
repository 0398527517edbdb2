import type { SheetRow } from '../../ports/workbook.ts'
import { type ColumnMap, recogniseHeader } from '../columns/columns.ts'
import { headerKey } from '../columns/header-keys.ts'
import { type Companions, findCompanions } from '../rows/companions.ts'
import { isHeader } from '../tables/find-header.ts'
import { onlyText } from '../tables/section-rows.ts'
import type { Reshape } from './reshape.ts'

const longestHeader = 60
const fewestKnown = 2
/** What no header has: a phone, a code, a link. */
const isOfData = /\d{3}|@|:\/\//

/** A row of headers, with what its columns are. */
interface Header {
  readonly cells: readonly string[]
  readonly columns: ColumnMap
  readonly companions: Companions['cells']
}

/** The header that a row is; undefined if it is none. Half of its cells are known, for a business can be called `Hotel`. */
function headerOf({ cells }: SheetRow): Header | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const isShort = filled.every((cell) => cell.length <= longestHeader && !isOfData.test(cell))
  if (filled.length < fewestKnown || !isShort) return undefined
  const columns = recogniseHeader(cells)
  const companions = findCompanions(cells, new Set(Object.values(columns))).cells
  const known = new Set([...Object.values(columns), ...Object.values(companions).flat()]).size
  return known >= fewestKnown && 2 * known >= filled.length ? { cells, columns, companions } : undefined
}

/** Whether a row can begin a table: it is the first, or stands below an empty row or a title. */
const canBegin = (row: SheetRow, before: SheetRow | undefined): boolean =>
  before === undefined || before.number < row.number - 1 || onlyText(before) !== ''

/** Names beside something else, or addresses beside phones: far below a table, less may be a business. */
const isSureHeader = ({ columns }: Header): boolean =>
  isHeader(columns) || (columns.full_address !== undefined && columns.phone !== undefined)

const labelsOf = ({ cells }: Header): string => cells.map(headerKey).join('|')

/** Of a sheet with several tables one below the other, each with a header of its own: one table, with the columns of all. */
export function stackedOf(sample: readonly SheetRow[]): Reshape | undefined {
  const headers: Header[] = []
  let hasRows = true
  for (const [at, row] of sample.entries()) {
    const header = canBegin(row, sample[at - 1]) ? headerOf(row) : undefined
    const isFirst = headers.length === 0
    if (header && hasRows && (!isFirst || isHeader(header.columns))) {
      headers.push(header)
      hasRows = false
    } else if (!isFirst && onlyText(row) === '') hasRows = true
  }
  const [first] = headers
  if (!first || !hasRows || new Set(headers.map(labelsOf)).size < 2) return undefined
  const table = new JoinedTable(first, Math.max(0, ...sample.map(({ cells }) => cells.length)))
  for (const header of headers) table.placesOf(header, true)
  return (rows) => joined(rows, table)
}

/**
 * Of a sheet with one table in its first rows: that table, and the rows of others that may begin far below, in its columns. What only the
 * others have is left out.
 */
export function stackedBelow(sample: readonly SheetRow[]): Reshape | undefined {
  const first = sample
    .map((row, at) => (canBegin(row, sample[at - 1]) ? headerOf(row) : undefined))
    .find((header) => header && isHeader(header.columns))
  return first && ((rows) => joined(rows, new JoinedTable(first, first.cells.length), true))
}

/** The columns of all tables: those of the first, and behind them those that only the others have. */
class JoinedTable {
  readonly #first: Header
  readonly #labels: string[]

  constructor(first: Header, width: number) {
    this.#first = first
    this.#labels = Array.from({ length: width }, (_, at) => first.cells[at] ?? '')
  }

  get labels(): readonly string[] {
    return this.#labels
  }

  isFirst(header: Header): boolean {
    return labelsOf(header) === labelsOf(this.#first)
  }

  /** The place of each column of a table among those of all. What has none is left out, unless it may be added. */
  placesOf(header: Header, canAdd = false): ReadonlyMap<number, number> {
    const places = new Map<number, number>()
    const taken = new Set<number>()
    for (const [at, cell] of header.cells.entries()) {
      if (cell.trim() === '') continue
      const known = this.#placeOf(header, at, cell)
      const isFree = known !== undefined && !taken.has(known)
      if (!isFree && !canAdd) continue
      const place = isFree ? known : this.#labels.push(cell) - 1
      taken.add(place)
      places.set(at, place)
    }
    return places
  }

  #placeOf(header: Header, at: number, cell: string): number | undefined {
    const same = this.#labels.findIndex((label) => headerKey(label) === headerKey(cell))
    if (same >= 0) return same
    const { columns, companions } = this.#first
    // A table of hotels calls its names `Hotel`.
    const isName =
      header.columns.name === undefined && at === header.cells.findIndex((each) => each.trim() !== '')
    const column =
      Object.entries(header.columns).find(([, index]) => index === at)?.[0] ?? (isName ? 'name' : '')
    const own = columns[column as keyof ColumnMap]
    if (own !== undefined) return own
    const companion = Object.entries(header.companions).find(([, indexes]) => indexes.includes(at))?.[0]
    return companions[companion as keyof Companions['cells']]?.[0]
  }
}

async function* joined(
  batches: AsyncIterable<readonly SheetRow[]>,
  table: JoinedTable,
  isSure = false,
): AsyncGenerator<readonly SheetRow[]> {
  let places: ReadonlyMap<number, number> | undefined
  let hasBegun = false
  let hasTitles = false
  let before: SheetRow | undefined
  const read = (row: SheetRow): SheetRow[] => {
    const found = canBegin(row, before) ? headerOf(row) : undefined
    const header = found && (!isSure || isSureHeader(found)) ? found : undefined
    // What stands alone may be the title of the next table, so it waits for the row below it.
    const waiting = before && hasBegun && onlyText(before) !== '' ? [before] : []
    before = row
    if (header && (hasBegun || isHeader(header.columns))) {
      places = table.isFirst(header) ? undefined : table.placesOf(header)
      // A list that is printed on several pages repeats its header, below any row.
      if (hasBegun) return places ? titleOf(row, waiting[0]) : waiting
      hasBegun = true
      return [{ ...row, cells: table.labels }]
    }
    if (hasBegun && onlyText(row) !== '') return waiting
    return [...waiting, hasBegun && places ? moved(row, places) : row]
  }
  /** The title of a table as a heading of its rows; where others have one, an empty one for a table that has none. */
  const titleOf = (row: SheetRow, title: SheetRow | undefined): SheetRow[] => {
    if (!title && !hasTitles) return []
    hasTitles = true
    return [title ? { ...title, cells: [`■ ${onlyText(title)}`] } : { number: row.number, cells: ['=== -'] }]
  }
  for await (const batch of batches) yield batch.flatMap(read)
  if (before && hasBegun && onlyText(before) !== '') yield [before]
}

/** A row with its cells where the columns of all tables are. */
function moved(row: SheetRow, places: ReadonlyMap<number, number>): SheetRow {
  const cells: string[] = []
  const links = new Map<number, string>()
  for (const [at, place] of places) {
    const cell = row.cells[at] ?? ''
    while (cells.length <= place) cells.push('')
    cells[place] = cell
    const link = row.links?.get(at)
    if (link !== undefined) links.set(place, link)
  }
  return { number: row.number, cells, ...(links.size > 0 && { links }) }
}
