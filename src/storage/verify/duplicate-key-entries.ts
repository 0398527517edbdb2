import type { Kysely } from 'kysely'
import { packedFields } from '../../domain/business/duplicates/packed-keys.ts'
import { isPubliclyVisible } from '../../domain/business/listing.ts'
import { hashNumber } from '../../domain/text/hash-text.ts'
import { chunkOf, decodeKeys, packedKeys } from '../derived/duplicate-chunk.ts'
import type { BusinessRow } from '../rows/business-row.ts'
import type { Schema } from '../schema.ts'
import type { EntryTable, FoundEntry } from './verified-database.ts'

const chunksPerPage = 20

/**
 * The keys by which possible duplicates are found. They may lag behind the listings: a chunk with a changed listing is `stale`, and new
 * listings have no chunk, until the next search for duplicates reads both. Only what has been read is compared here.
 */
export async function duplicateKeyEntries(db: Kysely<Schema>): Promise<EntryTable> {
  const chunks = await db.selectFrom('duplicate_keys').select(['chunk', 'through_n', 'state']).execute()
  const through = Math.max(0, ...chunks.map(({ through_n }) => through_n))
  const stale = new Set(chunks.filter(({ state }) => state === 'stale').map(({ chunk }) => chunk))
  const isRead = ({ n, status }: BusinessRow) =>
    isPubliclyVisible({ status }) && n <= through && !stale.has(chunkOf(n))

  async function* readEntries(): AsyncGenerator<FoundEntry[]> {
    for (let after = -1; ; ) {
      const pages = await db
        .selectFrom('duplicate_keys')
        .select(['chunk', 'keys'])
        .where('chunk', '>', after)
        .orderBy('chunk')
        .limit(chunksPerPage)
        .execute()
      for (const { chunk, keys } of pages) {
        if (!stale.has(chunk)) yield entriesOf(decodeKeys(keys))
        after = chunk
      }
      if (pages.length === 0) return
    }
  }

  return {
    name: 'duplicate_keys',
    entryName: 'key of a listing',
    expected: ({ row }) => (isRead(row) ? [entryOf(packedKeys([row]))] : []),
    async *scan(visit) {
      let read = 0
      for await (const entries of readEntries()) {
        for (const { n, entry } of entries) visit(n, hashNumber(entry))
        read += entries.length
        yield read
      }
    },
    async find(numbers) {
      const wanted = new Set(numbers)
      const found: FoundEntry[] = []
      for await (const entries of readEntries()) found.push(...entries.filter(({ n }) => wanted.has(n)))
      return found
    },
  }
}

/** Each listing's own numbers. */
function entriesOf(packed: Int32Array): FoundEntry[] {
  const entries: FoundEntry[] = []
  for (let at = 0; at < packed.length; at += packedFields) {
    entries.push({ n: packed[at] ?? 0, entry: entryOf(packed.subarray(at, at + packedFields)) })
  }
  return entries
}

const entryOf = (numbers: Int32Array) => `keys ${numbers.join(' ')}`
