import type { Database } from 'better-sqlite3'
import { type IdentifiedDraft, storedSlugs } from '../../new-listing.ts'
import { slugHash } from './slug-hash.ts'

/** Takes the first of a listing's slugs that is free. */
export function prepareSlugClaim(database: Database): (identified: IdentifiedDraft, n: number) => string {
  const claim = database.prepare('insert into listing_slug values (?, ?) on conflict do nothing')
  return ({ id, draft }, n) => {
    for (const slug of storedSlugs(draft)) if (claim.run(slugHash(slug), n).changes === 1) return slug
    throw new Error(`no free slug for listing ${id}`)
  }
}
