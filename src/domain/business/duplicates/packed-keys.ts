import type { DuplicateKeys } from './possible-duplicates.ts'

/** Numbers per listing: its row number, its phone, name and address as 32-bit hashes, latitude and longitude, and its house as a hash. */
export const packedFields = 7
const unknownDegrees = 0x7f_ff_ff_ff
const degreeUnits = 1e6

/**
 * Packs the keys of listings into 28 bytes each, for the search for possible duplicates. Equal keys give equal numbers; different
 * keys rarely do.
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
    packed[at++] = shortened(keys.house)
  }
  return packed
}

/** Shortens a key to 32 bits. Only 0, which means "none", becomes 0. */
function shortened(key: number): number {
  return key === 0 ? 0 : key | 0 || 1
}

function packedDegrees(degrees: number): number {
  return Number.isNaN(degrees) ? unknownDegrees : Math.round(degrees * degreeUnits)
}

/** NaN if unknown. */
export function unpackedDegrees(packed: number): number {
  return packed === unknownDegrees ? Number.NaN : packed / degreeUnits
}

/** Unpacks the keys at an index, shortened as packing left them. */
export function unpackKeys(packed: Int32Array, at: number): DuplicateKeys {
  return {
    phone: packed[at + 1] ?? 0,
    name: packed[at + 2] ?? 0,
    address: packed[at + 3] ?? 0,
    lat: unpackedDegrees(packed[at + 4] ?? unknownDegrees),
    lng: unpackedDegrees(packed[at + 5] ?? unknownDegrees),
    house: packed[at + 6] ?? 0,
  }
}

const firstCapacity = 1024

/** A growing list of integers from 0 to 2³² − 1, in 4 bytes each. */
export class NumberList {
  #numbers = new Uint32Array(firstCapacity)
  #length = 0

  /** Returns the number's index. */
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

/** A set of integers from 0 up, with one bit for each up to the largest. */
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
