import { hashNumber } from '../../domain/text/hash-text.ts'
import type { StoredListing } from '../ports/listing-administration.ts'
import { lineError } from './backup-format.ts'
import { readBackup } from './read-backup.ts'

/** What no two listings may share. Row numbers ascend, which `readBackup` sees. A `placeId` gives one id. */
const uniqueFields = ['placeId', 'slug'] as const
type UniqueField = (typeof uniqueFields)[number]

/** The header is the first line. */
const firstListingLine = 2

/**
 * Reads a backup to its end and returns how many listings it holds. Throws `JobError` unless a restore can store all of it: it says
 * which line is wrong, and why. Takes some 32 bytes of memory for each listing.
 */
export async function checkBackup(
  path: string,
  onProgress: (progress: { readonly done: number; readonly total: number }) => void,
): Promise<number> {
  const hashes = { placeId: new Hashes(), slug: new Hashes() }
  let done = 0
  for await (const { header, listings } of readBackup(path)) {
    for (const listing of listings)
      for (const field of uniqueFields) hashes[field].add(hashNumber(listing[field]))
    done += listings.length
    onProgress({ done, total: header.listings })
  }
  const repeated = { placeId: hashes.placeId.repeated(), slug: hashes.slug.repeated() }
  if (repeated.placeId.size + repeated.slug.size > 0) await refuseRepeated(path, repeated)
  return done
}

/** Reads the file again, because two texts may have one hash. */
async function refuseRepeated(
  path: string,
  repeated: Readonly<Record<UniqueField, ReadonlySet<number>>>,
): Promise<void> {
  const seen: Record<UniqueField, Map<string, number>> = { placeId: new Map(), slug: new Map() }
  let line = firstListingLine
  for await (const { listings } of readBackup(path)) {
    for (const listing of listings) {
      for (const field of uniqueFields) {
        if (!repeated[field].has(hashNumber(listing[field]))) continue
        const earlier = seen[field].get(listing[field])
        if (earlier !== undefined) throw repeatedField(listing, field, { line, earlier })
        seen[field].set(listing[field], line)
      }
      line++
    }
  }
}

function repeatedField(
  listing: StoredListing,
  field: UniqueField,
  { line, earlier }: { readonly line: number; readonly earlier: number },
) {
  const value = JSON.stringify(listing[field])
  return lineError(line, {
    ko: `${field}의 값 ${value}이(가) ${earlier}번째 줄에도 있습니다. 업체마다 달라야 합니다.`,
    en: `${field} is ${value}, as in line ${earlier}. Each listing must have its own.`,
  })
}

/** Numbers in an array that grows, eight bytes each: a `Set` of millions takes ten times as much. */
class Hashes {
  #numbers = new Float64Array(1024)
  #length = 0

  add(hash: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Float64Array(this.#length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.#length++] = hash
  }

  /** Those that were added more than once. */
  repeated(): Set<number> {
    const sorted = this.#numbers.subarray(0, this.#length).sort()
    return new Set(sorted.filter((hash, index) => index > 0 && hash === sorted[index - 1]))
  }
}
