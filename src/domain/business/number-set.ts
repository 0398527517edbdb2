/** Whole numbers from 0 up, one bit for each up to the largest. */
export class NumberSet {
  #bits = new Uint8Array(1024)

  add(number: number): void {
    const place = number >>> 3
    if (place >= this.#bits.length) {
      const larger = new Uint8Array(Math.max(place + 1, this.#bits.length * 2))
      larger.set(this.#bits)
      this.#bits = larger
    }
    this.#bits[place] = (this.#bits[place] ?? 0) | (1 << (number & 7))
  }

  has(number: number): boolean {
    return ((this.#bits[number >>> 3] ?? 0) & (1 << (number & 7))) !== 0
  }
}
