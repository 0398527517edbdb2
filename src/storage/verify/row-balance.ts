const range = 2 ** 32

/**
 * Tells, in eight bytes for each row number, which listings have other entries in the derived tables than they should: what a listing
 * should have is added to its sum, what is found is taken away, and the sum of a listing that has what it should is zero. The order
 * of reading does not matter. A sum is zero by chance at odds of 1 in 2^52.
 */
export class RowBalance {
  readonly #low: Uint32Array
  readonly #high: Uint32Array
  readonly #seen: Uint8Array
  /** Of entries, without any listing that could have them. */
  readonly #strangers = new Set<number>()

  /** `rows`: above every row number that a listing has. */
  constructor(rows: number) {
    this.#low = new Uint32Array(rows)
    this.#high = new Uint32Array(rows)
    this.#seen = new Uint8Array(rows)
  }

  /** False where another listing has the number. */
  begin(n: number): boolean {
    const isFirst = this.#seen[n] === 0
    this.#seen[n] = 1
    return isFirst
  }

  /** Numbers of `hashText`, or a little more. */
  expect(n: number, hash: number): void {
    // Typed arrays wrap around by themselves.
    this.#low[n] = (this.#low[n] ?? 0) + (hash >>> 0)
    this.#high[n] = (this.#high[n] ?? 0) + Math.floor(hash / range)
  }

  find(n: number, hash: number): void {
    if (n < 0 || n >= this.#low.length) {
      this.#strangers.add(n)
      return
    }
    this.#low[n] = (this.#low[n] ?? 0) - (hash >>> 0)
    this.#high[n] = (this.#high[n] ?? 0) - Math.floor(hash / range)
  }

  unbalanced(): number[] {
    const rows = [...this.#strangers]
    for (const [n, low] of this.#low.entries()) if (low !== 0 || this.#high[n] !== 0) rows.push(n)
    return rows
  }
}
