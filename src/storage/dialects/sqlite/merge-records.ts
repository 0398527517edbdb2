import type { Database } from 'better-sqlite3'
import { mergeTarget } from '../../merge-drafts.ts'

/** Records of merged listings, inside the caller's transaction. */
export interface MergeRecords {
  recordMerge(row: { readonly id: string; readonly n: number }, intoId: string): void
  /** False if the listing was not merged. */
  forgetMerge(id: string): boolean
  /** Merged listings whose other listing still exists. */
  listMerged(): ReadonlySet<string>
  /**
   * Removes the records of listings whose other listing is gone, and frees their addresses, so that they can be
   * stored as new ones.
   */
  forgetDead(ids: readonly string[], merged: ReadonlySet<string>): void
}

export function prepareMergeRecords(database: Database): MergeRecords {
  const record = database.prepare('insert or replace into merged_listing values (?, ?, ?)')
  const forget = database.prepare('delete from merged_listing where id = ?')
  const list = database
    .prepare<[], string>(
      `select id from merged_listing where exists (
         with recursive ${mergeTarget('merged_listing.id')} select 1 from hop join business on business.id = hop.id)`,
    )
    .pluck()
  const findSome = database.prepare<[string], { id: string; n: number }>(
    'select id, n from merged_listing where id in (select value from json_each(?))',
  )
  // Addresses have no index by row number, so one statement scans for all of a batch. This rarely happens.
  const freeAddresses = database.prepare(
    'delete from listing_slug where n in (select value from json_each(?))',
  )
  return {
    forgetDead(ids, merged) {
      const dead = findSome.all(JSON.stringify(ids)).filter(({ id }) => !merged.has(id))
      if (dead.length === 0) return
      for (const { id } of dead) forget.run(id)
      freeAddresses.run(JSON.stringify(dead.map(({ n }) => n)))
    },
    recordMerge: ({ id, n }, intoId) => void record.run(id, n, intoId),
    forgetMerge: (id) => forget.run(id).changes > 0,
    listMerged: () => new Set(list.all()),
  }
}
