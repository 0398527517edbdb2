import type { Listing } from '../../domain/business/listing.ts'
import { type AskedIds, savedLimit } from '../../domain/directory/saved-ids.ts'
import type { ListingReader } from '../ports/listing-store.ts'

export interface FoundListing extends AskedIds {
  readonly listing: Listing
}

/**
 * The listings of at most `savedLimit` ids, in the order of the ids. Each comes once, because two saved businesses can
 * have been merged into one since.
 */
export async function findByIds(
  listings: Pick<ListingReader, 'findByIds'>,
  ids: readonly string[],
): Promise<readonly FoundListing[]> {
  const asked = [...new Set(ids.slice(0, savedLimit))]
  const byAskedId = await listings.findByIds(asked)
  const found = new Map<string, { listing: Listing; askedIds: string[] }>()
  for (const id of asked) {
    const listing = byAskedId.get(id)
    if (!listing) continue
    const known = found.get(listing.id)
    if (known) known.askedIds.push(id)
    else found.set(listing.id, { listing, askedIds: [id] })
  }
  return [...found.values()]
}
