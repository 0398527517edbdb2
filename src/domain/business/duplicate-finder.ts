import { hashText } from './hash-text.ts'
import { KeyIndex } from './key-index.ts'
import {
  type DuplicateCandidate,
  type DuplicateKeys,
  type DuplicateReason,
  duplicateKeys,
  duplicateReasons,
  nearKm,
} from './possible-duplicates.ts'

/** Listings that could be one place, as they came, and what speaks for it. */
export interface DuplicateGroup {
  readonly ids: readonly string[]
  readonly reasons: readonly DuplicateReason[]
}

/** More listings than this under one key are a chain, its switchboard or a shopping mall: that tells nothing. */
const sharedBy = 8
/** Of the grid in which a chain's places are looked for: wider than `nearKm`, so that near points are neighbours. */
const cellDegrees = (nearKm * 1.05) / 111.2
const around = [-1, 0, 1].flatMap((rows) => [-1, 0, 1].map((columns) => [rows, columns] as const))

/** The key of a name in the cell that is `rows` and `columns` away from a point's own. */
function cellKey({ name, lat, lng }: DuplicateKeys, rows: number, columns: number): number {
  const row = Math.floor(lat / cellDegrees) + rows
  const shrinking = Math.max(Math.cos((row * cellDegrees * Math.PI) / 180), 0.01)
  return hashText(`${name} ${row} ${Math.floor((lng * shrinking) / cellDegrees) + columns}`)
}

/**
 * Finds possible duplicates in one pass over listings in any order: `add` each, then take `groups`. Time is linear in the
 * listings, as no key is followed to more than eight of them; memory is some 250 bytes a listing.
 */
export class DuplicateFinder {
  readonly #ids: string[] = []
  /** The keys of every listing, one after the other: numbers in one array take a third of what objects do. */
  readonly #keys: number[] = []
  readonly #byPhone = new KeyIndex()
  readonly #byName = new KeyIndex()
  readonly #byAddress = new KeyIndex()

  add(listing: DuplicateCandidate): void {
    const keys = duplicateKeys(listing)
    const entry = this.#ids.push(listing.id) - 1
    this.#keys.push(keys.phone, keys.name, keys.address, keys.lat, keys.lng)
    if (keys.phone) this.#byPhone.add(keys.phone, entry)
    if (keys.name) this.#byName.add(keys.name, entry)
    if (keys.address) this.#byAddress.add(keys.address, entry)
  }

  /** Groups of two or more, each listing in one at most, in the order in which their first listings came. */
  groups(): DuplicateGroup[] {
    const places = this.#placesOfChains()
    const groups = new Groups()
    for (const entry of this.#ids.keys()) {
      const keys = this.#keysOf(entry)
      for (const other of this.#candidates(keys, places)) {
        if (other < entry) groups.join(other, entry, duplicateReasons(keys, this.#keysOf(other)))
      }
    }
    return groups.list().map(({ entries, reasons }) => ({
      ids: entries.map((entry) => this.#ids[entry] ?? ''),
      reasons,
    }))
  }

  #keysOf(entry: number): DuplicateKeys {
    const at = (place: number) => this.#keys[entry * 5 + place] ?? 0
    return { phone: at(0), name: at(1), address: at(2), lat: at(3), lng: at(4) }
  }

  #isChain(keys: DuplicateKeys): boolean {
    return keys.name !== 0 && this.#byName.entries(keys.name, sharedBy).length === 0
  }

  /** The listings whose name many have, by name and cell. */
  #placesOfChains(): KeyIndex {
    const places = new KeyIndex()
    for (const entry of this.#ids.keys()) {
      const keys = this.#keysOf(entry)
      if (!Number.isNaN(keys.lat) && this.#isChain(keys)) places.add(cellKey(keys, 0, 0), entry)
    }
    return places
  }

  *#candidates(keys: DuplicateKeys, places: KeyIndex): Iterable<number> {
    yield* this.#byPhone.entries(keys.phone, sharedBy)
    yield* this.#byAddress.entries(keys.address, sharedBy)
    yield* this.#byName.entries(keys.name, sharedBy)
    if (Number.isNaN(keys.lat) || !this.#isChain(keys)) return
    for (const [rows, columns] of around) yield* places.entries(cellKey(keys, rows, columns), sharedBy)
  }
}

/** Entries joined into groups: a disjoint-set forest with path halving. Only what is joined takes memory. */
class Groups {
  readonly #parents = new Map<number, number>()
  readonly #joins: { readonly entry: number; readonly reasons: readonly DuplicateReason[] }[] = []

  join(a: number, b: number, reasons: readonly DuplicateReason[]): void {
    if (reasons.length === 0) return
    this.#joins.push({ entry: b, reasons })
    const [rootOfA, rootOfB] = [this.#rootOf(a), this.#rootOf(b)]
    this.#parents.set(Math.max(rootOfA, rootOfB), Math.min(rootOfA, rootOfB))
  }

  list(): { readonly entries: readonly number[]; readonly reasons: readonly DuplicateReason[] }[] {
    const found = new Map<number, { entries: number[]; reasons: Set<DuplicateReason> }>()
    for (const entry of [...this.#parents.keys()].sort((a, b) => a - b)) {
      const root = this.#rootOf(entry)
      const group = found.get(root)
      if (group) group.entries.push(entry)
      else found.set(root, { entries: [entry], reasons: new Set() })
    }
    for (const { entry, reasons } of this.#joins) {
      for (const reason of reasons) found.get(this.#rootOf(entry))?.reasons.add(reason)
    }
    return [...found.values()].map(({ entries, reasons }) => ({ entries, reasons: [...reasons].sort() }))
  }

  #rootOf(entry: number): number {
    let at = entry
    for (;;) {
      const parent = this.#parents.get(at) ?? at
      const above = this.#parents.get(parent) ?? parent
      this.#parents.set(at, above)
      if (above === at) return at
      at = above
    }
  }
}
