import type { SheetRow } from '../../application/ports/workbook.ts'

const BATCH_ROWS = 1000
const BATCH_CELLS = 65_536
const BATCH_CHARACTERS = 2 * 1024 * 1024

/** Collects rows until there are enough for a batch, or they take much memory. */
export class RowBatch {
  #rows: SheetRow[] = []
  #cells = 0
  #characters = 0
  /** Number of cells of all rows added so far. */
  cellsSoFar = 0

  get isEmpty(): boolean {
    return this.#rows.length === 0
  }

  get isFull(): boolean {
    return (
      this.#rows.length >= BATCH_ROWS || this.#cells >= BATCH_CELLS || this.#characters >= BATCH_CHARACTERS
    )
  }

  add(row: SheetRow, characters: number): void {
    this.#rows.push(row)
    this.#cells += row.cells.length
    this.#characters += characters
    this.cellsSoFar += row.cells.length
  }

  take(): readonly SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    this.#cells = 0
    this.#characters = 0
    return rows
  }
}
