import type { DuplicateReason } from '../../domain/business/duplicates/possible-duplicates.ts'
import type { Listing, ListingDraft } from '../../domain/business/listing.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import { phoneTerms } from '../../domain/search-terms/phone-term.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import { candidateOf, confirmPair } from './confirm-pair.ts'

/** A published listing that a new one could be. */
export interface Listed {
  readonly listing: Listing
  readonly reasons: readonly DuplicateReason[]
}

/** New listings whose names and phone numbers are looked up at once, and how many listings are read for them. */
const lookUp = 50
const readLimit = 500

/**
 * The published listing that each of some new ones could be: one with its phone number, or with its name near by or in
 * its building. Another name at its address is no sign: many are at one address, and the search for duplicates finds them.
 *
 * @param isOlder whether a listing counts, and was not added with the new ones
 */
export async function findListed<Draft extends ListingDraft>(
  drafts: readonly Draft[],
  reader: Pick<ListingReader, 'listPage'>,
  isOlder: (listing: Listing) => boolean = () => true,
): Promise<ReadonlyMap<Draft, Listed>> {
  const found = new Map<Draft, Listed>()
  for (let start = 0; start < drafts.length; start += lookUp) {
    const some = drafts.slice(start, start + lookUp)
    const terms = new Set(
      some.flatMap(({ name, phone }) => [calledTerm(name) ?? [], phoneTerms(phone).slice(0, 1)].flat()),
    )
    if (terms.size === 0) continue
    const page = { sort: 'recommended', limit: readLimit, offset: 0 } as const
    const { listings } = await reader.listPage({ anyOf: [...terms].map((term) => [term]) }, page)
    const older = listings.filter(isOlder)
    for (const draft of some) {
      const alike = older.flatMap((listing) => likeness(draft, listing) ?? [])
      const [likeliest] = alike.sort((a, b) => b.strength - a.strength)
      if (likeliest) found.set(draft, likeliest)
    }
  }
  return found
}

/** What a new listing has in common with a stored one, by the rule for all pairs; undefined if that is too little. */
function likeness(draft: ListingDraft, listing: Listing) {
  const pair = confirmPair(candidateOf({ ...draft, id: '' }), candidateOf(listing))
  if (!pair || pair.reasons.every((reason) => reason === 'address')) return undefined
  return { listing, reasons: pair.reasons, strength: pair.strength }
}
