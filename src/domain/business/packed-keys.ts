import type { DuplicateKeys } from './possible-duplicates.ts'

/** Numbers per listing: its row number, its phone, name and address as 32-bit hashes, latitude and longitude. */
export const packedFields = 6
const unknownDegrees = 0x7f_ff_ff_ff
const degreeUnits = 1e6

/**
 * The keys of some listings, one after the other, in 24 bytes each: what a search for possible duplicates looks through. Equal keys
 * give equal numbers; now and then others do too.
 */
export function packKeys(
  listings: readonly { readonly rowNumber: number; readonly keys: DuplicateKeys }[],
): Int32Array {
  const packed = new Int32Array(listings.length * packedFields)
  let at = 0
  for (const { rowNumber, keys } of listings) {
    packed[at++] = rowNumber
    packed[at++] = shortened(keys.phone)
    packed[at++] = shortened(keys.name)
    packed[at++] = shortened(keys.address)
    packed[at++] = packedDegrees(keys.lat)
    packed[at++] = packedDegrees(keys.lng)
  }
  return packed
}

/** 0 stays 0, and nothing else becomes it. */
function shortened(key: number): number {
  return key === 0 ? 0 : key | 0 || 1
}

function packedDegrees(degrees: number): number {
  return Number.isNaN(degrees) ? unknownDegrees : Math.round(degrees * degreeUnits)
}

/** NaN where unknown. */
export function unpackedDegrees(packed: number): number {
  return packed === unknownDegrees ? Number.NaN : packed / degreeUnits
}

/** The keys that begin at a place, apart from what packing has cut off. */
export function unpackKeys(packed: Int32Array, at: number): DuplicateKeys {
  return {
    phone: packed[at + 1] ?? 0,
    name: packed[at + 2] ?? 0,
    address: packed[at + 3] ?? 0,
    lat: unpackedDegrees(packed[at + 4] ?? unknownDegrees),
    lng: unpackedDegrees(packed[at + 5] ?? unknownDegrees),
  }
}

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

/** Whole numbers from 0 up, one bit for each up to the largest. */
export class NumberSet {
  #bits = new Uint8Array(1024)

  add(number: number): void {
    const place = number >>> 3
    if (place >= this.#bits.length) {
      const larger = new Uint8Array(Math.max(place + 1, this.#bits.length * 2))
      larger.set(this.#bits)
      this.#bits = larger
    }
    this.#bits[place] = (this.#bits[place] ?? 0) | (1 << (number & 7))
  }

  has(number: number): boolean {
    return ((this.#bits[number >>> 3] ?? 0) & (1 << (number & 7))) !== 0
  }
}
