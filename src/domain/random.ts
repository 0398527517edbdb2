/**
 * A small seeded generator: mulberry32 (Tommy Ettinger, 2017, public domain). Every row starts a stream of its own,
 * so a row depends only on its seed and index.
 */
export class Random {
  #state: number

  /** The stream of one row. Different indexes of one seed start at different states. */
  constructor(seed: number, index: number) {
    this.#state = (mix(seed ^ 0x9e3779b9) + mix(index)) | 0
  }

  /** 0 ≤ x < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    const a = this.#state
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number, 0 ≤ n < `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** Roughly normal, mean 0 and deviation 1, within ±3: the sum of three uniforms (Irwin–Hall), scaled. */
  bell(): number {
    return (this.next() + this.next() + this.next() - 1.5) * 2
  }

  pick<T>(list: readonly T[]): T {
    return at(list, this.below(list.length))
  }

  /**
   * Prefers the front of the list, because real words are unevenly frequent: the first tenth is picked a fifth of the
   * time.
   */
  pickFront<T>(list: readonly T[]): T {
    const x = this.next()
    return at(list, Math.floor(x * (0.4 + 0.6 * x) * list.length))
  }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** The same items in another order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = [...list]
  for (let end = result.length; end > 1; end--) {
    const [item] = result.splice(random.below(end), 1)
    if (item !== undefined) result.push(item)
  }
  return result
}

/** The finalizer of MurmurHash3 (Austin Appleby, public domain): a bijection of the 32-bit numbers. */
export function mix(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
