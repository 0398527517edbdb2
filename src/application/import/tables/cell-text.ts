import type { SheetColumn } from '../../../domain/business/import-columns.ts'
import { withoutInvisible } from '../../../domain/text/clean-text.ts'
import { isErrorText } from '../../../domain/text/error-text.ts'
import { isGarbled, mayBeDamaged, repairText } from '../../../domain/text/repair/repair-text.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import type { ColumnMap } from '../columns/columns.ts'
import { isUnfit } from './unfit-cell.ts'

/**
 * What is wrong with a cell of a row that was read all the same: a spreadsheet made a date of it, or shows an error, which is left out; its
 * characters were damaged and repaired, or nobody can tell what they were; its hours or its phone could not be read; or it cannot be what
 * its column says, and is left out.
 */
export type CellProblem = 'date' | 'error' | 'repaired' | 'garbled' | 'hours' | 'phone' | 'misplaced'

/** A cell that a person should look at. */
export interface CellNote {
  readonly rowNumber: number
  readonly column: SheetColumn
  readonly problem: CellProblem
  /** As the file has it, cut. */
  readonly text: string
}

const longestNote = 100
export const placeholders = /^(none|null|nan|n\/a|undefined|-+|없음|\[nd\]|\[redacted for privacy\])$/i

/** As above, alone in a cell: without the row above it says nothing. */
const dittos =
  /^(?:[〃″"“”]{1,2}|''|-[ "〃-]{0,3}(?:do)?[ "〃-]{0,3}-|["〃]-|상동|위와 ?같음|同上|同前|dto\.?)$/i

/** Whether a cell has nothing but a mark for the value of the row above. */
export const isDitto = (text: string): boolean => dittos.test(text)

/** Columns that identify a listing are not cleaned, so that they stay as earlier imports stored them. */
const keys = new Set<SheetColumn>(['place_id', 'slug'])

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2})?$/
/** As a spreadsheet writes the day and the month into a CSV file. */
const dayAndMonth =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i

/** Whether a cell holds a date. A spreadsheet makes dates of `7-11`, `9-5` and `4.5`, and none of our columns is written with one. */
export function isDateText(cell: string): boolean {
  return cell.length <= 19 && cell.includes('-') && (isoDate.test(cell) || dayAndMonth.test(cell))
}

/** Marks of a web page, such as those of what was searched for: `<b>성수</b>감자탕`. */
const breakTag = /<(?:br|\/?(?:p|div|li|ul|ol|table|tbody|tr|td|h[1-6]))(?: [^<>]{0,200})?\/?>/gi
const textTag = /<\/?(?:b|i|em|strong|u|mark|span|font|a)(?: [^<>]{0,200})?>/gi

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  const lines = text.replace(breakTag, '\n')
  return lines.includes('</') ? lines.replace(textTag, '') : lines
}

/** A whole cell as Markdown writes it: `**Elm Cafe**`, `[Elm Cafe](https://elm.example)`, a phone between backticks. */
const markdown =
  /^(?:\*\*([^*]{1,200})\*\*|__([^_]{1,200})__|`([^`]{1,200})`|\[([^[\]]{1,200})\]\(https?:[^()\s]{1,500}\))$/
const markdownBegins = new Set(['*', '_', '`', '['])

function withoutMarkdown(text: string): string {
  if (!markdownBegins.has(text[0] ?? '')) return text
  return markdown.exec(text)?.slice(1).find(Boolean) ?? text
}

/** A cell's text without invisible characters, with what an export damaged repaired; '' for a placeholder such as "N/A". */
export function cleanCell(cell: string, isKey = false): string {
  const text = cell.trim()
  if (placeholders.test(text) || isErrorText(text) || (!isKey && isDitto(text))) return ''
  return isKey ? text : withoutInvisible(withoutTags(withoutMarkdown(repairText(text)))).trim()
}

const writtenList = /^\s*\[(['"]).*\1\s*\]\s*$/s
const quotedPart = /"([^"]*)"|'([^']*)'/g

/** The lines of an address in a list that a program wrote: `['417 Royal St', 'New Orleans, LA 70130']`. */
function joinedList(text: string): string {
  if (!writtenList.test(text)) return text
  return [...text.matchAll(quotedPart)].map(([, one = '', other = '']) => one || other).join(', ')
}

const linkColumns = new Set<SheetColumn>(['location_link', 'photo'])

/** The address that a cell links to (`Map`, `사진`), unless it shows one. */
export function linkAt(row: SheetRow, index: number): string {
  const text = row.cells[index] ?? ''
  return /https?:\/\//i.test(text) ? text : (row.links?.get(index) ?? text)
}

/** The number that a cell dials, unless it shows one: `전화걸기` with a link to `tel:042-555-0102`. */
function dialledAt(row: SheetRow, index: number): string {
  const text = row.cells[index] ?? ''
  const link = row.links === undefined || /\d/.test(text) ? undefined : row.links.get(index)
  return link?.toLowerCase().startsWith('tel:') ? link.slice('tel:'.length) : text
}

function textAt(row: SheetRow, column: SheetColumn, index: number): string {
  if (linkColumns.has(column)) return linkAt(row, index)
  return column === 'phone' ? dialledAt(row, index) : (row.cells[index] ?? '')
}

/** Reads a row's cells by their column; '' for a date, and for what cannot be in its column, of which `onLeftOut` is told. */
export function cellReader(
  row: SheetRow,
  columns: ColumnMap,
  onLeftOut?: (column: SheetColumn) => void,
): (column: SheetColumn) => string {
  return (column) => {
    const index = columns[column]
    const text = index === undefined ? '' : textAt(row, column, index)
    const isKey = keys.has(column)
    if (!isKey && isDateText(text.trim())) return ''
    const cell = cleanCell(column === 'full_address' ? joinedList(text) : text, isKey)
    if (!isUnfit(column, cell)) return cell
    onLeftOut?.(column)
    return ''
  }
}

function problemOf(text: string): CellProblem | undefined {
  if (isDateText(text)) return 'date'
  if (text.startsWith('#') && isErrorText(text)) return 'error'
  if (!mayBeDamaged(text)) return undefined
  const repaired = repairText(text)
  if (isGarbled(repaired)) return 'garbled'
  // Entities are a way to write a text, not damage.
  return repaired !== text && !text.includes('&') ? 'repaired' : undefined
}

export const noteOf = (
  { number: rowNumber }: SheetRow,
  column: SheetColumn,
  problem: CellProblem,
  text: string,
): CellNote => ({ rowNumber, column, problem, text: text.slice(0, longestNote).toWellFormed() })

/** The cells of a row that cannot be what their columns say. */
export function misplacedIn(row: SheetRow, columns: ColumnMap): CellNote[] {
  const cells = Object.entries(columns).map(
    ([column, index]) => [column as SheetColumn, (row.cells[index] ?? '').trim()] as const,
  )
  return cells
    .filter(([column, text]) => !keys.has(column) && !isDateText(text) && isUnfit(column, cleanCell(text)))
    .map(([column, text]) => noteOf(row, column, 'misplaced', text))
}

/** The cells of a row whose texts a person should look at. */
export function notesOn(row: SheetRow, columns: ColumnMap): CellNote[] {
  const notes: CellNote[] = []
  for (const name in columns) {
    const column = name as SheetColumn
    const text = (row.cells[columns[column] ?? -1] ?? '').trim()
    const problem = text === '' || keys.has(column) ? undefined : problemOf(text)
    if (problem) notes.push(noteOf(row, column, problem, text))
  }
  return notes
}
