import type { Difference } from '../../application/ports/verification.ts'
import { hashNumber } from '../../domain/text/hash-text.ts'
import {
  type EntryTable,
  type FoundEntry,
  type RowBalance,
  tryDecode,
  type VerifiedDatabase,
  type VerifiedRow,
} from './verified-database.ts'

/** Listings whose entries are compared one by one; of further ones only the number is told. */
const detailLimit = 5000

/** Adds to a listing's sum what the tables should have of it. */
export function expectEntries(
  tables: readonly EntryTable[],
  listing: VerifiedRow,
  balance: Pick<RowBalance, 'expect'>,
): void {
  const { row } = listing
  for (const table of tables) {
    const salt = table.salt?.(row) ?? 0
    for (const entry of table.expected(listing)) balance.expect(row.n, hashNumber(entry) + salt)
  }
}

/** Which entries the listings lack, and which they have too much, of those whose sums are not zero. */
export async function* entryDifferences(
  { entryTables, findRows }: Pick<VerifiedDatabase, 'entryTables' | 'findRows'>,
  unbalanced: readonly number[],
): AsyncGenerator<Difference> {
  const numbers = unbalanced.slice(0, detailLimit)
  if (numbers.length === 0) return
  const rows = new Map((await findRows(numbers)).map((row) => [row.n, row]))
  // Of rows that cannot be read nobody knows what they should have.
  const listings = new Map([...rows].map(([n, row]) => [n, tryDecode(row)]))
  const comparable = numbers.filter((n) => !listings.has(n) || listings.get(n))
  for (const table of entryTables) {
    const found = Map.groupBy(await table.find(numbers, rows), ({ n }) => n)
    for (const n of comparable)
      yield* compareEntries(table, n, { listing: listings.get(n), found: found.get(n) ?? [] })
  }
  for (const n of unbalanced.slice(detailLimit)) {
    const what = 'the entries of a listing differ; too many do to say which'
    yield { table: 'business', what, key: `row ${n}`, expected: null, found: null }
  }
}

function* compareEntries(
  table: EntryTable,
  n: number,
  { listing, found }: { readonly listing: VerifiedRow | undefined; readonly found: readonly FoundEntry[] },
): Generator<Difference> {
  const { name, entryName } = table
  const key = listing ? `row ${n}, listing ${listing.row.id}` : `row ${n}, which no listing has`
  const expected = listing ? table.expected(listing) : []
  const missing = new Set(expected)
  for (const { entry } of found) {
    if (missing.delete(entry)) continue
    const what = expected.includes(entry) ? `${entryName} is there twice` : `${entryName} should not be there`
    yield { table: name, what, key, expected: null, found: readableEntry(entry) }
  }
  for (const entry of missing) {
    yield { table: name, what: `${entryName} is missing`, key, expected: readableEntry(entry), found: null }
  }
}

/** Search tokens hold private-use characters, of which a terminal shows nothing: punctuation, and marks of filters. */
export function readableEntry(entry: string): string {
  return entry
    .replace(/[\ue000-\ue07f]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xe000))
    .replace(/[\p{Cc}\p{Co}]/gu, (character) => `<U+${codeOf(character)}>`)
}

const codeOf = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
