import { cityKey } from '../../domain/address/city-key.ts'
import { isPlaced } from '../../domain/address/coordinates.ts'
import type { AlikeBusiness } from '../../domain/administration/administration.ts'
import { newcomerReasons } from '../../domain/business/duplicates/newcomer-reasons.ts'
import { draftKeys } from '../../domain/business/duplicates/possible-duplicates.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { toBusiness } from '../../domain/directory/to-business.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import { phoneTerms } from '../../domain/search-terms/phone-term.ts'
import { addressTerms } from '../../domain/search-terms/search-terms.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingReader } from '../ports/listing-store.ts'

export type AlikeReader = Pick<ListingReader, 'listPage' | 'listNear'>

/** Listings of one name, of one phone number, of one address and near by that are looked at. */
const alikeLimit = 30
/** Listings that a submission is shown beside. */
const shownLimit = 3

/** Published listings with the same name, phone number or address as one listing, or near by. */
export async function findAlike(one: Listing, reader: AlikeReader): Promise<readonly Listing[]> {
  const page = { sort: 'recommended', limit: alikeLimit, offset: 0 } as const
  const lists = await Promise.all(filtersOf(one).map((filter) => reader.listPage(filter, page)))
  const near = isPlaced(one) ? await reader.listNear({}, one, { ...page, enough: alikeLimit }) : undefined
  const found = [
    ...lists.flatMap((list) => list.listings),
    ...(near?.listings.map(({ listing }) => listing) ?? []),
  ]
  const byId = new Map(found.map((listing) => [listing.id, listing]))
  byId.delete(one.id)
  return [...byId.values()]
}

/** A chain has more listings than are looked at, so those of the same city are looked for on their own. */
function filtersOf(one: Listing): readonly ListingFilter[] {
  const [name, [phone], address] = [calledTerm(one.name), phoneTerms(one.phone), addressTerms(one.address)]
  return [
    ...(name ? [{ terms: [name] }] : []),
    ...(name && one.city ? [{ terms: [name], cityKey: cityKey(one.city) }] : []),
    ...(phone ? [{ terms: [phone] }] : []),
    ...(draftKeys(one).address !== 0 && address.length > 0 ? [{ terms: address }] : []),
  ]
}

/** The published listings that a submission could mean, the likeliest first, with what they have in common. */
export async function findKnown(
  submission: Listing,
  reader: AlikeReader,
  now: number,
): Promise<readonly AlikeBusiness[]> {
  const known = (await findAlike(submission, reader)).flatMap((listing) => {
    const { reasons, strength } = newcomerReasons(submission, listing)
    return reasons.length === 0 ? [] : [{ listing, reasons, strength }]
  })
  return known
    .sort((a, b) => b.strength - a.strength)
    .slice(0, shownLimit)
    .map(({ listing, ...common }) => ({ business: toBusiness(listing, now), ...common }))
}
