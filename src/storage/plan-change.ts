import type { ChangeOutcome, ListingChange } from '../application/ports/listing-administration.ts'
import type { ListingDraft } from '../domain/business/listing.ts'
import { editRow, type RowChange, restoreRow } from './rows/row-change.ts'
import { parseFormer, type StoredRow } from './rows/stored-row.ts'

/** The ids of the listings in a change, each once, in order. */
export function changedIds({ edits = [], deletions = [] }: ListingChange): string[] {
  return [...new Set([...edits, ...deletions].map(({ id }) => id))].sort()
}

/** How a change alters the stored listings. If it names a listing twice, the second time is a conflict. */
export function planChange(
  { edits = [], deletions = [], byHand, now }: ListingChange,
  present: readonly StoredRow[],
  openingIdOf: (draft: ListingDraft) => number | null,
): { readonly changes: readonly RowChange[]; readonly outcome: ChangeOutcome } {
  const open = new Map(present.map((row) => [row.id, row]))
  const conflicts: string[] = []
  /** The stored row of an edit or deletion. A listing that is gone or has another version is a conflict. */
  const take = ({ id, version }: { id: string; version?: number }) => {
    const row = open.get(id)
    const isFree = row !== undefined && (version === undefined || version === row.updated_at)
    if (!isFree) conflicts.push(id)
    else open.delete(id)
    return isFree ? [row] : []
  }
  const edited = edits.flatMap((edit) => {
    const { draft, seo, handFields } = edit
    return take(edit).map((row) => editRow(row, { draft, seo, handFields, openingIdOf, byHand, now }))
  })
  const deleted = deletions.flatMap((deletion) => {
    const { mergedInto } = deletion
    return take(deletion).map((before) => ({ before, terms: '', ...(mergedInto && { mergedInto }) }))
  })
  return {
    changes: [...edited, ...deleted],
    outcome: {
      edited: edited.map(({ after }) => after.id),
      deleted: deleted.map(({ before }) => before.id),
      conflicts,
    },
  }
}

/** A listing as it was before a change. */
export interface FormerListing {
  readonly listing_id: string
  /** The version that the change gave it. */
  readonly changed_at: number
  /** JSON of a `StoredRow`. */
  readonly before: string
  /** Whether a later change of it is recorded: 0 or 1 in SQLite. */
  readonly is_superseded: boolean | number
}

/** A listing that a change added. */
export type AddedRow = StoredRow & { is_superseded: boolean | number }

interface UndoPlan {
  readonly changes: readonly RowChange[]
  readonly removed: number
  readonly restored: number
  readonly kept: number
}

/** Restores former listings, except those that a person or another change has changed since. */
export function planUndo(
  formerListings: readonly FormerListing[],
  present: readonly StoredRow[],
  addedRows: readonly AddedRow[],
): UndoPlan {
  const presentById = new Map(present.map((row) => [row.id, row]))
  const restored = formerListings.flatMap((former) => {
    const row = presentById.get(former.listing_id)
    const before = parseFormer(former.before)
    const isOther = row && (row.n !== before.n || (row.edited_at ?? 0) > former.changed_at)
    return former.is_superseded || isOther ? [] : [restoreRow(before, row)]
  })
  const removed = addedRows.filter((row) => !row.is_superseded && row.edited_at === null)
  return {
    changes: [...restored, ...removed.map((before) => ({ before, terms: '' }))],
    removed: removed.length,
    restored: restored.length,
    kept: formerListings.length + addedRows.length - restored.length - removed.length,
  }
}
