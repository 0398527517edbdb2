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
