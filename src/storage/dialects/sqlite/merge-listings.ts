import type { Database } from 'better-sqlite3'
import { type Merge, mergeDrafts } from '../../merge-drafts.ts'
import type { IdentifiedDraft } from '../../new-listing.ts'
import { editRow } from '../../row-change.ts'
import { prepareRowChange } from './change-rows.ts'
import { prepareRowFinder } from './find-rows.ts'
import { prepareOpeningIntern } from './intern-openings.ts'

interface MergeOptions {
  readonly merge: Merge
  readonly changeId: string
  readonly now: number
}

/** Changes stored listings as `merge` says, inside the caller's transaction; returns how many. */
export function prepareListingMerge(
  database: Database,
): (known: readonly IdentifiedDraft[], options: MergeOptions) => number {
  const findRows = prepareRowFinder(database)
  const changeRows = prepareRowChange(database)
  const startInterning = prepareOpeningIntern(database)
  return (known, { merge, changeId, now }) => {
    const present = findRows(known.map(({ id }) => id))
    const openingIdOf = startInterning()
    const changes = mergeDrafts(known, present, merge).map(({ before, draft }) =>
      editRow(before, { draft, openingIdOf, byHand: false, now }),
    )
    changeRows(changes, { changeId, now, isRecorded: true })
    return changes.length
  }
}
