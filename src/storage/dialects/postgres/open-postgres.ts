import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { StorageFullError, StoreUnavailableError } from '../../../application/ports/store-errors.ts'
import type { ReindexOptions } from '../../../application/ports/verification.ts'
import { createSearchDictionary, type PlainReads } from '../../derived/search-dictionary.ts'
import { createHistoryStore } from '../../history/history-store.ts'
import { createAdministrationReader } from '../../read/administration-reader.ts'
import { withChosenListings } from '../../read/chosen-listings.ts'
import { createListingReader } from '../../read/listing-reader.ts'
import { hasIndexFormat, storeFirstIndexFormat } from '../../rows/index-format.ts'
import type { Schema } from '../../schema.ts'
import type { Storage } from '../../storage.ts'
import {
  createAttemptStore,
  createSecondFactorStore,
  createSessionStore,
} from '../../stores/account-store.ts'
import { createAuditStore } from '../../stores/audit-store.ts'
import { createDuplicateStore } from '../../stores/duplicate-store.ts'
import { createImportLayoutStore } from '../../stores/import-layout-store.ts'
import { createJobStore } from '../../stores/job-store.ts'
import { createReportStore } from '../../stores/report-store.ts'
import { createSearchFeedbackStore } from '../../stores/search-feedback-store.ts'
import { createTradeMappingStore } from '../../stores/trade-mapping-store.ts'
import { verifyDirectory } from '../../verify/verify-directory.ts'
import { createAdministrationWriter } from '../../write/administration-writer.ts'
import { createListingWriter } from '../../write/listing-writer.ts'
import type { Db } from '../../write/write-dialect.ts'
import { distributeTables, isDistributed, layoutDifferences, readCapabilities } from './citus-layout.ts'
import { createPool, type PostgresOptions } from './create-pool.ts'
import { comparePostgresSchema, migratePostgres } from './migrate-postgres.ts'
import { createPostgresListingIndex } from './postgres-listing-index.ts'
import { createPostgresSharedFiles } from './postgres-shared-files.ts'
import { createPostgresWriteDialect, oneOf } from './postgres-write-dialect.ts'
import { reindexPostgres } from './reindex-postgres.ts'
import { renewBestIndexes } from './search-statistics.ts'
import { readPostgresSnapshot } from './verify-postgres.ts'

/** Connects at the first query. */
export function openPostgres(options: PostgresOptions): Storage {
  const pool = createPool(options)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const capabilities = readCapabilities(db)
  const searched = createPostgresListingIndex(db, capabilities)
  const index = withChosenListings(db, searched, sql<number>`(before::json ->> 'n')::bigint`)
  const administrationReader = createAdministrationReader(db, index, oneOf)
  const dialect = createPostgresWriteDialect(db, capabilities)
  const readSnapshot = readPostgresSnapshot(db)
  const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
  const dataVersion = async () =>
    (await db.selectFrom('meta').select('data_version').executeTakeFirstOrThrow()).data_version
  const close = () => pool.end()
  return {
    listings: withStoreErrors({
      ...createListingReader(db, index, { oneOf, dataVersion }),
      ...createListingWriter(db, dialect),
      compact: () => vacuumPostgres(db),
    }),
    administration: withStoreErrors({ ...administrationReader, ...createAdministrationWriter(dialect) }),
    duplicates: withStoreErrors(createDuplicateStore(db, dialect)),
    jobs: withStoreErrors(createJobStore(db, clock)),
    audit: withStoreErrors(createAuditStore(db)),
    dictionary: withStoreErrors(createSearchDictionary(plainReads(db))),
    searchFeedback: withStoreErrors(createSearchFeedbackStore(db, dialect)),
    importLayouts: withStoreErrors(createImportLayoutStore(db, dialect)),
    tradeMappings: withStoreErrors(createTradeMappingStore(db, dialect)),
    reports: withStoreErrors(createReportStore(db, dialect)),
    history: withStoreErrors(createHistoryStore(db, dialect)),
    sharedFiles: withStoreErrors(createPostgresSharedFiles(db)),
    sessions: withStoreErrors(createSessionStore(db)),
    attempts: withStoreErrors(createAttemptStore(db)),
    secondFactors: withStoreErrors(createSecondFactorStore(db)),
    ...withStoreErrors({
      compareSchema: () => comparePostgresSchema(db),
      migrate: async () => {
        const applied = await migratePostgres(db)
        await storeFirstIndexFormat(db)
        // A migration may have made a table that belongs on the nodes.
        if (await isDistributed(db)) await distributeTables(db)
        return applied
      },
      distribute: () => distributeTables(db),
      hasCurrentIndex: () => hasIndexFormat(db),
      reindex: (how?: ReindexOptions) => reindexPostgres(db, how),
    }),
    async *verify(how) {
      try {
        let isAsPlanned = true
        for await (const difference of layoutDifferences(db)) {
          isAsPlanned = false
          yield difference
        }
        // Half of a move to the nodes: Citus would refuse to read the tables together.
        if (isAsPlanned) yield* readSnapshot((snapshot) => verifyDirectory(snapshot, how))
      } catch (error) {
        throw toStoreError(error)
      }
    },
    close,
  }
}

/** Reads as plain SQL, with numbered values. */
const plainReads = (db: Db): PlainReads => ({
  isOneOf: '= any(?::text[])',
  async rows<Row>(text: string, values: Parameters<PlainReads['rows']>[1]) {
    let count = 0
    const numbered = text.replaceAll('?', () => `$${++count}`)
    return (await db.executeQuery<Row>(CompiledQuery.raw(numbered, [...values]))).rows
  },
})

async function vacuumPostgres(db: Db): Promise<void> {
  await sql`vacuum business`.execute(db)
  // Analyzing the tokens takes seconds. The other tables grow with the listings.
  if (await hasChanged(db))
    await sql`analyze business, listing_slug, city_count, city_country_count`.execute(db)
  await renewBestIndexes(db)
}

/** Whether a tenth of the listings have changed since the planner's statistics were made. */
async function hasChanged(db: Db): Promise<boolean> {
  const counts = `select json_build_object('changed', n_mod_since_analyze, 'all', reltuples)::text as result
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where relid = 'business'::regclass`
  // The coordinator's own table is empty.
  const onShards = sql`select result from run_command_on_shards('business', ${counts.replace("'business'", "'%s'")})`
  const { rows } = await ((await isDistributed(db)) ? onShards : sql.raw(counts))
    .$castTo<{ result: string }>()
    .execute(db)
  const parts = rows.map(
    ({ result }) => JSON.parse(result) as { readonly changed: number; readonly all: number },
  )
  const sum = (key: 'changed' | 'all') => parts.reduce((total, part) => total + part[key], 0)
  return sum('changed') >= sum('all') / 10
}

/** Codes of the operating system's: the server is down, cannot be found, or the connection was cut. */
const lostCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  // Its certificate has run out, or was replaced by one that this machine cannot check.
  'CERT_HAS_EXPIRED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_NO_TLS',
])

/**
 * PostgreSQL's own codes: it shuts down (57P01), has crashed (57P02), is starting (57P03), cut an idle connection (57P05), has no
 * connection left (53300), or refuses the login (28…), which an operator may be changing right now.
 */
const unavailableCodes = /^(08...|57P0[1235]|53300|28...)$/

/** What the driver says without any code. */
const lostMessages =
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after)/

const diskFull = '53100'

/**
 * Replaces an error of the driver by the application's if the database is out of reach or its disk is full; returns
 * any other error as it is.
 */
function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailableError) return error
  const code = 'code' in error ? error.code : undefined
  if (code === diskFull) return new StorageFullError(error)
  return isLost(code, error.message) ? new StoreUnavailableError(error) : error
}

function isLost(code: unknown, message: string): boolean {
  if (typeof code === 'string') return lostCodes.has(code) || unavailableCodes.test(code)
  return lostMessages.test(message)
}

/** The same store, whose calls reject with the application's errors. */
function withStoreErrors<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return async (...parameters: unknown[]) => {
        try {
          return await method.apply(target, parameters)
        } catch (error) {
          throw toStoreError(error)
        }
      }
    },
  })
}
