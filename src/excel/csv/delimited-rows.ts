import type { SheetRow } from '../../application/ports/workbook.ts'
import { MAX_COLUMNS, type WorkbookLimits } from '../workbook-limits.ts'
import { RowBatch } from '../xlsx/row-batch.ts'
import { csvReasons, csvTooLarge, openQuote } from './csv-failure.ts'

type Bounds = Pick<WorkbookLimits, 'cellCharacters' | 'rowCharacters' | 'sheetCells'>

const quote = '"'
const carriageReturn = 13
const lineFeed = 10

/** The text of a cell, and where the character behind it stands. */
interface Cell {
  readonly text: string
  readonly end: number
}

/**
 * Reads the rows of a text with a character between cells, as it arrives. A cell may stand in quotation marks, and then holds line
 * ends, separators and doubled quotation marks. Rows are counted with the empty ones, which are left out.
 */
export class DelimitedRows {
  readonly batch = new RowBatch()
  readonly #separatorCode: number
  readonly #bounds: Bounds
  /** Text behind the last whole row. */
  #text = ''
  #isLast = false
  #row = 0

  constructor(separator: string, bounds: Bounds) {
    this.#separatorCode = separator.charCodeAt(0)
    this.#bounds = bounds
  }

  /** The number of the last whole row. */
  get row(): number {
    return this.#row
  }

  /** Takes the next part of the text. Throws `WorkbookError`. */
  write(text: string, isLast: boolean): void {
    this.#text += text
    this.#isLast = isLast
    let start = 0
    while (start < this.#text.length) {
      const end = this.#readRow(start)
      if (end === undefined) break
      start = end
    }
    this.#text = this.#text.slice(start)
    if (this.#text.length > this.#bounds.rowCharacters) throw csvTooLarge(this.#row + 1, csvReasons.longRow)
  }

  /** Reads a row. Returns where the next one begins; undefined if its end has not arrived. */
  #readRow(start: number): number | undefined {
    const cells: string[] = []
    let characters = 0
    for (let at = start; ; ) {
      const cell = this.#readCell(at)
      if (!cell) return undefined
      const { end } = cell
      const text = plainText(cell.text)
      if (text.length > this.#bounds.cellCharacters) throw csvTooLarge(this.#row + 1, csvReasons.longCell)
      cells.push(text)
      characters += text.length
      if (cells.length > MAX_COLUMNS) throw csvTooLarge(this.#row + 1, csvReasons.manyColumns)
      if (this.#text.charCodeAt(end) === this.#separatorCode && end < this.#text.length) {
        at = end + 1
        if (at < this.#text.length || this.#isLast) continue
        return undefined
      }
      const next = this.#behindLineEnd(end)
      if (next !== undefined) this.#add(cells, characters)
      return next
    }
  }

  #add(cells: string[], characters: number): void {
    this.#row++
    if (characters > this.#bounds.rowCharacters) throw csvTooLarge(this.#row, csvReasons.longRow)
    while (cells.length > 0 && cells.at(-1) === '') cells.pop()
    if (cells.length === 0) return
    this.batch.add({ number: this.#row, cells } satisfies SheetRow, characters)
    if (this.batch.cellsSoFar > this.#bounds.sheetCells) throw csvTooLarge(this.#row, csvReasons.manyCells)
  }

  #behindLineEnd(at: number): number | undefined {
    if (at >= this.#text.length) return this.#isLast ? at : undefined
    if (this.#text.charCodeAt(at) !== carriageReturn) return at + 1
    if (at + 1 >= this.#text.length && !this.#isLast) return undefined
    return this.#text.charCodeAt(at + 1) === lineFeed ? at + 2 : at + 1
  }

  #isEnd(at: number): boolean {
    const code = this.#text.charCodeAt(at)
    return code === this.#separatorCode || code === lineFeed || code === carriageReturn
  }

  #endOfPlain(start: number): number {
    let at = start
    while (at < this.#text.length && !this.#isEnd(at)) at++
    return at
  }

  #readCell(start: number): Cell | undefined {
    let at = start
    while (this.#text[at] === ' ') at++
    if (this.#text[at] === quote) return this.#readQuoted(at)
    const end = this.#endOfPlain(start)
    if (end >= this.#text.length && !this.#isLast) return undefined
    return { text: this.#text.slice(start, end), end }
  }

  /** Reads a cell that begins with a quotation mark. */
  #readQuoted(start: number): Cell | undefined {
    let text = ''
    let isInner = false
    for (let from = start + 1; ; ) {
      const at = this.#text.indexOf(quote, from)
      if (at === -1 || (at + 1 >= this.#text.length && !this.#isLast)) return this.#unfinished(start)
      text += this.#text.slice(from, at)
      from = at + 1
      if (this.#text[from] === quote) from++
      else {
        const end = this.#closedAt(from)
        if (end !== undefined && !(isInner && this.#goesOn(end))) return { text, end }
        if (end === undefined && this.#beginsCell(start, at)) return this.#plainFrom(start, start + 1)
        isInner = end === undefined && !isInner
        if (end === undefined && text.endsWith('\\')) text = text.slice(0, -1)
        else if (end === undefined && !this.#isClosedInLine(from)) return this.#plainFrom(start, from)
      }
      text += quote
    }
  }

  #unfinished(start: number): undefined {
    if (this.#isLast || this.#text.length - start > 2 * this.#bounds.cellCharacters)
      throw openQuote(this.#row + 1)
    return undefined
  }

  /** Where the cell ends if nothing but spaces follows its closing quotation mark. */
  #closedAt(behindQuote: number): number | undefined {
    let at = behindQuote
    while (this.#text[at] === ' ') at++
    return at >= this.#text.length || this.#isEnd(at) ? at : undefined
  }

  /** Whether the text in the cell's own quotation marks ends here, and not the cell: `"11 Elm Rd "Suite A", Eugene"`. */
  #goesOn(end: number): boolean {
    if (this.#text.charCodeAt(end) !== this.#separatorCode || this.#text[end + 1] !== ' ') return false
    const next = this.#text.indexOf(quote, end)
    const lineEnd = this.#text.indexOf('\n', end)
    return next >= 0 && (lineEnd < 0 || next < lineEnd) && this.#closedAt(next + 1) !== undefined
  }

  /** Whether a quotation mark begins a cell of a later line: then the one that seems to be open is only a sign. */
  #beginsCell(start: number, at: number): boolean {
    if (this.#text.charCodeAt(at - 1) !== this.#separatorCode) return false
    const lineEnd = this.#text.indexOf('\n', start)
    return lineEnd >= 0 && lineEnd < at
  }

  /** Whether the cell has a closing quotation mark before its line or the next separator ends: the one before it is its own text. */
  #isClosedInLine(from: number): boolean {
    const end = this.#endOfPlain(from)
    return this.#text.slice(from, end).trimEnd().endsWith(quote)
  }

  /** A cell that only begins with a word in quotation marks. */
  #plainFrom(start: number, from: number): Cell | undefined {
    const end = this.#endOfPlain(from)
    if (end >= this.#text.length && !this.#isLast) return undefined
    return { text: this.#text.slice(start, end), end }
  }
}

/** Before what a spreadsheet would take for a formula or a number. A decade has an apostrophe of its own: `'90s Diner`. */
const textMark = /^'(?:[=+@-]|\d(?!\ds\b))/

/** Without the marks by which other programs keep a spreadsheet from calculating: `="0154"`, `'+82…`, `'010-…`. */
function plainText(cell: string): string {
  if (cell.startsWith('="') && cell.endsWith('"') && cell.length > 2) return cell.slice(2, -1)
  return textMark.test(cell) ? cell.slice(1) : cell
}
