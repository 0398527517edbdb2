/** Numbers texts that many listings share, from 1 on. */
export class SharedTexts {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = ['']

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#texts.length)
    return this.#texts.push(text) - 1
  }

  /** undefined if no listing has the text. */
  knownNumber(text: string): number | undefined {
    return this.#numbers.get(text)
  }

  textOf(number = 0): string {
    return this.#texts[number] ?? ''
  }

  /** A zero for each number. */
  zeros(): Uint32Array {
    return new Uint32Array(this.#texts.length)
  }

  /** The texts whose number has a count. */
  counted(counts: Uint32Array): ReadonlyMap<string, number> {
    const found = new Map<string, number>()
    for (const [number, count] of counts.entries()) if (count > 0) found.set(this.textOf(number), count)
    return found
  }
}
