import type { Coordinates } from '../../domain/address/coordinates.ts'
import type { BusinessList } from '../../domain/directory/directory.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingPage, ListingReader } from '../ports/listing-store.ts'

/** How many listings of a list have unknown hours: nobody can say whether these are open. Of what is near, if there is a point. */
export async function countUnknownHours(
  listings: Pick<ListingReader, 'count' | 'listNear'>,
  { openingIds: _, ...filter }: ListingFilter,
  version: number,
  point: Coordinates | undefined,
): Promise<Pick<BusinessList, 'hoursUnknownCount' | 'hoursUnknownCountIsCapped'>> {
  const asked = { ...filter, hoursUnknown: true }
  if (point) {
    const { totalCount } = await listings.listNear(asked, point, { limit: 1, offset: 0 })
    return { hoursUnknownCount: totalCount, hoursUnknownCountIsCapped: false }
  }
  const { totalCount, totalCountIsCapped } = await listings.count(asked, { sort: 'recommended', version })
  return { hoursUnknownCount: totalCount, hoursUnknownCountIsCapped: totalCountIsCapped }
}

interface Found extends Pick<ListingPage, 'totalCount' | 'totalCountIsCapped'> {
  readonly businesses: readonly { readonly rating: string; readonly phone: string | null }[]
}

/** What no listing of a list has: ratings, or phones. `filter` is absent if only the page can tell. */
export async function missingOfAll(
  listings: Pick<ListingReader, 'listPage'>,
  filter: ListingFilter | undefined,
  found: Found,
): Promise<Pick<BusinessList, 'isUnrated' | 'isPhoneless'>> {
  return {
    ...((await isUnrated(listings, filter, found)) && { isUnrated: true as const }),
    ...((await isPhoneless(listings, filter, found)) && { isPhoneless: true as const }),
  }
}

async function isPhoneless(
  listings: Pick<ListingReader, 'listPage'>,
  filter: ListingFilter | undefined,
  { businesses, totalCount }: Found,
): Promise<boolean> {
  if (businesses.length === 0 || businesses.some(({ phone }) => phone)) return false
  if (businesses.length === totalCount) return true
  if (!filter || filter.openingIds || filter.box) return false
  const page = { sort: 'recommended', limit: 1, offset: 0 } as const
  return (await listings.listPage({ ...filter, hasPhone: true }, page)).listings.length === 0
}

/**
 * Whether no listing of a list has a rating. If none of the page has one, the best rated of the list says so. False where that is not
 * known, because only a part of the list can be put in that order; without a filter none of it can.
 */
async function isUnrated(
  listings: Pick<ListingReader, 'listPage'>,
  filter: ListingFilter | undefined,
  { businesses, totalCount, totalCountIsCapped }: Found,
): Promise<boolean> {
  if (businesses.length === 0 || businesses.some(({ rating }) => Number(rating) > 0)) return false
  if (businesses.length === totalCount) return true
  if (totalCountIsCapped || !filter || filter.openingIds || filter.box) return false
  const { listings: best } = await listings.listPage(filter, { sort: 'rating', limit: 1, offset: 0 })
  return best.length > 0 && best.every(({ rating }) => !(rating > 0))
}
