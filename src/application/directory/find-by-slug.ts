import type { Listing } from '../../domain/business/listing.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import type { ListingReader } from '../ports/listing-store.ts'

const shortSlug = /^(.{1,200})-(.{7})$/su
/** More listings of one name are not looked through. */
const namesakeLimit = 200

type Listings = Pick<ListingReader, 'findBySlug' | 'listPage'>

/**
 * The listing of a slug, in this directory's form or in the spec's: there a link is the slug, or the name where there is none, a hyphen,
 * and the first seven characters of the id.
 */
export async function findBySlug(listings: Listings, slug: string): Promise<Listing | undefined> {
  const found = await listings.findBySlug(slug)
  if (found) return found
  const [, stem = '', id = ''] = shortSlug.exec(slug) ?? []
  if (!stem) return undefined
  const ofSlug = await listings.findBySlug(stem)
  return ofSlug && hasId(ofSlug, id) ? ofSlug : findByName(listings, stem, id)
}

const hasId = ({ placeId, id }: Listing, start: string) => placeId.startsWith(start) || id.startsWith(start)

/** The only listing of a name with such an id. */
async function findByName(reader: Listings, name: string, id: string): Promise<Listing | undefined> {
  const term = calledTerm(name)
  if (!term) return undefined
  const page = { sort: 'recommended', limit: namesakeLimit, offset: 0 } as const
  const { listings } = await reader.listPage({ terms: [term] }, page)
  const [found, ...others] = listings.filter((one) => hasId(one, id))
  return others.length === 0 ? found : undefined
}
