const firstCapacity = 1024
/** Slots per key that is kept: open addressing slows down where more than about half are taken. */
const slotsPerKey = 2

/**
 * Which entries (0, 1, 2 …) have a key: positive integers below 2^53, several entries to a key. Open addressing in typed
 * arrays: about 30 bytes for each entry, and nothing for the garbage collector to look through.
 */
export class KeyIndex {
  #slots = new Float64Array(firstCapacity * slotsPerKey)
  #last = new Int32Array(firstCapacity * slotsPerKey)
  #counts = new Int32Array(firstCapacity * slotsPerKey)
  #previous = new Int32Array(firstCapacity)
  #keys = 0

  add(key: number, entry: number): void {
    if (this.#keys * slotsPerKey >= this.#slots.length) this.#grow()
    if (entry >= this.#previous.length) this.#previous = grown(this.#previous, entry)
    const slot = this.#slotOf(key)
    if (this.#slots[slot] === 0) this.#keys++
    this.#slots[slot] = key
    this.#previous[entry] = this.#last[slot] ?? 0
    this.#last[slot] = entry + 1
    this.#counts[slot] = (this.#counts[slot] ?? 0) + 1
  }

  /** The entries with that key, the latest first; none where they are more than `limit`. */
  entries(key: number, limit: number): number[] {
    const slot = this.#slotOf(key)
    const found: number[] = []
    if ((this.#counts[slot] ?? 0) > limit) return found
    for (let at = this.#last[slot] ?? 0; at > 0; at = this.#previous[at - 1] ?? 0) found.push(at - 1)
    return found
  }

  #slotOf(key: number): number {
    const { length } = this.#slots
    let slot = key % length
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== key) slot = slot + 1 === length ? 0 : slot + 1
    return slot
  }

  #grow(): void {
    const [slots, last, counts] = [this.#slots, this.#last, this.#counts]
    this.#slots = new Float64Array(slots.length * 2)
    this.#last = new Int32Array(slots.length * 2)
    this.#counts = new Int32Array(slots.length * 2)
    for (const [slot, key] of slots.entries()) {
      if (key === 0) continue
      const target = this.#slotOf(key)
      this.#slots[target] = key
      this.#last[target] = last[slot] ?? 0
      this.#counts[target] = counts[slot] ?? 0
    }
  }
}

function grown(array: Int32Array<ArrayBuffer>, entry: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(array.length * 2, entry + 1))
  larger.set(array)
  return larger
}
