import type { SheetRow } from '../../ports/workbook.ts'
import { type ColumnMap, recogniseHeader } from '../columns/columns.ts'
import { hasNoHeader, headerWordsIn, namesTrade } from '../guess/guess-columns.ts'
import { findCompanions } from '../rows/companions.ts'

/** How many rows are searched for the header: titles and notes may stand before it. */
export const headerSearchRows = 30

/** A row of headers, and the columns known by their names. */
export interface Header {
  readonly row: SheetRow
  readonly columns: ColumnMap
}

/** A header has a name column and at least one more: the word "이름" alone may be part of a note. */
export function isHeader(columns: ColumnMap): boolean {
  return columns.name !== undefined && Object.keys(columns).length >= 2
}

/** The row with the most known headers, with a name among them. */
export function findHeader(rows: readonly SheetRow[]): Header | undefined {
  let best: Header | undefined
  for (const row of rows.slice(0, headerSearchRows)) {
    const columns = recogniseHeader(row.cells)
    const better = Object.keys(columns).length > Object.keys(best?.columns ?? {}).length
    if (better && isHeader(columns)) best = { row, columns }
  }
  return best ?? findHeaderWithPlaces(rows)
}

/** How many columns beside the name must complete others where none is known by itself. */
const fewestCompanions = 2

/** A header with a name and parts of an address: `Business Name | Suburb | State`. */
function findHeaderWithPlaces(rows: readonly SheetRow[]): Header | undefined {
  for (const row of rows.slice(0, headerSearchRows)) {
    const columns = recogniseHeader(row.cells)
    if (columns.name === undefined) continue
    const { cells } = findCompanions(row.cells, new Set(Object.values(columns)))
    // A point says where a business is, and nothing else has one.
    if (cells.point || Object.keys(cells).length >= fewestCompanions) return { row, columns }
  }
  return undefined
}

/** Headers of a program for columns without one: `Field1`, `Column 2`, `Unnamed: 3`. */
const numbered =
  /^(?:field|column|col|f|c|unnamed:?|var|v|spalte|feld|colonne|champ|columna|campo|coluna|colonna|kolumna|sütun|alan|kolom|열|필드|항목|列|столбец|поле)[ _:]?\d{1,3}$/i

/** A row that only numbers its columns. */
function isNumbered({ cells }: SheetRow): boolean {
  const filled = cells.filter(Boolean)
  return filled.length >= 2 && filled.every((cell) => numbered.test(cell))
}

/** The row whose words name most columns, though not by their exact names; or none, if the table begins with its first business. */
export function findHeaderByWords(rows: readonly SheetRow[]): Header | undefined {
  let best: { readonly row: SheetRow; readonly words: number } | undefined
  for (const row of rows.slice(0, headerSearchRows)) {
    const words = headerWordsIn(row.cells)
    if (words > (best?.words ?? 0)) best = { row, words }
  }
  if (best) return { row: best.row, columns: recogniseHeader(best.row.cells) }
  const first = rows[0]
  if (first && isNumbered(first)) return { row: first, columns: {} }
  return headerAbove(rows)
}

/** A header without words above a table that begins with its first business; undefined if it does not. */
function headerAbove(rows: readonly SheetRow[]): Header | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const first = rows.findIndex(({ cells }) => cells.filter(Boolean).length > width / 2)
  const [row, ...below] = rows.slice(Math.max(0, first))
  if (
    !row ||
    !hasNoHeader(
      row.cells,
      below.map(({ cells }) => cells),
    )
  )
    return undefined
  return { row: { number: row.number - 1, cells: Array.from({ length: width }, () => '') }, columns: {} }
}

/** How many columns must be known by their names where the cells have to tell which one holds the names. */
const fewestNamed = 3

/** A header whose column of names nobody knows: `Prestador | Endereço | Telefone`. */
export function findHeaderWithoutName(rows: readonly SheetRow[]): Header | undefined {
  for (const row of rows.slice(0, headerSearchRows)) {
    const columns = recogniseHeader(row.cells)
    const companions = findCompanions(row.cells, new Set(Object.values(columns)))
    const headed = columns.name === undefined && row.cells.some(namesTrade) ? 1 : 0
    const named = headed + Object.keys(columns).length + Object.keys(companions.cells).length
    if (named >= fewestNamed && !row.cells.some((cell) => /\d{3}/.test(cell))) return { row, columns }
  }
  return undefined
}

/** If no row is a known header: the first of the rows with the most filled cells. */
export function guessHeader(rows: readonly SheetRow[]): Header | undefined {
  const filled = ({ cells }: SheetRow) => cells.filter(Boolean).length
  const most = Math.max(...rows.map(filled))
  const row = rows.find((each) => filled(each) === most)
  return row && { row, columns: recogniseHeader(row.cells) }
}
