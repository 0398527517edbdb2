import { businessId } from '../../domain/business/business-id.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { identityText } from '../../domain/directory/administrators-query.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import { findBySlug } from './find-by-slug.ts'

type Listings = Pick<ListingReader, 'findById' | 'findBySlug' | 'listPage'>

/** The listing that a text names alone: by its id, its `place_id`, its slug, or the address of its page. */
export async function findIdentified(listings: Listings, text: string): Promise<Listing | undefined> {
  const identity = identityText(text)
  if (!identity) return undefined
  const { page, name } = identity
  if (page === 'details') return findBySlug(listings, name)
  const found = await listings.findById(name.toLowerCase())
  if (found || page) return found
  return (await listings.findById(businessId(name))) ?? findBySlug(listings, name)
}
