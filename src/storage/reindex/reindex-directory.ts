import type { ReindexOptions } from '../../application/ports/verification.ts'
import { storeIndexFormat } from '../rows/index-format.ts'
import type { ReadSnapshot } from '../verify/verified-database.ts'
import type { Db, WriteDialect } from '../write/write-dialect.ts'
import { countTableNames } from './correct-counts.ts'
import { rebuildCounts, rebuildDuplicateKeys } from './shared-parts.ts'

/** Tables that are derived from the listings, and how they are rebuilt. */
export interface DerivedPart {
  /** Its tables, as verification calls them. */
  readonly tables: readonly string[]
  /**
   * Rebuilds the tables while others read and write, in steps; each step is a transaction that leaves them consistent. Yields how many
   * rows are done. After an interruption it continues or starts over.
   */
  rebuild(): AsyncIterable<number>
}

interface Reindexed {
  readonly db: Db
  readonly dialect: WriteDialect
  readonly readSnapshot: ReadSnapshot
  /** What each engine rebuilds in its own way. Tables that others are made of come first. */
  readonly ownParts: readonly DerivedPart[]
}

/**
 * Rebuilds the parts one after the other; counts come last, because the other parts change them. Throws if no part has
 * the table `only`.
 */
export async function reindexDirectory(
  { db, dialect, readSnapshot, ownParts }: Reindexed,
  { only, onProgress, signal }: ReindexOptions = {},
): Promise<void> {
  const parts: readonly DerivedPart[] = [
    ...ownParts,
    { tables: ['duplicate_keys'], rebuild: () => rebuildDuplicateKeys(dialect, db) },
    { tables: countTableNames, rebuild: () => rebuildCounts(dialect, readSnapshot, only) },
  ]
  const wanted = only === undefined ? parts : parts.filter(({ tables }) => tables.includes(only))
  if (wanted.length === 0) {
    const known = parts.flatMap(({ tables }) => tables).join(', ')
    throw new Error(`There is no derived table “${only}”. The derived tables are: ${known}.`)
  }
  for (const { tables, rebuild } of wanted) {
    const step = only ?? tables[0] ?? ''
    for await (const done of rebuild()) {
      onProgress?.({ step, done })
      signal?.throwIfAborted()
    }
  }
  if (only === undefined) await dialect.transact(storeIndexFormat, true)
}
