/** How many linked cells of a sheet are kept; Excel itself stops at 65,530. */
const most = 200_000
/** A link over more rows than this is no link of each of them. */
const rowsOfLink = 1000

/** The links of a sheet's cells: row from 1 → column from 0 → address. */
export class SheetLinks {
  readonly #rows = new Map<number, Map<number, string>>()
  #count = 0

  /** Adds a link over a range of cells. */
  add(range: { top: number; bottom: number; left: number; right: number }, url: string): void {
    const bottom = Math.min(range.bottom, range.top + rowsOfLink)
    const right = Math.min(range.right, range.left + 15)
    for (let row = range.top; row <= bottom; row++)
      for (let column = range.left; column <= right; column++) {
        if (this.#count >= most) return
        this.#count++
        const links = this.#rows.get(row) ?? new Map<number, string>()
        links.set(column, url)
        this.#rows.set(row, links)
      }
  }

  of(row: number): Map<number, string> | undefined {
    return this.#rows.get(row)
  }
}
