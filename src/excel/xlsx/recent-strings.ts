/** Decoded strings by index, one per slot: a repeated string is decoded once, at a bounded cost in memory. */
export class RecentStrings {
  readonly #indexes: Int32Array
  readonly #texts: string[]

  constructor(slots: number) {
    this.#indexes = new Int32Array(slots).fill(-1)
    this.#texts = new Array<string>(slots).fill('')
  }

  find(index: number): string | undefined {
    const slot = index % this.#indexes.length
    return this.#indexes[slot] === index ? this.#texts[slot] : undefined
  }

  keep(index: number, text: string): void {
    const slot = index % this.#indexes.length
    this.#indexes[slot] = index
    this.#texts[slot] = text
  }
}
