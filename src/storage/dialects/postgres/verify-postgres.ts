import { type ControlledTransaction, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Difference } from '../../../application/ports/verification.ts'
import { hashNumber } from '../../../domain/text/hash-text.ts'
import { type BusinessRow, businessColumnList } from '../../business-row.ts'
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
import { indexedTokens } from './postgres-write-dialect.ts'

const rowsPerPiece = 2000

/** Reads one state of the database, as one transaction sees it. */
export const readPostgresSnapshot = (db: Kysely<Schema>): ReadSnapshot =>
  async function* (read) {
    const transaction = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    try {
      return yield* read(await prepareSnapshot(transaction))
    } finally {
      await transaction.rollback().execute()
    }
  }

/** A whole row with the tokens of its search index, as PostgreSQL prints them. */
type TokenRow = BusinessRow & { readonly token_list: string }

async function prepareSnapshot(db: ControlledTransaction<Schema>): Promise<VerifiedDatabase> {
  refuseOlder(await comparePostgresSchema(db))
  const columns = sql.raw(`${businessColumnList}, tokens::text as token_list`)
  return {
    db,
    rows: () => readAll<TokenRow>(db, 'verified_row', sql`select ${columns} from business`),
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

interface SlugRow {
  readonly slug: string
  readonly listing_id: string
  /** Of its listing; null where no listing has the id. */
  readonly n: number | null
  readonly own_slug: string | null
  readonly is_merged: boolean
}

/** Slugs with the ids of their listings. Those of merged listings lead on. */
function slugEntries(db: Kysely<Schema>): EntryTable {
  const strays: SlugRow[] = []
  const query = sql<SlugRow>`
    select slug.slug, slug.listing_id, business.n, business.slug as own_slug, merged.id is not null as is_merged
    from listing_slug as slug left join business on business.id = slug.listing_id
      left join merged_listing as merged on merged.id = slug.listing_id`
  return {
    name: 'listing_slug',
    entryName: 'slug',
    expected: ({ row }) => [`slug ${row.slug}`],
    async *scan(visit) {
      let done = 0
      for await (const rows of readAll(db, 'verified_slug', query)) {
        for (const row of rows) {
          if (row.n === null) strays.push(...(row.is_merged ? [] : [row]))
          else if (!isOfMerged(row)) visit(row.n, hashNumber(`slug ${row.slug}`))
        }
        done += rows.length
        yield done
      }
    },
    async find(numbers): Promise<FoundEntry[]> {
      const { rows } = await sql<SlugRow>`
        select * from (${query}) as slugs where n = any(${numbers})`.execute(db)
      return rows.flatMap((row) =>
        row.n === null || isOfMerged(row) ? [] : [{ n: row.n, entry: `slug ${row.slug}` }],
      )
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
const isOfMerged = ({ is_merged, slug, own_slug }: SlugRow) => is_merged && slug !== own_slug
