import type { Database } from 'better-sqlite3'

interface CountTableOptions {
  readonly name: string
  /** The keys first. */
  readonly columns: readonly string[]
  readonly keyCount: number
  /** Selects what `dropped_name` keeps, but for the change, of the row whose key is given. */
  readonly nameQuery?: string
}

/** Adds to the count of the row with these values, where `by` is not 0; returns the new count. */
export type AddCount = (values: readonly unknown[], by: number) => number

/** Writes one count table: a row comes with its first listing and goes with the last. */
export function prepareCountTable(
  database: Database,
  { name, columns, keyCount, nameQuery }: CountTableOptions,
): (changeId: string) => AddCount {
  const keys = columns.slice(0, keyCount)
  const upsert = database
    .prepare<unknown[], number>(
      `insert into ${name} (${columns.join(', ')}, business_count)
       values (${columns.map(() => '?').join(', ')}, ?)
       on conflict (${keys.join(', ')}) do update set business_count = business_count + excluded.business_count
       returning business_count`,
    )
    .pluck()
  const remove = database.prepare(
    `delete from ${name} where ${keys.map((key) => `${key} = ?`).join(' and ')}`,
  )
  const keepName =
    nameQuery && database.prepare(`insert into dropped_name select ?, ${nameQuery} on conflict do nothing`)
  return (changeId) => (values, by) => {
    const count = upsert.get(...values, by) ?? 0
    if (count !== 0) return count
    const key = values.slice(0, keyCount)
    if (keepName && changeId !== '') keepName.run(changeId, ...key)
    remove.run(...key)
    return 0
  }
}

/** By how much a table grew when a row's count changed `by` so much to `count`. */
export function rowsAdded(count: number, by: number): number {
  if (count === 0) return -1
  return count === by ? 1 : 0
}
