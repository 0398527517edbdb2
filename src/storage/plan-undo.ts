import { type RowChange, restoreRow } from './row-change.ts'
import type { StoredRow } from './stored-row.ts'

/** A listing as a change found it. */
export interface FormerListing {
  readonly listing_id: string
  /** The version that the change gave it. */
  readonly changed_at: number
  /** JSON of a `StoredRow`. */
  readonly before: string
  /** Whether a later change is on record: 0 or 1 in SQLite. */
  readonly is_superseded: boolean | number
}

/** A listing that a change added. */
export type AddedRow = StoredRow & { is_superseded: boolean | number }

export interface UndoPlan {
  readonly changes: readonly RowChange[]
  readonly removed: number
  readonly restored: number
  readonly kept: number
}

/** Brings listings back to what they were, but for those that a person or another change took further since. */
export function planUndo(
  formerListings: readonly FormerListing[],
  present: readonly StoredRow[],
  addedRows: readonly AddedRow[],
): UndoPlan {
  const presentById = new Map(present.map((row) => [row.id, row]))
  const restored = formerListings.flatMap((former) => {
    const row = presentById.get(former.listing_id)
    const before = JSON.parse(former.before) as StoredRow
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
