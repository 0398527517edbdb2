import type { Kysely, RawBuilder } from 'kysely'
import type { Difference } from '../../application/ports/verification.ts'
import type { Listing } from '../../domain/business/listing.ts'
import type { BusinessRow } from '../business-row.ts'
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
  /** A condition: that the row of `business` called `row` is the listing with an id. */
  isListing(row: string, id: RawBuilder<unknown>): RawBuilder<boolean>
  /** Tables with entries of each listing. */
  readonly entryTables: readonly EntryTable[]
  /** What a single row tells. */
  checkRow(listing: VerifiedRow): Iterable<Difference>
}
