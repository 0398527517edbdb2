import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createAdministrationReader } from '../../administration-reader.ts'
import { createAuditStore } from '../../audit-store.ts'
import { createDuplicateReader } from '../../duplicate-reader.ts'
import { createJobStore } from '../../job-store.ts'
import { createListingReader } from '../../listing-reader.ts'
import type { Schema } from '../../schema.ts'
import { createSearchDictionary } from '../../search-dictionary.ts'
import { createSessionStore } from '../../session-store.ts'
import type { Storage } from '../../storage.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { createPostgresAdministrationWriter } from './postgres-administration-writer.ts'
import { createPostgresDuplicateFinding } from './postgres-duplicate-finding.ts'
import { createPostgresListingIndex } from './postgres-listing-index.ts'
import { createPostgresListingWriter } from './postgres-listing-writer.ts'

interface PostgresOptions {
  readonly databaseUrl: string
  readonly readOnly?: boolean
  readonly poolSize?: number
  readonly countedListings?: number
}

/** Connects at the first query. */
export function openPostgres(options: PostgresOptions): Storage {
  const pool = createPool(options)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const index = createPostgresListingIndex(db)
  const administrationReader = createAdministrationReader(db, index)
  return {
    listings: { ...createListingReader(db, index, options), ...createPostgresListingWriter(pool) },
    administration: {
      ...administrationReader,
      ...createPostgresAdministrationWriter(pool),
    },
    duplicates: {
      ...createDuplicateReader(db, index, administrationReader, Boolean),
      ...createPostgresDuplicateFinding(pool),
    },
    jobs: createJobStore(db),
    audit: createAuditStore(db),
    dictionary: createSearchDictionary(db, (texts) => sql`= any(${texts}::text[])`),
    sessions: createSessionStore(db),
    migrate: () => migratePostgres(pool),
    close: () => pool.end(),
  }
}

function createPool({ databaseUrl, readOnly = false, poolSize = 10 }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'directory',
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    types: { getTypeParser: parserOf },
  })
  // An idle connection that the server cuts is replaced at the next query, and must not end the process.
  pool.on('error', () => {})
  return pool
}

/** Counts and row numbers stay below 2^53, so `bigint` is read as a number. */
const parserOf: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text')
