import type { IndexableDraft, ListingWriter } from '../application/ports/listing-store.ts'
import { decodeBusiness } from './business-row.ts'
import type { IdentifiedDraft } from './new-listing.ts'
import type { StoredRow } from './stored-row.ts'

export type Merge = NonNullable<Parameters<ListingWriter['importBatch']>[0]['merge']>

/** A stored listing with its new content. */
interface MergedDraft {
  readonly before: StoredRow
  readonly draft: IndexableDraft
}

/** The new content of listings that an import finds already stored. Listings that do not change are left out. */
export function mergeDrafts(
  known: readonly IdentifiedDraft[],
  present: readonly StoredRow[],
  merge: Merge,
): MergedDraft[] {
  const draftOf = new Map(known.map(({ id, draft }) => [id, draft]))
  return present.flatMap((before) => {
    const found = draftOf.get(before.id)
    const draft = found && merge(decodeBusiness(before), found)
    return draft ? [{ before, draft }] : []
  })
}

/**
 * A common table expression `hop (id)`, for use after `with recursive`. It follows merges: the given id (a column or
 * a parameter), the listing into which that one was merged, and so on. At most one of them is in `business`.
 */
export function mergeTarget(id: string): string {
  return `hop (id) as (
    select cast(${id} as text) union select merged_listing.into_id from merged_listing join hop on merged_listing.id = hop.id)`
}
