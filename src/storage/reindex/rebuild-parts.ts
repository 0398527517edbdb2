import type { ReindexOptions } from '../../application/ports/verification.ts'

/** Tables that are derived from the listings, and how they are rebuilt. */
export interface DerivedPart {
  /** Its tables, as verification calls them. */
  readonly tables: readonly string[]
  /**
   * Rebuilds the tables while others read and write, in steps; each step is a transaction that leaves them consistent. Yields how many
   * rows are done. `only` names one of the tables if no other is wanted. After an interruption it continues or starts over.
   */
  rebuild(only: string | undefined): AsyncIterable<number>
}

/** Rebuilds the parts one after the other. Throws if no part has the table `only`. */
export async function rebuildParts(
  parts: readonly DerivedPart[],
  { only, onProgress, signal }: ReindexOptions,
): Promise<void> {
  const wanted = only === undefined ? parts : parts.filter(({ tables }) => tables.includes(only))
  if (wanted.length === 0) {
    const known = parts.flatMap(({ tables }) => tables).join(', ')
    throw new Error(`There is no derived table “${only}”. The derived tables are: ${known}.`)
  }
  for (const { tables, rebuild } of wanted) {
    const step = only ?? tables[0] ?? ''
    for await (const done of rebuild(only)) {
      onProgress?.({ step, done })
      signal?.throwIfAborted()
    }
  }
}
