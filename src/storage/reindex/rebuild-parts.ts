import type { ReindexOptions } from '../../application/ports/verification.ts'

/** A part of what is derived from the listings, and how it is made anew. */
export interface DerivedPart {
  /** Its tables, as verification calls them. */
  readonly tables: readonly string[]
  /**
   * Makes it anew while others read and write: in steps, each a transaction that is right by itself. Yields how many rows are done. `only`
   * is one of its tables, if no other one is wanted. Where it was cut off, it goes on or begins again.
   */
  rebuild(only: string | undefined): AsyncIterable<number>
}

/** Makes the parts anew, one after the other. Throws where no part has the table. */
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
