import { createHash } from 'node:crypto'
import type { StoredListing } from '../../src/application/ports/listing-administration.ts'
import type { Storage } from '../../src/storage/open-storage.ts'

/** Everything stored, pending listings too, by row number. */
export async function allStored({ administration }: Storage): Promise<StoredListing[]> {
  const found: StoredListing[] = []
  for (;;) {
    const piece = await administration.scanStored({ after: found.at(-1)?.rowNumber ?? 0, limit: 700 })
    if (piece.length === 0) return found
    found.push(...piece)
  }
}

/** One line for each listing with everything that is stored: id, slug, row number, times, every field. */
export async function storedDigest(storage: Storage): Promise<string> {
  const hash = createHash('sha256')
  for (const listing of await allStored(storage)) hash.update(JSON.stringify(Object.entries(listing).sort()))
  return hash.digest('hex')
}

/** What an export contains, and what follows from it: everything except search texts, times and the place in the order. */
export function carried(listing: StoredListing): Partial<StoredListing> {
  const {
    rowNumber,
    createdAt,
    updatedAt,
    editedAt,
    dataAt,
    handFields,
    uniqueContent,
    seoTitle,
    seoDescription,
    textFacts,
    ...rest
  } = listing
  return rest
}
