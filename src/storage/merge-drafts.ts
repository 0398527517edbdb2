import { sql } from 'kysely'
import type { IndexableDraft, ListingWriter } from '../application/ports/listing-store.ts'
import { decodeBusiness } from './rows/business-row.ts'
import type { IdentifiedDraft } from './rows/new-listing.ts'
import type { StoredRow } from './rows/stored-row.ts'
import type { Db, OneOf } from './write/write-dialect.ts'

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

/** More merges, one after the other, than anybody makes: a damaged table may lead in a circle. */
const mostMerges = 100

/**
 * The ids of merged listings, each with the id to which its merges lead: the listing into which it was merged, the one into which that
 * was merged, and so on. The last one may be gone.
 */
export async function followMerges(
  db: Db,
  oneOf: OneOf,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>()
  let open = new Map(ids.map((id) => [id, id]))
  for (let round = 0; open.size > 0 && round < mostMerges; round++) {
    const { rows } = await sql<{ id: string; into_id: string }>`
      select id, into_id from merged_listing where id ${oneOf([...new Set(open.values())])}`.execute(db)
    const next = new Map(rows.map(({ id, into_id }) => [id, into_id]))
    const moved = [...open].flatMap(([id, at]): [string, string][] => {
      const target = next.get(at)
      return target === undefined ? [] : [[id, target]]
    })
    for (const [id, target] of moved) targets.set(id, target)
    open = new Map(moved)
  }
  return targets
}
