import { reasons, sheetPlace, tooLarge } from './workbook-failure.ts'
import type { WorkbookLimits } from './workbook-limits.ts'
import { RowBatch } from './xlsx/row-batch.ts'

/** Records of all kinds have thousands of fields together; the most frequent ones are columns. */
const mostColumns = 400
/** Names of fields in one list that are looked at. */
const mostNames = 20_000

/** The names of the fields of records, and how many records have each. */
export class FieldNames {
  readonly counts = new Map<string, number>()

  add(record: ReadonlyMap<string, string>): void {
    for (const name of record.keys()) {
      const before = this.counts.get(name)
      if (before !== undefined || this.counts.size < mostNames) this.counts.set(name, (before ?? 0) + 1)
    }
  }
}

/** Makes rows of records: the first row has the names of their fields. */
export class RecordRows {
  readonly batch = new RowBatch()
  readonly #sheet: string
  readonly #limits: WorkbookLimits
  readonly #columns: ReadonlyMap<string, number>
  row = 1

  constructor({ counts }: FieldNames, sheet: string, limits: WorkbookLimits) {
    this.#sheet = sheet
    this.#limits = limits
    const all = [...counts]
    const kept = all.length > mostColumns ? all.sort((a, b) => b[1] - a[1]).slice(0, mostColumns) : all
    this.#columns = new Map(kept.map(([name], index) => [name, index]))
    this.#add([...this.#columns.keys()])
  }

  add(record: ReadonlyMap<string, string>): void {
    this.row++
    const cells: string[] = []
    for (const [name, cell] of record) {
      const index = this.#columns.get(name)
      if (index === undefined || cell === '') continue
      if (cell.length > this.#limits.cellCharacters)
        throw tooLarge(sheetPlace(this.#sheet, this.row), reasons.longCell)
      while (cells.length < index) cells.push('')
      cells[index] = cell
    }
    if (cells.length > 0) this.#add(cells)
  }

  #add(cells: string[]): void {
    const characters = cells.reduce((sum, cell) => sum + cell.length, 0)
    this.batch.add({ number: this.row, cells }, characters)
    if (this.batch.cellsSoFar > this.#limits.sheetCells)
      throw tooLarge(sheetPlace(this.#sheet, this.row), reasons.manyCells)
  }
}
