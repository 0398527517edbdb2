import type { SeoText } from '../../application/ports/listing-administration.ts'
import type { IndexableDraft } from '../../application/ports/listing-store.ts'
import { type HandField, withHandFields } from '../../domain/business/hand-fields.ts'
import { isPubliclyVisible, type ListingDraft } from '../../domain/business/listing.ts'
import { indexTerms } from '../../domain/search-terms/index-terms.ts'
import { type Texts, textFactsAfterEdit, textFactsOwed } from '../../domain/seo-text/text-facts.ts'
import { detailPath } from '../../domain/slug/slug.ts'
import { type CountChanges, countChanges } from '../derived/count-changes.ts'
import { decodeBusiness, decodeHandFields, encodeBusiness } from './business-row.ts'
import type { SlugClaim } from './new-listing.ts'
import type { StoredRow } from './stored-row.ts'
import { storedText } from './stored-text.ts'

/** The change of one row. Without `before` it is added, without `after` it is deleted. */
export interface RowChange {
  readonly before?: StoredRow
  readonly after?: StoredRow
  /** For a deleted row: the id of the listing to which its addresses lead from then on. */
  readonly mergedInto?: string
  /** The terms of the new content, separated by spaces. */
  readonly terms: string
}

interface EditOptions {
  readonly draft: IndexableDraft
  readonly seo?: Partial<SeoText> | undefined
  /** Set by hand with this edit. */
  readonly handFields?: readonly HandField[] | undefined
  readonly openingIdOf: (draft: ListingDraft) => number | null
  readonly byHand: boolean
  readonly now: number
}

/** A row with new content. Id, place id, row number, slug and creation time stay. */
export function editRow(before: StoredRow, options: EditOptions): RowChange & { after: StoredRow } {
  const { draft, seo, handFields = [], openingIdOf, byHand, now } = options
  const texts = { ...textsOf(before), canonicalUrl: before.canonical_url, ...seo }
  const { id, n, slug } = before
  const updatedAt = nextVersion(before, now)
  const isPending = draft.status === 'pending'
  const after: StoredRow = {
    ...encodeBusiness(draft, { id, n, slug, openingId: openingIdOf(draft), now }),
    place_id: before.place_id,
    unique_content: storedText(texts.uniqueContent),
    seo_title: storedText(texts.seoTitle),
    seo_description: storedText(texts.seoDescription),
    canonical_url: storedText(texts.canonicalUrl),
    created_at: before.created_at,
    updated_at: updatedAt,
    edited_at: byHand ? updatedAt : before.edited_at,
    text_facts: textFactsOf(before, draft, texts),
    hand_fields: withHandFields(keptByHand(before, draft), handFields).join(),
    // Neither edits nor search texts bring newer data from the source.
    data_at: byHand || seo ? before.data_at : now,
    email: isPending ? before.email : null,
    submitted_at: isPending ? before.submitted_at : null,
  }
  return { before, after, terms: draft.terms }
}

/** A listing that appears in the lists only now is owed a text: nobody has written it one, because it was hidden. */
function textFactsOf(before: StoredRow, draft: IndexableDraft, texts: Texts): string {
  const stored = textFactsAfterEdit(before.text_facts, textsOf(before), texts)
  const appears = !isPubliclyVisible(before) && isPubliclyVisible(draft)
  return appears ? textFactsOwed(stored, texts) : stored
}

const keptByHand = ({ hand_fields }: StoredRow, { lifted = [] }: IndexableDraft) =>
  decodeHandFields(hand_fields).filter((field) => !lifted.includes(field))

/**
 * A former row that replaces the present one. The present slug stays: the former one may belong to another listing now. The former
 * row of a listing whose texts the product has written since has none of them, and is owed them.
 */
export function restoreRow(former: StoredRow, before: StoredRow | undefined): RowChange {
  const terms = indexTerms(decodeBusiness(former))
  if (!before) return { after: former, terms }
  const after = withSlug(former, before.slug)
  const losesText = before.unique_content !== '' && before.text_facts !== '' && isPubliclyVisible(after)
  return { before, after: losesText ? withTextOwed(after) : after, terms }
}

/** The row under another slug. A canonical address that is its own goes with it: the former one may be that of another listing now. */
export function withSlug(row: StoredRow, slug: string): StoredRow {
  const isOwn = row.canonical_url === storedText(detailPath(row.slug))
  return { ...row, slug, canonical_url: isOwn ? storedText(detailPath(slug)) : row.canonical_url }
}

/** A row that gets a text where it has none. */
export function withTextOwed(row: StoredRow): StoredRow {
  return { ...row, text_facts: textFactsOwed(row.text_facts, textsOf(row)) }
}

const textsOf = (row: StoredRow): Texts => ({
  uniqueContent: row.unique_content,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
})

/** A listing's version always grows, even if the clock was set back. */
export function nextVersion(before: StoredRow, now: number): number {
  return Math.max(now, before.updated_at + 1)
}

/** How changes alter the counts; undefined if none of them is visible. */
export function countsOf(changes: readonly RowChange[]): CountChanges | undefined {
  const after = changes.flatMap((change) => change.after ?? [])
  const before = changes.flatMap((change) => change.before ?? [])
  if (!after.some(isPubliclyVisible) && !before.some(isPubliclyVisible)) return undefined
  return countChanges(after, before)
}

/** The claim of a stored row's slug, or of its next possible one if another listing has taken it. */
export function slugClaimOf({ id, n, slug, name, city, place_id: placeId }: StoredRow): SlugClaim {
  return { id, n, draft: { slug, name, city, placeId } }
}
