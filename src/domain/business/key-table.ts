import { NumberList } from './number-list.ts'

const slotsPerKey = 2
/** In the place of an entry's. */
const none = 2 ** 32 - 1

/**
 * Which of some keys (32-bit integers other than 0) are met, and by which entries: open addressing in typed arrays. First `add` the
 * keys, then `meet` them. Memory is 26 bytes a key, and 8 to 16 for each entry that is not a key's first.
 */
export class KeyTable {
  readonly #keys: Int32Array
  readonly #counts: Uint8Array
  readonly #first: Uint32Array
  readonly #last: Uint32Array
  readonly #entries = new NumberList()
  readonly #previous = new NumberList()
  readonly #limit: number

  /** `limit`: a key that more entries meet tells nothing, and gives none of them. */
  constructor(capacity: number, limit: number) {
    const slots = Math.max(capacity * slotsPerKey, slotsPerKey)
    this.#keys = new Int32Array(slots)
    this.#counts = new Uint8Array(slots)
    this.#first = new Uint32Array(slots)
    this.#last = new Uint32Array(slots).fill(none)
    this.#limit = limit
  }

  add(key: number): void {
    this.#keys[this.#slotOf(key)] = key
  }

  meet(key: number, entry: number): void {
    const slot = this.#slotOf(key)
    const count = this.#counts[slot] ?? 0
    if (this.#keys[slot] === 0 || count > this.#limit) return
    this.#counts[slot] = count + 1
    if (count === 0) {
      this.#first[slot] = entry
      return
    }
    this.#previous.push(this.#last[slot] ?? none)
    this.#last[slot] = this.#entries.push(entry)
  }

  /** The entries of each key that two or more have met, but no more than the limit. */
  *groups(): Generator<number[], void, void> {
    for (const [slot, count] of this.#counts.entries()) {
      if (count < 2 || count > this.#limit) continue
      const group = [this.#first[slot] ?? 0]
      for (let at = this.#last[slot] ?? none; at !== none; at = this.#previous.at(at)) {
        group.push(this.#entries.at(at))
      }
      yield group
    }
  }

  #slotOf(key: number): number {
    const { length } = this.#keys
    let slot = (Math.imul(key, 0x9e3779b1) >>> 0) % length
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = slot + 1 === length ? 0 : slot + 1
    return slot
  }
}
