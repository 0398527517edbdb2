import type { SheetRow } from '../../application/ports/workbook.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { damaged, reasons, sheetPlace, tooLarge } from '../workbook-failure.ts'
import { MAX_COLUMNS, MAX_ROWS, type WorkbookLimits } from '../workbook-limits.ts'
import { RowBatch } from '../xlsx/row-batch.ts'

export interface GridCell {
  readonly text: string
  /** The address that it links to. */
  readonly link?: string | undefined
  /** Counted from 0; else it stands behind the cell before it. */
  readonly column?: number | undefined
  /** How many further rows and columns it covers. */
  readonly down: number
  readonly across: number
}

interface Span {
  readonly lastRow: number
  readonly text: string
}

/** No real table comes near these; they bound what a made-up one can cost. */
const spansAtOnce = 1024
const longestSpanText = 4096
const cellsCovered = 2_000_000

/** Makes rows of cells that say how far each extends. Rows that a cell covers have its value, as in a workbook. */
export class GridRows {
  readonly batch = new RowBatch()
  readonly #sheet: string
  readonly #limits: WorkbookLimits
  #row = 0
  #column = 0
  #cells: string[] = []
  #characters = 0
  #links: Map<number, string> | undefined
  #spans = new Map<number, Span>()
  #covered = 0
  /** The empty row behind the last table. */
  #tableEnd = 0

  constructor(sheet: string, limits: WorkbookLimits) {
    this.#sheet = sheet
    this.#limits = limits
  }

  place(): PanelText {
    return sheetPlace(this.#sheet, this.#row)
  }

  /** Begins a row; without a number it follows the last one. */
  startRow(number?: number): void {
    if (number !== undefined && (number > MAX_ROWS || number <= this.#row))
      throw damaged(this.place(), reasons.rowNumber)
    if (this.#row >= MAX_ROWS) throw tooLarge(this.place(), reasons.manyCells)
    this.#row = number ?? this.#row + 1
    this.#column = 0
    this.#cells = []
    this.#characters = 0
    this.#links = undefined
  }

  addCell({ text, link, column, down, across }: GridCell): void {
    this.#column = column ?? this.#column
    while (this.#isCovered(this.#column)) this.#column++
    const at = this.#column
    const end = at + 1 + across
    if (end > MAX_COLUMNS) throw tooLarge(this.place(), reasons.manyCells)
    this.#put(at, text)
    if (link !== undefined && text !== '') {
      this.#links ??= new Map()
      this.#links.set(at, link)
    }
    if (down > 0) this.#span(at, end, { lastRow: this.#row + down, text })
    this.#column = end
  }

  endRow(): void {
    if (this.#cells.length > 0) {
      this.#fillCovered()
      this.batch.add(
        {
          number: this.#row,
          cells: this.#cells,
          ...(this.#links && { links: this.#links }),
        } satisfies SheetRow,
        this.#characters,
      )
      if (this.batch.cellsSoFar > this.#limits.sheetCells) throw tooLarge(this.place(), reasons.manyCells)
    }
    this.#cells = []
  }

  /** Ends what cells above cover, for another table begins: an empty row stands before it. */
  endTable(): void {
    this.#spans.clear()
    if (this.#row > this.#tableEnd) this.#row++
    this.#tableEnd = this.#row
  }

  #isCovered(column: number): boolean {
    return (this.#spans.get(column)?.lastRow ?? 0) >= this.#row
  }

  #span(from: number, end: number, { lastRow, text }: Span): void {
    const kept = text.length <= longestSpanText ? text : ''
    for (let column = from; column < end && this.#spans.size < spansAtOnce; column++)
      if (this.#covered < cellsCovered)
        this.#spans.set(column, { lastRow, text: column === from ? kept : '' })
  }

  #fillCovered(): void {
    this.#covered += this.#spans.size
    for (const [column, { lastRow, text }] of this.#spans) {
      if (lastRow < this.#row) this.#spans.delete(column)
      else if (text !== '' && (this.#cells[column] ?? '') === '') this.#put(column, text)
    }
    if (this.#covered >= cellsCovered) this.#spans.clear()
  }

  #put(column: number, text: string): void {
    if (text === '') return
    if (text.length > this.#limits.cellCharacters) throw tooLarge(this.place(), reasons.longCell)
    this.#characters += text.length
    if (this.#characters > this.#limits.rowCharacters) throw tooLarge(this.place(), reasons.longRow)
    while (this.#cells.length < column) this.#cells.push('')
    this.#cells[column] = text
  }
}
