import { NumberSet, packedFields, unpackKeys } from './packed-keys.ts'
import { duplicateReasons, duplicateStrength } from './possible-duplicates.ts'

export type Pair = readonly [number, number]

/** Degrees are packed to a tenth of a metre. */
const slackKm = 0.001

/**
 * Keeps the candidate pairs that hold by their packed keys. First pass the keys of all listings to `meet`, then take `pairs`. Most
 * candidates are neighbours with different phones; reading those listings would take far longer. 28 bytes for each listing of a pair.
 */
export class LikelyPairs {
  readonly #pairs: Uint32Array
  /** The row numbers of all listings of the pairs, sorted. */
  readonly #numbers: Uint32Array
  readonly #isWanted = new NumberSet()
  readonly #packed: Int32Array

  /** `pairs`: sorted by `sortPairs`. */
  constructor(pairs: Uint32Array) {
    this.#pairs = pairs
    this.#numbers = pairs.slice().sort()
    let length = 0
    for (const n of this.#numbers) {
      if (this.#isWanted.has(n)) continue
      this.#isWanted.add(n)
      this.#numbers[length++] = n
    }
    this.#numbers = this.#numbers.slice(0, length)
    this.#packed = new Int32Array(length * packedFields)
  }

  meet(packed: Int32Array): void {
    for (let at = 0; at < packed.length; at += packedFields) {
      const n = (packed[at] ?? 0) >>> 0
      if (!this.#isWanted.has(n)) continue
      this.#packed.set(packed.subarray(at, at + packedFields), this.#indexOf(n) * packedFields)
    }
  }

  /** The pairs that hold, in order. Of the weakest (neighbours in one building) at most `weakLimit`, because there are very many. */
  pairs(weakLimit = Number.POSITIVE_INFINITY): Pair[] {
    const found: Pair[] = []
    let weak = 0
    for (let at = 0; at < this.#pairs.length; at += 2) {
      const pair: Pair = [this.#pairs[at] ?? 0, this.#pairs[at + 1] ?? 0]
      const strength = this.#strengthOf(pair)
      if (strength > 1 || (strength === 1 && ++weak <= weakLimit)) found.push(pair)
    }
    return found
  }

  /** 0 if the pair has no reason. */
  #strengthOf([first, second]: Pair): number {
    const [a, b] = [this.#keysOf(first), this.#keysOf(second)]
    const reasons = duplicateReasons(a, b, slackKm)
    return reasons.length === 0 ? 0 : duplicateStrength(a, b, reasons)
  }

  #keysOf(n: number) {
    return unpackKeys(this.#packed, this.#indexOf(n) * packedFields)
  }

  /** The index of a number, which must be in the list. */
  #indexOf(n: number): number {
    let low = 0
    let high = this.#numbers.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#numbers[middle] ?? 0) < n) low = middle + 1
      else high = middle
    }
    return low
  }
}
