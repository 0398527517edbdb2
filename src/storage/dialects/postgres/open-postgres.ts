import { Kysely, PostgresDialect, sql } from 'kysely'
import { createAdministrationReader } from '../../administration-reader.ts'
import { createAttemptStore } from '../../attempt-store.ts'
import { createAuditStore } from '../../audit-store.ts'
import { createDuplicateReader } from '../../duplicate-reader.ts'
import { createJobStore } from '../../job-store.ts'
import { createListingReader } from '../../listing-reader.ts'
import type { Schema } from '../../schema.ts'
import { createSearchDictionary } from '../../search-dictionary.ts'
import { createSecondFactorStore } from '../../second-factor-store.ts'
import { createSessionStore } from '../../session-store.ts'
import type { Storage } from '../../storage.ts'
import { createPool } from './create-pool.ts'
import { comparePostgresSchema, migratePostgres } from './migrate-postgres.ts'
import { createPostgresAdministrationWriter } from './postgres-administration-writer.ts'
import { createPostgresDuplicateFinding } from './postgres-duplicate-finding.ts'
import { createPostgresListingIndex } from './postgres-listing-index.ts'
import { createPostgresListingWriter } from './postgres-listing-writer.ts'
import { reindexPostgres } from './reindex-postgres.ts'
import { createRunTogether } from './run-together.ts'
import { withStoreErrors } from './store-errors.ts'
import { verifyPostgres } from './verify-postgres.ts'

interface PostgresOptions {
  readonly databaseUrl: string
  readonly readOnly?: boolean
  readonly poolSize?: number
}

/** Connects at the first query. */
export function openPostgres(options: PostgresOptions): Storage {
  const pool = createPool(options)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const index = createPostgresListingIndex(db)
  const administrationReader = createAdministrationReader(db, index)
  const runTogether = createRunTogether(pool)
  const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
  const close = () => pool.end()
  return {
    listings: withStoreErrors({
      ...createListingReader(db, index),
      ...createPostgresListingWriter(pool),
    }),
    administration: withStoreErrors({
      ...administrationReader,
      ...createPostgresAdministrationWriter(pool),
    }),
    duplicates: withStoreErrors({
      ...createDuplicateReader(db, index, administrationReader, { flag: Boolean, runTogether }),
      ...createPostgresDuplicateFinding(pool),
    }),
    jobs: withStoreErrors(createJobStore(db, { clock, runTogether })),
    audit: withStoreErrors(createAuditStore(db)),
    dictionary: withStoreErrors(createSearchDictionary(db, (texts) => sql`= any(${texts}::text[])`)),
    sessions: withStoreErrors(createSessionStore(db)),
    attempts: withStoreErrors(createAttemptStore(db)),
    secondFactors: withStoreErrors(createSecondFactorStore(db)),
    ...withStoreErrors({
      compareSchema: () => comparePostgresSchema(pool),
      migrate: () => migratePostgres(pool),
    }),
    verify: (how) => verifyPostgres(db, how),
    reindex: (how) => reindexPostgres(pool, how),
    close,
  }
}
