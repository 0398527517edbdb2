import type { Database } from 'better-sqlite3'

const rowsPerStep = 2_000

/** Forgets a part of what changes older than `before` would need; false when nothing of them is left. */
export function forgetSome(database: Database, before: number): boolean {
  const changeId = database
    .prepare<[number], string>('select id from undoable_change where changed_at < ? limit 1')
    .pluck()
    .get(before)
  if (changeId === undefined) return false
  const { changes } = database
    .prepare(
      `delete from changed_listing where change_id = ? and listing_id in (
         select listing_id from changed_listing where change_id = ? limit ${rowsPerStep})`,
    )
    .run(changeId, changeId)
  if (changes === rowsPerStep) return true
  for (const table of ['added_rows', 'dropped_name']) {
    database.prepare(`delete from ${table} where change_id = ?`).run(changeId)
  }
  database.prepare('delete from undoable_change where id = ?').run(changeId)
  return true
}
