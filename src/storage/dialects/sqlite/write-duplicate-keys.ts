import type { Database } from 'better-sqlite3'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { packKeys } from '../../../domain/business/packed-keys.ts'
import type { DuplicateKeys } from '../../../domain/business/possible-duplicates.ts'
import { chunkOf } from '../../duplicate-chunk.ts'

interface KeyedListing {
  readonly rowNumber: number
  readonly keys: DuplicateKeys
}

/**
 * Stores the keys of newly inserted published listings, in order, inside the caller's transaction. If earlier
 * listings have not been read yet, it stores nothing, and the next search for duplicates reads all.
 */
export function prepareDuplicateKeys(database: Database): (listings: readonly KeyedListing[]) => void {
  const firstUnread = database
    .prepare<[], number>(
      `select n from business where status = '${visibleStatus}'
       and n > (select coalesce(max(through_n), 0) from duplicate_keys) order by n limit 1`,
    )
    .pluck()
  const findKeys = database
    .prepare<[number], Buffer>('select keys from duplicate_keys where chunk = ?')
    .pluck()
  const storeKeys = database.prepare(
    `insert into duplicate_keys values (?, ?, 'fresh', ?) on conflict (chunk) do update set
       through_n = excluded.through_n, keys = excluded.keys,
       state = case state when 'stale' then 'stale' else 'fresh' end`,
  )
  return (listings) => {
    const first = listings[0]?.rowNumber
    if (first === undefined || firstUnread.get() !== first) return
    for (const [chunk, own] of Map.groupBy(listings, ({ rowNumber }) => chunkOf(rowNumber))) {
      const keys = Buffer.concat([findKeys.get(chunk) ?? Buffer.alloc(0), Buffer.from(packKeys(own).buffer)])
      storeKeys.run(chunk, own.at(-1)?.rowNumber, keys)
    }
  }
}
