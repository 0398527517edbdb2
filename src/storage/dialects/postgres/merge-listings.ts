import type { PoolClient } from 'pg'
import { type Merge, mergeDrafts } from '../../merge-drafts.ts'
import type { IdentifiedDraft } from '../../new-listing.ts'
import { editRow } from '../../row-change.ts'
import { changeRows, lockRows } from './change-rows.ts'
import { internOpenings, openingIdIn } from './intern-openings.ts'

interface MergeOptions {
  readonly merge: Merge
  readonly changeId: string
  readonly now: number
}

/** Changes stored listings as `merge` says, inside the caller's transaction; returns how many. */
export async function mergeListings(
  client: PoolClient,
  known: readonly IdentifiedDraft[],
  { merge, changeId, now }: MergeOptions,
): Promise<number> {
  const present = await lockRows(
    client,
    known.map(({ id }) => id),
  )
  const merged = mergeDrafts(known, present, merge)
  const openings = await internOpenings(
    client,
    merged.map(({ draft }) => draft),
  )
  const openingIdOf = openingIdIn(openings)
  const changes = merged.map(({ before, draft }) =>
    editRow(before, { draft, openingIdOf, byHand: false, now }),
  )
  await changeRows(client, changes, { changeId, now, isRecorded: true })
  return changes.length
}
