import { type ControlledTransaction, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Difference } from '../../../application/ports/verification.ts'
import { hashNumber } from '../../../domain/text/hash-text.ts'
import { type BusinessRow, businessColumnList } from '../../rows/business-row.ts'
import type { Schema } from '../../schema.ts'
import { refuseOlder } from '../../schema-comparison.ts'
import { duplicateKeyEntries } from '../../verify/duplicate-key-entries.ts'
import { readableEntry } from '../../verify/entry-differences.ts'
import type {
  EntryTable,
  FoundEntry,
  ReadSnapshot,
  VerifiedDatabase,
  VerifiedRow,
} from '../../verify/verified-database.ts'
import { comparePostgresSchema } from './migrate-postgres.ts'
import { indexedTokens, oneOf } from './postgres-write-dialect.ts'

const rowsPerPiece = 2000

/**
 * Reads one state of the database, as one transaction sees it. With `stopsWriters`, writers wait until the listings
 * are read. A cluster needs that, because each of its nodes has a state of its own.
 */
export const readPostgresSnapshot = (db: Kysely<Schema>, { stopsWriters = false } = {}): ReadSnapshot =>
  async function* (read) {
    // It takes its connection before writers wait, because those may take all others. Its snapshot begins with its first query.
    const transaction = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    try {
      const stop = stopsWriters ? await stopWriters(db) : undefined
      try {
        return yield* read(await prepareSnapshot(transaction, stop?.end))
      } finally {
        await stop?.end()
      }
    } finally {
      await transaction.rollback().execute()
    }
  }

/**
 * Waits for the writers that have begun, and makes others wait until the end. Each writer reads `directory_hold` under
 * a lock. This locks the table and not its row: a cluster unlocks a row before all nodes have committed, a table after.
 */
async function stopWriters(db: Kysely<Schema>): Promise<{ end(): Promise<void> }> {
  const transaction = await db.startTransaction().execute()
  const end = async () => {
    if (!transaction.isRolledBack) await transaction.rollback().execute()
  }
  try {
    await sql`lock table directory_hold in exclusive mode`.execute(transaction)
  } catch (error) {
    await end()
    throw error
  }
  return { end }
}

/** A whole row with the tokens of its search index, as PostgreSQL prints them. */
type TokenRow = BusinessRow & { readonly token_list: string }

async function prepareSnapshot(
  db: ControlledTransaction<Schema>,
  letWritersGoOn?: () => Promise<void>,
): Promise<VerifiedDatabase> {
  refuseOlder(await comparePostgresSchema(db))
  const columns = sql.raw(`${businessColumnList}, tokens::text as token_list`)
  return {
    db,
    async *rows() {
      for await (const piece of readAll<TokenRow>(db, 'verified_row', sql`select ${columns} from business`)) {
        // A cluster has read all its nodes when the first piece arrives.
        await letWritersGoOn?.()
        yield piece
      }
    },
    async findRows(numbers) {
      const { rows } = await sql<TokenRow>`select ${columns} from business where n = any(${numbers})`.execute(
        db,
      )
      return rows
    },
    entryTables: [slugEntries(db), await duplicateKeyEntries(db)],
    checkRow: tokenDifferences,
  }
}

/** All rows of a query in pieces: a cursor reads them where they are. */
async function* readAll<Row>(
  db: Kysely<Schema>,
  cursor: string,
  query: RawBuilder<Row>,
): AsyncGenerator<readonly Row[]> {
  const name = sql.id(cursor)
  await sql`declare ${name} no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerPiece)} from ${name}`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close ${name}`.execute(db)
}

/** Tokens hold neither quote nor space, so that each stands between quotes of its own. */
function* tokenDifferences({ row, terms }: VerifiedRow): Generator<Difference> {
  const missing = new Set(indexedTokens({ row, terms }))
  const key = `row ${row.n}, listing ${row.id}`
  for (const found of (row as TokenRow).token_list.split(' ')) {
    const token = found.slice(1, -1)
    if (token === '' || missing.delete(token)) continue
    const what = 'token should not be there'
    yield { table: 'business.tokens', what, key, expected: null, found: readableEntry(token) }
  }
  for (const expected of missing) {
    yield {
      table: 'business.tokens',
      what: 'token is missing',
      key,
      expected: readableEntry(expected),
      found: null,
    }
  }
}

export interface ListingSlug {
  readonly slug: string
  readonly listing_id: string
}

interface SlugOwner {
  /** Of its listing; absent where no listing has the id. */
  readonly n?: number
  readonly ownSlug?: string
  readonly isMerged: boolean
}

/** The listings of some slugs. Citus cannot join slugs with listings, because the two are not distributed alike. */
export async function slugOwners(
  db: Kysely<Schema>,
  slugs: readonly ListingSlug[],
): Promise<(slug: ListingSlug) => SlugOwner> {
  const ids = [...new Set(slugs.map(({ listing_id }) => listing_id))]
  const { rows: listings } = await sql<Pick<BusinessRow, 'id' | 'n' | 'slug'>>`
    select id, n, slug from business where id ${oneOf(ids)}`.execute(db)
  const { rows: merged } = await sql<{ id: string }>`
    select id from merged_listing where id ${oneOf(ids)}`.execute(db)
  const listingOf = new Map(listings.map((row) => [row.id, { n: row.n, ownSlug: row.slug }]))
  const mergedIds = new Set(merged.map(({ id }) => id))
  return ({ listing_id: id }) => ({ ...listingOf.get(id), isMerged: mergedIds.has(id) })
}

/** Slugs with the ids of their listings. Those of merged listings lead on. */
function slugEntries(db: Kysely<Schema>): EntryTable {
  const strays: ListingSlug[] = []
  const query = sql<ListingSlug>`select slug, listing_id from listing_slug`
  return {
    name: 'listing_slug',
    entryName: 'slug',
    expected: ({ row }) => [`slug ${row.slug}`],
    async *scan(visit) {
      let done = 0
      for await (const rows of readAll(db, 'verified_slug', query)) {
        const ownerOf = await slugOwners(db, rows)
        for (const row of rows) {
          const owner = ownerOf(row)
          if (owner.n === undefined) strays.push(...(owner.isMerged ? [] : [row]))
          else if (!isOfMerged(row, owner)) visit(owner.n, hashNumber(`slug ${row.slug}`))
        }
        done += rows.length
        yield done
      }
    },
    async find(numbers): Promise<FoundEntry[]> {
      const { rows: listings } = await sql<{ id: string }>`
        select id from business where n = any(${numbers})`.execute(db)
      const { rows } = await sql<ListingSlug>`
        ${query} where listing_id ${oneOf(listings.map(({ id }) => id))}`.execute(db)
      const ownerOf = await slugOwners(db, rows)
      return rows.flatMap((row) => {
        const owner = ownerOf(row)
        return owner.n === undefined || isOfMerged(row, owner)
          ? []
          : [{ n: owner.n, entry: `slug ${row.slug}` }]
      })
    },
    *remarks() {
      for (const { slug, listing_id: found } of strays) {
        const what = 'slug leads to a listing that is not there'
        yield { table: 'listing_slug', what, key: slug, expected: null, found }
      }
    },
  }
}

/** The address that a listing had before it was merged, gone, and imported again. */
const isOfMerged = ({ slug }: ListingSlug, { isMerged, ownSlug }: SlugOwner) => isMerged && slug !== ownSlug
