import type { Kysely } from 'kysely'
import type { Difference } from '../../application/ports/verification.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { indexTerms } from '../../domain/search-terms/index-terms.ts'
import { type BusinessRow, decodeBusiness } from '../rows/business-row.ts'
import type { Schema } from '../schema.ts'

/** A row of `listing`, with the terms of its search index. */
export interface VerifiedRow {
  readonly row: BusinessRow
  readonly listing: Listing
  /** See `indexTerms`. */
  readonly terms: string
}

export interface FoundEntry {
  readonly n: number
  readonly entry: string
}

/** A table, or index, that has entries of each listing. */
export interface EntryTable {
  readonly name: string
  /** What one is called: `token`. */
  readonly entryName: string
  /** What a listing should have, each once. */
  expected(listing: VerifiedRow): readonly string[]
  /** Added to the hash of each entry of a row, where the same entry can be there in several ways. */
  salt?(row: BusinessRow): number
  /** Calls `visit` with the row number and the hash of every entry that is there; yields how many it has read. */
  scan(visit: (n: number, hash: number) => void): AsyncIterable<number>
  /** The entries of some row numbers. `rows`: those of the listings that have one. */
  find(numbers: readonly number[], rows: ReadonlyMap<number, BusinessRow>): Promise<readonly FoundEntry[]>
  /** What else `scan` came upon. */
  remarks?(): Iterable<Difference>
}

/** One state of a database, and what of it only its engine has. */
export interface VerifiedDatabase {
  readonly db: Kysely<Schema>
  /** Every row of `listing`, in pieces. */
  rows(): AsyncIterable<readonly BusinessRow[]>
  findRows(numbers: readonly number[]): Promise<readonly BusinessRow[]>
  /** Tables with entries of each listing. */
  readonly entryTables: readonly EntryTable[]
  /** What a single row tells. */
  checkRow(listing: VerifiedRow): Iterable<Difference>
}

/** Opens a snapshot of the database for as long as `read` runs, and yields and returns what it does. */
export type ReadSnapshot = <T, R>(
  read: (snapshot: VerifiedDatabase) => AsyncGenerator<T, R>,
) => AsyncGenerator<T, R>

const range = 2 ** 32

/**
 * Compares the entries that a derived table has with those that it should have, and finds the listings for which they differ. It needs
 * nine bytes of memory for each listing, and takes the entries in any order.
 *
 * Each listing has a sum of hashes. An expected entry adds its hash, an entry of the table subtracts it. If the sum is not zero in the
 * end, the listing has wrong entries. With odds of 1 in 2^52 wrong entries go unnoticed.
 */
export class RowBalance {
  readonly #low: Uint32Array
  readonly #high: Uint32Array
  readonly #seen: Uint8Array
  /** Row numbers of entries that no listing has. */
  readonly #strangers = new Set<number>()

  /** `rows`: greater than every row number that a listing may have. Entries with a greater one belong to no listing. */
  constructor(rows: number) {
    this.#low = new Uint32Array(rows)
    this.#high = new Uint32Array(rows)
    this.#seen = new Uint8Array(rows)
  }

  /** False where another listing has the number. */
  begin(n: number): boolean {
    const isFirst = this.#seen[n] !== 1
    this.#seen[n] = 1
    return isFirst
  }

  /** Numbers of `hashNumber`, or a little more. */
  expect(n: number, hash: number): void {
    // Typed arrays wrap around by themselves.
    this.#low[n] = (this.#low[n] ?? 0) + (hash >>> 0)
    this.#high[n] = (this.#high[n] ?? 0) + Math.floor(hash / range)
  }

  find(n: number, hash: number): void {
    if (n < 0 || n >= this.#low.length) {
      this.#strangers.add(n)
      return
    }
    this.#low[n] = (this.#low[n] ?? 0) - (hash >>> 0)
    this.#high[n] = (this.#high[n] ?? 0) - Math.floor(hash / range)
  }

  unbalanced(): number[] {
    const rows = [...this.#strangers]
    for (const [n, low] of this.#low.entries()) if (low !== 0 || this.#high[n] !== 0) rows.push(n)
    return rows
  }
}

/** A row with what is made of it; undefined where it holds broken JSON. */
export function tryDecode(row: BusinessRow): VerifiedRow | undefined {
  try {
    const listing = decodeBusiness(row)
    return { row, listing, terms: indexTerms(listing) }
  } catch {
    return undefined
  }
}
