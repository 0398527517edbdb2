const firstCapacity = 1024

/** Whole numbers from 0 up to 2³² − 1, 4 bytes each, of which nobody knows beforehand how many there will be. */
export class NumberList {
  #numbers = new Uint32Array(firstCapacity)
  #length = 0

  /** Returns the number's place. */
  push(number: number): number {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.#length] = number
    return this.#length++
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0
  }

  /** A copy. */
  toArray(): Uint32Array<ArrayBuffer> {
    return this.#numbers.slice(0, this.#length)
  }
}
