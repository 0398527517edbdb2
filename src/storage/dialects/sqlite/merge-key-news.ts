import type { Database } from 'better-sqlite3'
import { waitingForLock } from './write-lock.ts'

/** Keys that go to the large table at once: a second's work. */
const keysPerStep = 100_000

/**
 * Takes the keys that large batches noted (see `prepareKeyClaims`) to the large tables, in order, so that each of their pages is
 * written once. Each step is a transaction of its own.
 */
export async function mergeKeyNews(database: Database, limit = keysPerStep): Promise<void> {
  for (const [table, key] of [
    ['listing_id', 'id'],
    ['listing_slug', 'hash'],
  ] as const) {
    const mergeSome = database.transaction(prepareMerge(database, table, key))
    while (await waitingForLock(() => mergeSome.immediate(limit)));
  }
}

/** False where nothing is left. */
function prepareMerge(database: Database, table: string, key: string): (limit: number) => boolean {
  const lastOfStep = database
    .prepare<[number], string | number | null>(
      `select max(${key}) from (select ${key} from ${table}_news order by ${key} limit ?)`,
    )
    .pluck()
  const merge = database.prepare(
    `insert into ${table} select ${key}, n from ${table}_news where ${key} <= ? order by ${key}`,
  )
  const forget = database.prepare(`delete from ${table}_news where ${key} <= ?`)
  return (limit) => {
    const last = lastOfStep.get(limit)
    if (last === undefined || last === null) return false
    merge.run(last)
    forget.run(last)
    return true
  }
}
