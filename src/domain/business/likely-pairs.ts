import { packedFields, unpackKeys } from './packed-keys.ts'
import { duplicateReasons, duplicateStrength } from './possible-duplicates.ts'

type Pair = readonly [number, number]

/** Degrees are packed to a tenth of a metre. */
const slackKm = 0.001

/**
 * Which of some pairs of row numbers hold by their packed keys: `meet` the keys of all listings, then take `pairs`. Most that share a
 * key are neighbours with a phone each; to read those listings would take far longer. 21 bytes for each listing of a pair.
 */
export class LikelyPairs {
  readonly #pairs: readonly Pair[]
  readonly #numbers: Uint32Array
  /** One bit for each row number. */
  readonly #isWanted: Uint8Array
  readonly #packed: Int32Array

  constructor(pairs: readonly Pair[]) {
    this.#pairs = pairs
    this.#numbers = Uint32Array.from(new Set(pairs.flat())).sort()
    this.#isWanted = new Uint8Array(((this.#numbers.at(-1) ?? 0) >>> 3) + 1)
    for (const n of this.#numbers) this.#isWanted[n >>> 3] = (this.#isWanted[n >>> 3] ?? 0) | (1 << (n & 7))
    this.#packed = new Int32Array(this.#numbers.length * packedFields)
  }

  meet(packed: Int32Array): void {
    for (let at = 0; at < packed.length; at += packedFields) {
      const n = (packed[at] ?? 0) >>> 0
      if (((this.#isWanted[n >>> 3] ?? 0) & (1 << (n & 7))) === 0) continue
      this.#packed.set(packed.subarray(at, at + packedFields), this.#indexOf(n) * packedFields)
    }
  }

  /**
   * In the order of the later listing: what is read for one pair is near what is read for the next. Of the weakest there are `weakLimit`
   * at most: neighbours in one building are as many as there are buildings.
   */
  pairs(weakLimit = Number.POSITIVE_INFINITY): Pair[] {
    let weak = 0
    const isLikely = (pair: Pair) => {
      const strength = this.#strengthOf(pair)
      return strength > 1 || (strength === 1 && ++weak <= weakLimit)
    }
    return this.#pairs.filter(isLikely).sort(([a, b], [c, d]) => b - d || a - c)
  }

  /** 0 where nothing speaks for the pair. */
  #strengthOf([first, second]: Pair): number {
    const [a, b] = [this.#keysOf(first), this.#keysOf(second)]
    const reasons = duplicateReasons(a, b, slackKm)
    return reasons.length === 0 ? 0 : duplicateStrength(a, b, reasons)
  }

  #keysOf(n: number) {
    return unpackKeys(this.#packed, this.#indexOf(n) * packedFields)
  }

  /** Of a number that is there. */
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
