import type { StoredListing } from '../../src/application/ports/listing-administration.ts'
import type { Storage } from '../../src/storage/open-storage.ts'

/** The content of a directory: place ids in the order of their import, and each listing without times and row numbers. */
export interface DirectoryContent {
  readonly order: readonly string[]
  readonly listings: ReadonlyMap<string, string>
  /** Place ids that are stored more than once. */
  readonly doubled: readonly string[]
}

export async function readContent({ administration }: Storage): Promise<DirectoryContent> {
  const all: StoredListing[] = []
  for (;;) {
    const piece = await administration.scanStored({ after: all.at(-1)?.rowNumber ?? 0, limit: 1000 })
    if (piece.length === 0) return contentOf(all)
    all.push(...piece)
  }
}

export function contentOf(all: readonly StoredListing[]): DirectoryContent {
  const listings = new Map<string, string>()
  const doubled: string[] = []
  for (const listing of all) {
    if (listings.has(listing.placeId)) doubled.push(listing.placeId)
    listings.set(listing.placeId, canonical(listing))
  }
  return { order: all.map(({ placeId }) => placeId), listings, doubled }
}

/**
 * One text with everything about a listing except times and row numbers, in which two runs of an operation differ. Of the texts that the
 * product writes it says whether they are there: they name neighbours, which others may have edited.
 */
export function canonical(listing: StoredListing): string {
  const { rowNumber, createdAt, updatedAt, editedAt, dataAt, textFacts, ...content } = listing
  const texts = textFacts === '' ? {} : { uniqueContent: 'written', seoTitle: '', seoDescription: '' }
  return JSON.stringify(Object.entries({ ...content, ...texts, isEdited: editedAt !== null }).sort(byName))
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

export interface Differences {
  /** Expected but missing. */
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Found but not expected. */
  readonly ghosts: readonly string[]
  /** Found with other content than expected. */
  readonly changed: readonly string[]
  readonly isInOrder: boolean
}

export function compareContents(expected: DirectoryContent, found: DirectoryContent): Differences {
  const shared = expected.order.filter((id) => found.listings.has(id))
  return {
    lost: expected.order.filter((id) => !found.listings.has(id)),
    doubled: found.doubled,
    ghosts: found.order.filter((id) => !expected.listings.has(id)),
    changed: shared.filter((id) => found.listings.get(id) !== expected.listings.get(id)),
    isInOrder: shared.join() === found.order.filter((id) => expected.listings.has(id)).join(),
  }
}

/** The same directory with other contents for some listings. */
export function withContents(
  content: DirectoryContent,
  contents: ReadonlyMap<string, string>,
): DirectoryContent {
  const present = [...contents].filter(([id]) => content.listings.has(id))
  return { ...content, listings: new Map([...content.listings, ...present]) }
}
