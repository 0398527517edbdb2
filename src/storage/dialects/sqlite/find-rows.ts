import type { Database } from 'better-sqlite3'
import { type StoredRow, selectStored } from '../../stored-row.ts'
import { rowNumberOf } from './listing-keys.ts'

/** Finds the rows of those ids that are stored, in the ids' order. */
export function prepareRowFinder(database: Database): (ids: readonly string[]) => StoredRow[] {
  const find = database.prepare<[string], StoredRow>(`${selectStored} where business.n = ${rowNumberOf('?')}`)
  return (ids) => ids.flatMap((id) => find.get(id) ?? [])
}
