import { canonicalCity } from '../../domain/address/canonical-city.ts'
import { resolvePlace } from '../../domain/address/resolve-place.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { ownTradeName } from '../../domain/category/own-trade.ts'
import { categoryGroupOf } from '../../domain/category/taxonomy.ts'
import { parsePhone } from '../../domain/phone/phone.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { Submission } from '../../domain/submission/submission.ts'
import type { ListingWriter } from '../ports/listing-store.ts'
import type { Clock, Random } from '../ports/system.ts'

interface Dependencies {
  readonly listings: Pick<ListingWriter, 'addPending'>
  readonly random: Random
  readonly clock: Clock
}

/** Turns a visitor's form into a draft that waits for the administrator's approval. */
export function pendingDraft(submission: Submission, placeId: string): ListingDraft {
  const { name, address, city, country, phone, description } = submission
  // Only administrators make trades.
  const category = ownTradeName(submission.category) || submission.category
  const place = resolvePlace({ address, postalCode: '', country, locationLink: '' })
  return {
    placeId,
    name,
    category,
    categoryGroup: categoryGroupOf(category),
    ...place,
    city: city === '' ? place.city : canonicalCity(city, place.countryCode),
    ...parsePhone(phone, place.countryCode),
    rating: 0,
    reviewCount: 0,
    photos: [],
    openingHours: {},
    about: {},
    isVerified: false,
    status: 'pending',
    description,
    locationLink: '',
  }
}

/** Stores visitors' submissions. */
export class SubmissionService {
  readonly #dependencies: Dependencies

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Stores a submission under a new place id, so that it never replaces an imported listing. The id begins at random,
   * because its beginning is part of the slug.
   */
  async submit(submission: Submission): Promise<void> {
    const { listings, random, clock } = this.#dependencies
    const draft = pendingDraft(submission, random.uuid())
    await listings.addPending({
      draft: withTerms(draft),
      email: submission.email,
      now: clock.now(),
    })
  }
}
