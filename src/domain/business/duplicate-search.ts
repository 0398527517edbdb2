import { KeyTable } from './key-table.ts'
import { eachNearbyNameCell, nameCell } from './name-cells.ts'
import { NumberList } from './number-list.ts'
import { NumberSet } from './number-set.ts'
import { packedFields, unpackedDegrees } from './packed-keys.ts'
import { sortPairs } from './pair-numbers.ts'

/** More listings than this under one key are a chain, its switchboard or a shopping mall: that tells nothing. */
const sharedBy = 8
const keysPerListing = 3
/** Tells keys of one kind from those of another. */
const addressKind = 0x5bd1e995

/**
 * Which listings could be one place with some of interest, by their packed keys: `want` these, then `meet` all, the wanted ones
 * too, and take `pairs`. Time grows with all listings, memory with those wanted, some 90 bytes each, and with the pairs.
 */
export class DuplicateSearch {
  readonly #table: KeyTable
  readonly #wanted = new NumberSet()

  /** `capacity`: how many are wanted. */
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
      if (address !== 0) this.#table.add(address ^ addressKind)
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
      if (address !== 0) this.#table.meet(address ^ addressKind, n)
      const latitude = unpackedDegrees(packed[at + 4] ?? 0)
      if (name === 0 || Number.isNaN(latitude)) continue
      const longitude = unpackedDegrees(packed[at + 5] ?? 0)
      eachNearbyNameCell(name, latitude, longitude, (cell) => this.#table.meet(cell, n))
    }
  }

  /** Pairs of row numbers, as `sortPairs` gives them, with a key in common and one of them wanted. Some prove to differ when looked at. */
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
