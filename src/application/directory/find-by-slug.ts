import type { Listing } from '../../domain/business/listing.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import type { ListingReader } from '../ports/listing-store.ts'

const shortSlug = /^(.{1,200})-(.{7})$/su
/** More listings of one name are not looked through. */
const namesakeLimit = 200

type Listings = Pick<ListingReader, 'findBySlug' | 'listPage'>

/** The listing of a slug, in this directory's form or in the spec's. */
export async function findBySlug(listings: Listings, slug: string): Promise<Listing | undefined> {
  return (await listings.findBySlug(slug)) ?? findByShortSlug(listings, slug)
}

/** The only listing of a name with such an id: the spec's slugs are `{name}-{7 characters}`, without the city. */
async function findByShortSlug(reader: Listings, slug: string): Promise<Listing | undefined> {
  const [, name = '', id = ''] = shortSlug.exec(slug) ?? []
  const term = calledTerm(name)
  if (!term) return undefined
  const page = { sort: 'recommended', limit: namesakeLimit, offset: 0 } as const
  const { listings } = await reader.listPage({ terms: [term] }, page)
  const [found, ...others] = listings.filter((one) => one.placeId.startsWith(id) || one.id.startsWith(id))
  return others.length === 0 ? found : undefined
}
