import type { IndexableDraft } from '../../application/ports/listing-store.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { slugCandidates } from '../../domain/slug/slug.ts'
import { storedText } from './stored-text.ts'

export interface IdentifiedDraft {
  readonly id: string
  readonly draft: IndexableDraft
}

/** The drafts with their ids. Of several drafts with the same id only the first is kept. */
export function identifyDrafts(drafts: readonly IndexableDraft[]): IdentifiedDraft[] {
  const byId = new Map<string, IdentifiedDraft>()
  for (const draft of drafts) {
    const id = businessId(draft.placeId)
    if (!byId.has(id)) byId.set(id, { id, draft })
  }
  return [...byId.values()]
}

export interface SlugClaim {
  readonly id: string
  readonly n: number
  readonly draft: Pick<IndexableDraft, 'slug' | 'name' | 'city' | 'placeId'>
}

/** A draft's possible slugs in their stored form, best first. */
export function* storedSlugs({
  slug: own,
  name,
  city,
  placeId,
}: SlugClaim['draft']): Generator<string, void, void> {
  if (own) yield storedText(own)
  for (const slug of slugCandidates(name, city, placeId)) {
    if (slug !== '') yield storedText(slug)
  }
}
