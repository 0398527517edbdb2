import type { Database } from 'better-sqlite3'
import { mergeTarget } from '../../merge-target.ts'
import { rowNumberOf } from './listing-keys.ts'

/** Which listings were merged into others, inside the caller's transaction. */
export interface MergeRecords {
  recordMerge(row: { readonly id: string; readonly n: number }, intoId: string): void
  /** False where the listing was not merged. */
  forgetMerge(id: string): boolean
  /** Those whose other listing is still there. */
  listMerged(): ReadonlySet<string>
}

export function prepareMergeRecords(database: Database): MergeRecords {
  const record = database.prepare('insert or replace into merged_listing values (?, ?, ?)')
  const forget = database.prepare('delete from merged_listing where id = ?')
  const list = database
    .prepare<[], string>(
      `select id from merged_listing where exists (
         with recursive ${mergeTarget('merged_listing.id')} select 1 from hop where ${rowNumberOf('hop.id')} is not null)`,
    )
    .pluck()
  return {
    recordMerge: ({ id, n }, intoId) => void record.run(id, n, intoId),
    forgetMerge: (id) => forget.run(id).changes > 0,
    listMerged: () => new Set(list.all()),
  }
}
