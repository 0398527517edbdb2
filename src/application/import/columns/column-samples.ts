/** What a column of a file holds, for the administrator who chooses what it is. */
export interface ColumnSample {
  /** The first filled cell below the header; '' if there is none in the first rows. */
  readonly example: string
  /** Share of the first rows in which the column is filled, 0 to 1. */
  readonly filled: number
}

const exampleLimit = 80

/** A sample of each column, by index. */
export function columnSamples(width: number, rows: readonly (readonly string[])[]): ColumnSample[] {
  return Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => (row[index] ?? '').trim()).filter(Boolean)
    const first = (cells[0] ?? '').replace(/\s+/g, ' ')
    return {
      example: first.slice(0, exampleLimit).toWellFormed(),
      filled: rows.length === 0 ? 0 : cells.length / rows.length,
    }
  })
}
