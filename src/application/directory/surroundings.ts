import { cityPageName } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { isPlaced } from '../../domain/address/coordinates.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import type { Surroundings } from '../../domain/directory/directory.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { CategoryCount, ListingReader } from '../ports/listing-store.ts'
import { saysOnlyBusiness } from '../trades/suggest-trade.ts'

const sameTradeCount = 6
const otherTradeCount = 8

type Sources = Pick<ListingReader, 'listNear' | 'listPage' | 'trades'>

/** A listing of a list, with its distance where the list is of what is around a point. */
export interface FoundListing {
  readonly listing: Listing
  readonly distanceKm?: number
}

export interface FoundSurroundings extends Pick<Surroundings, 'nearBy' | 'isEstimated'> {
  readonly listings: readonly FoundListing[]
  readonly trades: readonly CategoryCount[]
}

/** What else is around a listing (see `Surroundings`). */
export async function findSurroundings(sources: Sources, listing: Listing): Promise<FoundSurroundings> {
  const trade = categoryKey(listing.category)
  const city = cityKey(cityPageName(listing.city, listing.countryCode, listing.state))
  const place =
    city === '' ? undefined : { cityKey: city, ...(listing.district && { district: listing.district }) }
  const [sameTrade, trades] = await Promise.all([
    // Those of whom nobody knows the trade have none in common.
    trade === '' || saysOnlyBusiness(listing.category)
      ? nobody
      : findSameTrade(sources, listing, { trade, place }),
    place ? sources.trades(place, otherTradeCount + 1) : { categories: [], isEstimated: false },
  ])
  const others = trades.categories
    .filter(({ key, category }) => key !== trade && !saysOnlyBusiness(category))
    .slice(0, otherTradeCount)
  return { ...sameTrade, trades: others, isEstimated: trades.isEstimated }
}

type SameTrade = Pick<FoundSurroundings, 'listings' | 'nearBy'>
const nobody: SameTrade = { listings: [], nearBy: 'distance' }

async function findSameTrade(
  sources: Sources,
  listing: Listing,
  { trade, place }: { readonly trade: string; readonly place: ListingFilter | undefined },
): Promise<SameTrade> {
  const filter = { categoryKey: trade }
  // The listing itself is found, too.
  const limit = sameTradeCount + 1
  const isOther = (found: { readonly listing: Listing }) => found.listing.id !== listing.id
  if (isPlaced(listing)) {
    const near = await sources.listNear(filter, listing, { limit, offset: 0, enough: limit })
    const others = near.listings.filter(isOther).slice(0, sameTradeCount)
    if (others.length > 0) return { listings: others, nearBy: 'distance' }
  }
  if (!place) return nobody
  const bestOf = async (within: ListingFilter) => {
    const page = { sort: 'recommended', limit, offset: 0 } as const
    const { listings } = await sources.listPage({ ...filter, ...within }, page)
    return listings
      .map((one) => ({ listing: one }))
      .filter(isOther)
      .slice(0, sameTradeCount)
  }
  const inDistrict = place.district === undefined ? [] : await bestOf(place)
  if (inDistrict.length > 0) return { listings: inDistrict, nearBy: 'district' }
  return { listings: await bestOf({ cityKey: place.cityKey ?? '' }), nearBy: 'city' }
}
