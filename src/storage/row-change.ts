import type { SeoText } from '../application/ports/listing-administration.ts'
import type { IndexableDraft } from '../application/ports/listing-store.ts'
import { isPubliclyVisible, type ListingDraft } from '../domain/business/listing.ts'
import { indexTerms } from '../domain/search-terms/index-terms.ts'
import { decodeBusiness, encodeBusiness } from './business-row.ts'
import { type CountChanges, countChanges } from './count-changes.ts'
import type { IdentifiedDraft } from './new-listing.ts'
import type { StoredRow } from './stored-row.ts'
import { storedText } from './stored-text.ts'

/** What becomes of one row: absent `before` it is new, absent `after` it goes. */
export interface RowChange {
  readonly before?: StoredRow
  readonly after?: StoredRow
  /** Of a row that goes: the id of the listing to which its addresses lead from then on. */
  readonly mergedInto?: string
  /** Of the listing as it is afterwards, separated by spaces. */
  readonly terms: string
}

interface EditOptions {
  readonly draft: IndexableDraft
  readonly seo?: SeoText | undefined
  readonly openingIdOf: (draft: ListingDraft) => number | null
  readonly byHand: boolean
  readonly now: number
}

/** A row with another content; id, place id, number, slug and the time it came stay. */
export function editRow(before: StoredRow, options: EditOptions): RowChange & { after: StoredRow } {
  const { draft, seo, openingIdOf, byHand, now } = options
  const { id, n, slug } = before
  const updatedAt = nextVersion(before, now)
  const isPending = draft.status === 'pending'
  const after: StoredRow = {
    ...encodeBusiness(draft, { id, n, slug, openingId: openingIdOf(draft), now }),
    place_id: before.place_id,
    unique_content: seo ? storedText(seo.uniqueContent) : before.unique_content,
    seo_title: seo ? storedText(seo.seoTitle) : before.seo_title,
    seo_description: seo ? storedText(seo.seoDescription) : before.seo_description,
    canonical_url: seo ? storedText(seo.canonicalUrl) : before.canonical_url,
    created_at: before.created_at,
    updated_at: updatedAt,
    edited_at: byHand ? updatedAt : before.edited_at,
    email: isPending ? before.email : null,
    submitted_at: isPending ? before.submitted_at : null,
  }
  return { before, after, terms: draft.terms }
}

/** A row as it was, in the place of what is there now. */
export function restoreRow(after: StoredRow, before: StoredRow | undefined): RowChange {
  const terms = indexTerms(decodeBusiness(after))
  return before ? { before, after, terms } : { after, terms }
}

/** A listing's version always grows, whatever the clock says. */
export function nextVersion(before: StoredRow, now: number): number {
  return Math.max(now, before.updated_at + 1)
}

/** What changes add to the counts; undefined where visitors see none of them. */
export function countsOf(changes: readonly RowChange[]): CountChanges | undefined {
  const after = changes.flatMap((change) => change.after ?? [])
  const before = changes.flatMap((change) => change.before ?? [])
  if (!after.some(isPubliclyVisible) && !before.some(isPubliclyVisible)) return undefined
  return countChanges(after, before)
}

/** What takes to claim the row's slug, or the next best one where another listing has taken it since. */
export function slugClaimOf({ after, terms }: RowChange & { readonly after: StoredRow }): IdentifiedDraft {
  return { id: after.id, draft: { ...decodeBusiness(after), terms } }
}
