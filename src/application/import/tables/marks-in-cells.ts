import type { SheetColumn } from '../../../domain/business/import-columns.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import type { ColumnMap } from '../columns/columns.ts'
import { indexesOfHours } from '../hours/hours-columns.ts'
import type { Companions } from '../rows/companions.ts'
import { isDitto } from './cell-text.ts'

/** What the cells of a table have beside their own text. */
export interface CellMarks {
  /** Indexes of columns in which a mark means the value of the row above. */
  readonly dittos: readonly number[]
  /** Signs behind a text that are explained below the table: `*`, `²`, `1)`. */
  readonly footnotes: readonly string[]
  /** Indexes of columns in which raised figures are signs of footnotes whatever else the table says: phones, addresses. */
  readonly raised: readonly number[]
  /** Indexes of columns in which each text begins with the apostrophe by which a spreadsheet marks one. */
  readonly apostrophes: readonly number[]
}

/** The columns of which many rows have the same. Names, phones and ids are not among them. */
const repeating = new Set<SheetColumn>([
  'category',
  'full_address',
  'postal_code',
  'country',
  'working_hours',
])
const ownOfEach = new Set([
  'otherPhone',
  'exchange',
  'lineNumber',
  'otherName',
  'branch',
  'latitude',
  'longitude',
  'point',
])

/** Words for the value above, in such a column alone: elsewhere `Idem` may be a name. */
const words =
  /^(?:do\.|id\.|[ií]dem|ebd\.|ebenda|ditto|(?:same )?as above|s\. ?o\.|w\. ?o\.|(?:siehe|wie) oben|j\. ?w\.|jak wyżej|come sopra|c\. ?s\.|igual|yukarıdaki gibi|aynı|там же|то же|同|同じ|上に同じ|上と同じ|위 ?동일|위와 ?동일|동일)$/iu
const means = (cell: string) => cell.length <= 20 && (isDitto(cell) || words.test(cell))

/** A line below a table that explains a sign: `* by appointment`, `1) closed in August`. */
const legend = /^(\*{1,3}|[¹²³]|[[(]?\d{1,2}[)\]])[ :=–-]{0,3}(?=\p{L})/u
const longestLegend = 300
const powers = ['¹', '²', '³']
const raisedAtEnd = /(?<=[\p{L}\p{N}).])(?<![^\p{L}]k?m)\s?[¹²³⁴-⁹⁰]{1,3}$/u

const legendOf = ({ cells }: SheetRow): string => {
  const filled = cells.filter(Boolean)
  const [only = ''] = filled
  return filled.length === 1 && only.length <= longestLegend ? (legend.exec(only.trim())?.[1] ?? '') : ''
}

/** The marks in a sample of the rows of a table; undefined if there are none. */
export function marksIn(
  rows: readonly SheetRow[],
  columns: ColumnMap,
  { cells, hours }: Companions,
): CellMarks | undefined {
  const own = Object.entries(columns).flatMap(([column, index]) =>
    repeating.has(column as SheetColumn) ? [index] : [],
  )
  const others = Object.entries(cells).flatMap(([companion, indexes]) =>
    ownOfEach.has(companion) ? [] : indexes,
  )
  const shared = new Set([...own, ...others, ...indexesOfHours(hours)])
  const dittos = [...shared].filter((index) =>
    rows.some((row, at) => at > 0 && means((row.cells[index] ?? '').trim())),
  )
  const isUsed = (sign: string) => rows.some((row) => row.cells.some((cell) => hasSign(cell.trim(), sign)))
  const explained = rows.map(legendOf).filter(Boolean)
  // A power has no other beside it.
  const raised = isUsed('¹') || explained.some((sign) => powers.includes(sign)) ? powers : []
  // A name may end in a power, and so does a text of square metres.
  const plain = [...shared, columns.phone ?? -1, cells.otherPhone?.[0] ?? -1].filter((index) =>
    rows.some((row) => raisedAtEnd.test((row.cells[index] ?? '').trim())),
  )
  const footnotes = [...new Set([...explained, ...raised])].filter(isUsed)
  const marks = { dittos, footnotes, raised: plain, apostrophes: apostrophesIn(rows) }
  return Object.values(marks).some(({ length }) => length > 0) ? marks : undefined
}

/** One text alone may begin with an apostrophe of its own: `'t Hoekje`. */
function apostrophesIn(rows: readonly SheetRow[]): number[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => index).filter((index) => {
    const filled = rows.map(({ cells }) => (cells[index] ?? '').trim()).filter(Boolean)
    return filled.length > 1 && filled.every((cell) => /^'[^']/.test(cell))
  })
}
/** Also where another one ends the text. */
const withoutApostrophe = (cell: string): string => cell.trim().replace(/^'(.*?)'?$/su, '$1')

/** Whether a sign of a footnote stands behind a text: no more stars than it has, and no bracket that closes another. */
function hasSign(text: string, sign: string): boolean {
  if (!text.endsWith(sign) || text.length <= sign.length) return false
  const before = text.slice(0, -sign.length)
  return /[\p{L}\p{N})"'.]\s?$/u.test(before) && !(/^\d/.test(sign) && /[\p{N}(]$/u.test(before))
}

function withoutSigns(cell: string, signs: readonly string[]): string {
  const text = cell.trim()
  const sign = signs.find((each) => hasSign(text, each))
  return sign === undefined ? cell : text.slice(0, -sign.length).trim()
}

/** Whether a row explains a sign of the table. */
export const isLegend = (row: SheetRow, { footnotes }: CellMarks): boolean =>
  footnotes.length > 0 && footnotes.includes(legendOf(row))

/** Reads the rows of a table one after the other: without signs of footnotes, and with the value above in place of a ditto. */
export function withoutMarks(marks: CellMarks, headerRowNumber: number): (row: SheetRow) => SheetRow {
  const { dittos, footnotes, raised, apostrophes } = marks
  let above: readonly string[] = []
  return (row) => {
    if (row.number <= headerRowNumber || isLegend(row, marks)) return row
    const cells =
      footnotes.length === 0 ? [...row.cells] : row.cells.map((cell) => withoutSigns(cell, footnotes))
    for (const index of apostrophes) cells[index] = withoutApostrophe(cells[index] ?? '')
    for (const index of raised) cells[index] = (cells[index] ?? '').trim().replace(raisedAtEnd, '')
    for (const index of dittos) if (means((cells[index] ?? '').trim())) cells[index] = above[index] ?? ''
    // A heading or a note between the rows has no values.
    if (cells.filter(Boolean).length > 1) above = cells
    return { ...row, cells }
  }
}
