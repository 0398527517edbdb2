import { setImmediate } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import type { Difference } from '../../../application/ports/verification.ts'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import { hashNumber } from '../../../domain/text/hash-text.ts'
import { reviewSortKey } from '../../read/counted-list.ts'
import { rowOfRank } from '../../rows/rank.ts'
import type { EntryTable, FoundEntry } from '../../verify/verified-database.ts'
import { slugHash } from './listing-keys.ts'

/** Hashes of slugs with their row numbers. Those of merged listings redirect, and are only counted. */
export function addressEntries(database: Database): EntryTable {
  const list = database.prepare<[], [number, number]>('select hash, n from listing_slug').raw()
  const merged = new Map(
    database.prepare<[], [number, string]>('select n, id from merged_listing').raw().iterate(),
  )
  const withoutSlug = new Map(merged)
  return {
    name: 'listing_slug',
    entryName: 'slug',
    expected: ({ row }) => [`slug ${slugHash(row.slug)}`],
    scan: (visit) =>
      inSteps(list.iterate(), ([hash, n]) => {
        if (merged.has(n)) withoutSlug.delete(n)
        else visit(n, hashNumber(`slug ${hash}`))
      }),
    find: async (numbers) =>
      entriesOf(list.iterate(), numbers, ([hash, n]) => ({ n, entry: `slug ${hash}` })),
    *remarks(): Generator<Difference> {
      for (const [n, id] of withoutSlug) {
        const key = `row ${n}, merged listing ${id}`
        yield {
          table: 'listing_slug',
          what: 'slug of a merged listing is missing',
          key,
          expected: id,
          found: null,
        }
      }
    },
  }
}

/** The list of all listings by reviews. */
export function reviewEntries(database: Database): EntryTable {
  const list = database.prepare<[], number>('select place from review_order').pluck()
  return {
    name: 'review_order',
    entryName: 'place',
    expected: ({ row }) => (isPubliclyVisible(row) ? [`place ${reviewSortKey(row)}`] : []),
    scan: (visit) =>
      inSteps(list.iterate(), (sortKey) => visit(rowOfRank(sortKey), hashNumber(`place ${sortKey}`))),
    find: async (numbers) =>
      entriesOf(list.iterate(), numbers, (sortKey) => ({ n: rowOfRank(sortKey), entry: `place ${sortKey}` })),
  }
}

function entriesOf<Row>(
  rows: Iterable<Row>,
  numbers: readonly number[],
  entryOf: (row: Row) => FoundEntry,
): FoundEntry[] {
  const wanted = new Set(numbers)
  const found: FoundEntry[] = []
  for (const row of rows) {
    const entry = entryOf(row)
    if (wanted.has(entry.n)) found.push(entry)
  }
  return found
}

const rowsPerStep = 100_000

/** Calls `visit` for each row of a statement, and lets other work run now and then. Yields how many rows are done. */
async function* inSteps<Row>(rows: Iterable<Row>, visit: (row: Row) => void): AsyncGenerator<number> {
  let done = 0
  for (const row of rows) {
    visit(row)
    done++
    if (done % rowsPerStep !== 0) continue
    yield done
    await setImmediate()
  }
  yield done
}
