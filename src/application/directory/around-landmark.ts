import { type Coordinates, isPlaced } from '../../domain/address/coordinates.ts'
import type { ListSort } from '../../domain/directory/directory.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingPage, ListingReader, MatchCount } from '../ports/listing-store.ts'
import type { Page } from './page-bounds.ts'
import type { FoundListing } from './surroundings.ts'

/** The distances of more listings are not computed. */
const nearestLimit = 300

/**
 * A page of what was found around a landmark, the nearest first. Where somebody's point is not known, or very many are found, the page
 * stays as it is.
 */
export async function nearestFirst(
  listings: Pick<ListingReader, 'listNear'>,
  found: MatchCount & Pick<ListingPage, 'listings'>,
  filter: ListingFilter,
  { around, sort, ...page }: Page & { readonly around: Coordinates | undefined; readonly sort: ListSort },
): Promise<readonly FoundListing[]> {
  const { totalCount } = found
  const asFound = found.listings.map((listing) => ({ listing }))
  const isFew = totalCount > 1 && totalCount <= nearestLimit
  if (!around || sort !== 'recommended' || !isFew || !found.listings.every(isPlaced)) return asFound
  const near = await listings.listNear(filter, around, { ...page, enough: totalCount })
  // A distance on a card is that from the visitor.
  return near.totalCount === totalCount ? near.listings.map(({ listing }) => ({ listing })) : asFound
}
