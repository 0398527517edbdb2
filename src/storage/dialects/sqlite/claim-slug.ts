import { type IdentifiedDraft, storedSlugs } from '../../new-listing.ts'
import type { KeyClaim } from './listing-keys.ts'

/** Takes the first of a listing's slugs that is free. */
export function claimSlug({ id, draft }: IdentifiedDraft, n: number, keys: KeyClaim): string {
  for (const slug of storedSlugs(draft)) if (keys.claimSlug(slug, n)) return slug
  throw new Error(`no free slug for listing ${id}`)
}
