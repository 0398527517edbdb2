/** A range of merged cells; rows count from 1, columns from 0. */
export interface MergedRange {
  readonly top: number
  readonly bottom: number
  readonly column: number
}

interface OpenRange {
  readonly bottom: number
  readonly column: number
  readonly text: string
}

/** No real sheet comes near these; they bound what a made-up one can cost. */
const openAtOnce = 64
const longestText = 4096
const cellsFilled = 2_000_000

/**
 * Gives each row that a merged range covers the value of its first cell: a list for printing merges the town over several rows.
 * Only downwards, since a title over several columns is no value of these. Rows without cells of their own stay empty.
 */
export class CoveredCells {
  readonly #ranges: readonly MergedRange[]
  #next = 0
  #open: OpenRange[] = []
  #filled = 0

  constructor(ranges: readonly MergedRange[]) {
    this.#ranges = ranges
      .filter(({ top, bottom }) => bottom > top)
      .sort((a, b) => a.top - b.top || a.column - b.column)
  }

  /** Fills the cells of a row. Rows come in ascending order. */
  fill(row: number, cells: string[]): void {
    if (this.#next === this.#ranges.length && this.#open.length === 0) return
    if (this.#open.length > 0) {
      this.#open = this.#open.filter(({ bottom }) => bottom >= row)
      for (const { column, text } of this.#open) this.#put(cells, column, text)
    }
    for (; this.#next < this.#ranges.length; this.#next++) {
      const { top, bottom, column } = this.#ranges[this.#next] as MergedRange
      if (top > row) break
      const text = top === row ? (cells[column] ?? '') : ''
      if (text !== '' && text.length <= longestText && this.#open.length < openAtOnce)
        this.#open.push({ bottom, column, text })
    }
  }

  #put(cells: string[], column: number, text: string): void {
    if ((cells[column] ?? '') !== '' || this.#filled >= cellsFilled) return
    this.#filled++
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
}
