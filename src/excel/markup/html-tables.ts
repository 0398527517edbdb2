import { decodeEntities } from '../../domain/text/repair/html-entities.ts'
import { isWebLink } from '../hyperlink-formula.ts'
import { reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import type { GridRows } from './grid-rows.ts'
import { attributeOf, type HtmlHandler, isHidden } from './html-scanner.ts'

/** Elements that begin a line of their own. */
const lines = new Set(['br', 'p', 'div', 'li', 'tr'])
/** Parts of a table. */
const parts = new Set(['thead', 'tbody', 'tfoot'])
/** What ends a cell, or stands around it. */
const ofTable = new Set(['table', 'caption', 'tr', 'td', 'th', ...parts])
/** Elements without content, and without an end. */
const empty = new Set(['br', 'img', 'input', 'hr', 'wbr'])
/** As far as browsers let a cell extend. */
const mostColumns = 1000
const mostRows = 65_534
const mostTables = 64
/** A row of a table of data; tables for the layout of a page have fewer cells. */
const cellsOfData = 3

interface OpenCell {
  text: string
  link: string | undefined
  readonly down: number
  readonly across: number
  /** The element within it whose text nobody sees, and how many of that name are open. */
  hidden?: { readonly name: string; depth: number } | undefined
  /** Whether nobody sees the cell. */
  readonly isHidden: boolean
}

/**
 * Makes rows of the tables of a web page, one table below the other, as spreadsheets open it. A table within a cell of a table of data is
 * text of that cell; within any other, its rows are rows of the sheet. What a browser does not show is left out: rows of templates and
 * filters, and keys for sorting within a cell.
 */
export class HtmlTables implements HtmlHandler {
  readonly #rows: GridRows
  readonly #longestCell: number
  /** Of each open table, the most filled cells of a row. */
  readonly #widths: number[] = []
  #inRow = false
  /** Whether nobody sees the present part of the table, or the present row. */
  #isPartHidden = false
  #isRowHidden = false
  #filled = 0
  #cell: OpenCell | undefined
  /** How many tables are open within the present cell. */
  #inner = 0

  constructor(rows: GridRows, { cellCharacters }: WorkbookLimits) {
    this.#rows = rows
    this.#longestCell = cellCharacters
  }

  open(name: string, tag: string): void {
    if (this.#cell && this.#isUnseen(this.#cell, name, 1)) return
    if (name === 'table') this.#openTable(tag)
    else if (this.#inner === 0 && parts.has(name)) this.#openPart(tag)
    else if (this.#inner === 0 && name === 'tr') this.#startRow(tag)
    else if (this.#inner === 0 && (name === 'td' || name === 'th' || name === 'caption'))
      this.#startCell(name, tag)
    else if (this.#cell) this.#openInCell(this.#cell, name, tag)
  }

  close(name: string): void {
    if (this.#cell && this.#isUnseen(this.#cell, name, -1)) return
    if (name === 'table') this.#closeTable()
    else if (this.#inner > 0) return
    else if (parts.has(name)) this.#openPart('')
    else if (name === 'tr' || name === 'caption') this.#endRow()
    else if (name === 'td' || name === 'th') this.#endCell()
    else if (this.#cell && name !== 'br' && lines.has(name)) this.#cell.text += '\n'
  }

  text(text: string): void {
    const cell = this.#cell
    if (!cell || cell.hidden) return
    cell.text += text.replace(/\s+/g, ' ')
    if (cell.text.length > this.#longestCell) throw tooLarge(this.#rows.place(), reasons.longCell)
  }

  /** To be called after the last text. */
  finish(): void {
    this.#endRow()
  }

  /** Whether a tag stands in what nobody sees. The parts of a table end it, whatever is still open. */
  #isUnseen(cell: OpenCell, name: string, step: 1 | -1): boolean {
    const { hidden } = cell
    if (!hidden) return false
    if (name === hidden.name) hidden.depth += step
    if (hidden.depth > 0 && !ofTable.has(name)) return true
    cell.hidden = undefined
    return !ofTable.has(name)
  }

  /** Opens a part of the table, or goes on behind one. */
  #openPart(tag: string): void {
    this.#endRow()
    this.#isPartHidden = isHidden(tag)
  }

  #openInCell(cell: OpenCell, name: string, tag: string): void {
    if (!empty.has(name) && isHidden(tag)) {
      cell.hidden = { name, depth: 1 }
      return
    }
    if (name === 'td' || name === 'th') cell.text += ' '
    else if (lines.has(name)) cell.text += '\n'
    else if (name === 'a') cell.link ??= webLink(attributeOf(tag, 'href'))
  }

  #openTable(tag: string): void {
    if (this.#cell && (this.#widths.at(-1) ?? 0) >= cellsOfData) {
      this.#inner++
      return
    }
    this.#openPart(tag)
    this.#rows.endTable()
    if (this.#widths.length >= mostTables) throw tooLarge(this.#rows.place(), reasons.xmlDepth)
    this.#widths.push(0)
  }

  #closeTable(): void {
    if (this.#inner > 0) {
      this.#inner--
      return
    }
    this.#openPart('')
    this.#rows.endTable()
    this.#widths.pop()
  }

  #startRow(tag: string): void {
    this.#endRow()
    this.#isRowHidden = this.#isPartHidden || isHidden(tag)
    if (this.#widths.length === 0 || this.#isRowHidden) return
    this.#rows.startRow()
    this.#inRow = true
    this.#filled = 0
  }

  #startCell(name: string, tag: string): void {
    this.#endCell()
    if (name === 'caption' || !(this.#inRow || this.#isRowHidden)) this.#startRow('')
    if (!this.#inRow) return
    const down = count(attributeOf(tag, 'rowspan'), mostRows) - 1
    const across = count(attributeOf(tag, 'colspan'), mostColumns) - 1
    this.#cell = { text: '', link: undefined, down, across, isHidden: isHidden(tag) }
  }

  #endCell(): void {
    const cell = this.#cell
    if (!cell) return
    this.#cell = undefined
    if (cell.isHidden) return
    const { link, down, across } = cell
    const text = plainText(cell.text)
    if (text !== '') this.#filled++
    this.#rows.addCell({ text, link, down, across })
  }

  #endRow(): void {
    this.#inner = 0
    this.#endCell()
    this.#isRowHidden = false
    if (!this.#inRow) return
    this.#inRow = false
    this.#rows.endRow()
    if (this.#filled > (this.#widths.at(-1) ?? 0)) this.#widths[this.#widths.length - 1] = this.#filled
  }
}

function count(written: string | undefined, most: number): number {
  const number = /^\s?\d{1,6}/.exec(written ?? '')?.[0]
  if (number === undefined) return 1
  // A zero extends the cell to the end of its table.
  return Math.min(Number(number) || most, most)
}

function webLink(href: string | undefined): string | undefined {
  const url = href === undefined ? '' : decodeEntities(href).trim()
  return isWebLink(url) ? url : undefined
}

function plainText(text: string): string {
  return decodeEntities(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
