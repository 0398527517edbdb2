import { mix } from '../../random.ts'
import { NumberList, NumberSet, packedFields, unpackedDegrees } from './packed-keys.ts'
import { nearKm } from './possible-duplicates.ts'

/** If more listings than this share a key, it is a chain, a switchboard or a shopping mall, and no evidence. */
export const sharedBy = 8
const keysPerListing = 4
/** Separates keys of addresses from keys of phones. */
const addressKind = 0x5bd1e995

/**
 * Finds listings that could be the same place as one of the wanted listings, by their packed keys. First pass the wanted ones to
 * `want`, then all listings to `meet`, then take `pairs`. Memory is some 120 bytes for each wanted listing, and the pairs.
 */
export class DuplicateSearch {
  readonly #table: KeyTable
  readonly #wanted = new NumberSet()

  /** `capacity`: the number of wanted listings. */
  constructor(capacity: number) {
    this.#table = new KeyTable(capacity * keysPerListing, sharedBy)
  }

  want(packed: Int32Array): void {
    for (let at = 0; at < packed.length; at += packedFields) {
      this.#wanted.add((packed[at] ?? 0) >>> 0)
      const phone = packed[at + 1] ?? 0
      const name = packed[at + 2] ?? 0
      const address = packed[at + 3] ?? 0
      if (phone !== 0) this.#table.add(phone)
      const house = packed[at + 6] ?? 0
      if (address !== 0) this.#table.add(address ^ addressKind)
      if (name !== 0 && house !== 0) this.#table.add(nameHouse(name, house))
      const latitude = unpackedDegrees(packed[at + 4] ?? 0)
      if (name === 0 || Number.isNaN(latitude)) continue
      this.#table.add(nameCell(name, latitude, unpackedDegrees(packed[at + 5] ?? 0)))
    }
  }

  meet(packed: Int32Array): void {
    for (let at = 0; at < packed.length; at += packedFields) {
      const n = (packed[at] ?? 0) >>> 0
      const phone = packed[at + 1] ?? 0
      const name = packed[at + 2] ?? 0
      const address = packed[at + 3] ?? 0
      if (phone !== 0) this.#table.meet(phone, n)
      const house = packed[at + 6] ?? 0
      if (address !== 0) this.#table.meet(address ^ addressKind, n)
      if (name !== 0 && house !== 0) this.#table.meet(nameHouse(name, house), n)
      const latitude = unpackedDegrees(packed[at + 4] ?? 0)
      if (name === 0 || Number.isNaN(latitude)) continue
      const longitude = unpackedDegrees(packed[at + 5] ?? 0)
      eachNearbyNameCell(name, latitude, longitude, (cell) => this.#table.meet(cell, n))
    }
  }

  /**
   * Pairs of row numbers that share a key, in the order of `sortPairs`. One of each pair at least is wanted. They are
   * only candidates.
   */
  pairs(): Uint32Array {
    const numbers = new NumberList()
    for (const group of this.#table.groups()) {
      const members = [...new Set(group)].sort((a, b) => a - b)
      const isWanted = members.map((n) => this.#wanted.has(n))
      members.forEach((second, index) => {
        for (let earlier = 0; earlier < index; earlier++) {
          if (!isWanted[index] && !isWanted[earlier]) continue
          numbers.push(members[earlier] ?? 0)
          numbers.push(second)
        }
      })
    }
    return sortPairs(numbers.toArray())
  }
}

const slotsPerKey = 2
/** Marks an empty entry. */
const none = 2 ** 32 - 1

/**
 * Records which entries have which keys (32-bit integers other than 0): a hash table with open addressing in typed arrays. First
 * `add` the keys, then `meet` them. Memory is 26 bytes for a key, and 8 to 16 for each entry after the first of a key.
 */
class KeyTable {
  readonly #keys: Int32Array
  readonly #counts: Uint8Array
  readonly #first: Uint32Array
  readonly #last: Uint32Array
  readonly #entries = new NumberList()
  readonly #previous = new NumberList()
  readonly #limit: number

  /** `limit`: keys with more entries than this give no groups. */
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

  /** The entries of each key that has at least two of them, and at most the limit. */
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
    let slot = mix(key) % length
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = slot + 1 === length ? 0 : slot + 1
    return slot
  }
}

/** A little more than twice the distance, so that everything near a point is in the 2 × 2 cells nearest to it. */
const cellDegrees = (nearKm * 2.1) / 111.2
/** Towards the poles a degree of longitude becomes shorter; beyond 89.4° the value for 89.4° is used. */
const leastShrinking = 0.01

const rowsToPole = Math.ceil(90 / cellDegrees) + 1

/** Precomputed for each row from the south pole on, because computing it for each listing would take too long. */
const columnsPerDegreeOf = Float64Array.from({ length: 2 * rowsToPole + 1 }, (_, index) => {
  const latitude = (index - rowsToPole) * cellDegrees
  return Math.max(Math.cos((latitude * Math.PI) / 180), leastShrinking) / cellDegrees
})

const columnsPerDegree = (row: number) => columnsPerDegreeOf[row + rowsToPole] ?? leastShrinking / cellDegrees

/** A name in a cell, as a number other than 0. */
function mixed(name: number, row: number, column: number): number {
  return mix(mix(name + row) + column) | 0 || 1
}

/** The key of a name in a building. */
const nameHouse = (name: number, house: number) => mix(mix(name) + house) | 0 || 1

/** The key of a name in the cell (some 315 m wide) that contains a point. */
function nameCell(name: number, latitude: number, longitude: number): number {
  const row = Math.floor(latitude / cellDegrees)
  return mixed(name, row, Math.floor(longitude * columnsPerDegree(row)))
}

/** Calls back with the keys of a name in the four cells that contain all points within 150 m. */
function eachNearbyNameCell(
  name: number,
  latitude: number,
  longitude: number,
  tell: (cell: number) => void,
): void {
  const upper = Math.round(latitude / cellDegrees)
  for (let row = upper - 1; row <= upper; row++) {
    const right = Math.round(longitude * columnsPerDegree(row))
    tell(mixed(name, row, right - 1))
    tell(mixed(name, row, right))
  }
}

/**
 * Sorts pairs of row numbers, each stored as the lower and the higher number (8 bytes): by the higher number, then by the lower, without
 * repeats. It sorts the given array in place.
 */
function sortPairs(numbers: Uint32Array<ArrayBuffer>): Uint32Array {
  // Read as one 64-bit integer on a little-endian machine (as all are on which Node.js runs), the second number is the high half.
  new BigUint64Array(numbers.buffer, numbers.byteOffset, numbers.length / 2).sort()
  let length = 0
  for (let at = 0; at < numbers.length; at += 2) {
    const isRepeated = at > 0 && numbers[at] === numbers[at - 2] && numbers[at + 1] === numbers[at - 1]
    if (isRepeated) continue
    numbers.copyWithin(length, at, at + 2)
    length += 2
  }
  return numbers.subarray(0, length)
}
