import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { ListBlock } from '../derived/list-block.ts'
import type { ListPlaces } from '../read/counted-list.ts'
import type { BusinessRow } from '../rows/business-row.ts'
import type { SlugClaim } from '../rows/new-listing.ts'
import type { Schema } from '../schema.ts'

export type Db = Kysely<Schema>
export type Write = Transaction<Schema>

export interface IndexedRow {
  readonly row: BusinessRow
  /** See `indexTerms`. */
  readonly terms: string
}

/** A condition that follows a column: it is one of the values, which are one parameter of the query. */
export type OneOf = (values: readonly string[] | readonly number[]) => RawBuilder<unknown>

/** What differs between the engines in writing listings. */
export interface WriteDialect {
  readonly oneOf: OneOf
  /** Runs a transaction, and repeats it if another writer was in its way. `isJob`: leaves other writers a turn. */
  transact<T>(work: (trx: Write) => Promise<T>, isJob?: boolean): Promise<T>
  /** A table called `given` with the rows in these columns: `id text, n bigint`. */
  given(rows: readonly object[], columns: string): RawBuilder<unknown>
  /** Ends a select that locks its rows: `share`, `update`. SQLite has one writer at a time and locks nothing. */
  lock(strength: string): RawBuilder<unknown>
  /**
   * Locks listings for all others who call this, until the transaction ends. It may need the returned end of a select of their rows
   * from `business` in the order of their ids.
   */
  lockListings(trx: Write, ids: readonly string[]): Promise<RawBuilder<unknown>>
  /** A boolean as the engine stores it. */
  flag(value: boolean): boolean | number
  /** Whether `opening` has the hours and the time zone of `given`. */
  readonly isSameOpening: RawBuilder<boolean>
  /** Inserts the patterns that another writer has not stored meanwhile. They are in order, the order of locks. */
  insertOpenings(trx: Write, openings: readonly Omit<Schema['opening'], 'id'>[]): Promise<void>

  /** Inserts the rows whose id is new, and returns their ids. */
  insertRows(trx: Write, rows: readonly IndexedRow[]): Promise<ReadonlySet<string>>
  /** Replaces stored rows, which are locked. */
  replaceRows(trx: Write, rows: readonly (IndexedRow & { readonly before: BusinessRow })[]): Promise<void>
  deleteRows(trx: Write, rows: readonly BusinessRow[]): Promise<void>
  /** Gives each listing the first of its possible slugs that is free; returns the slugs by id. */
  claimSlugs(trx: Write, claims: readonly SlugClaim[]): Promise<ReadonlyMap<string, string>>
  /** Frees slugs, if they are the rows' own. */
  releaseSlugs(trx: Write, rows: readonly Pick<BusinessRow, 'id' | 'n' | 'slug'>[]): Promise<void>
  /** Frees all addresses of merged listings. */
  releaseMerged(trx: Write, merged: readonly { readonly id: string; readonly n: number }[]): Promise<void>
  /** Writes tables of the engine that keep the order of a list, and returns what has changed in each list. */
  writeOrders(trx: Write, lists: readonly ListPlaces[]): Promise<readonly ListPlaces[]>
  /** The sort key in a block's list that has `blockSize` others between it and the block's floor. */
  findCut(trx: Write, block: ListBlock): Promise<number | undefined>
  /** Deletes every listing with everything that depends on one. */
  clear(trx: Write): Promise<void>
}

/** The data has changed since the transaction began, because another transaction was faster. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}
