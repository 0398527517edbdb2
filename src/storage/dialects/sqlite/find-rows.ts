import type { Database } from 'better-sqlite3'
import { type StoredRow, selectStored } from '../../stored-row.ts'

/** Finds the stored rows with these ids, in the order of the ids. */
export function prepareRowFinder(database: Database): (ids: readonly string[]) => StoredRow[] {
  const find = database.prepare<[string], StoredRow>(`${selectStored} where business.id = ?`)
  return (ids) => ids.flatMap((id) => find.get(id) ?? [])
}
