import { Kysely, SqliteDialect, sql } from 'kysely'
import { createAttemptStore, createSecondFactorStore, createSessionStore } from '../../account-store.ts'
import { createAdministrationReader } from '../../administration-reader.ts'
import { createAuditStore } from '../../audit-store.ts'
import { createDuplicateReader } from '../../duplicate-reader.ts'
import { hasIndexFormat, storeFirstIndexFormat } from '../../index-format.ts'
import { createJobStore } from '../../job-store.ts'
import { createListingReader } from '../../listing-reader.ts'
import type { Schema } from '../../schema.ts'
import { createSearchDictionary } from '../../search-dictionary.ts'
import type { Storage } from '../../storage.ts'
import { prepareDatabaseVersion } from './database-version.ts'
import { DocValues } from './doc-values.ts'
import { compareSqliteSchema, migrateSqlite } from './migrate-sqlite.ts'
import { openFile } from './open-file.ts'
import { fillEmptySearch } from './rebuild-search.ts'
import { reindexSqlite } from './reindex-sqlite.ts'
import { createRunTogether } from './run-together.ts'
import { createSqliteAdministrationWriter } from './sqlite-administration-writer.ts'
import { createSqliteDuplicateFinding } from './sqlite-duplicate-finding.ts'
import { SqliteListingIndex } from './sqlite-listing-index.ts'
import { createSqliteListingWriter } from './sqlite-listing-writer.ts'
import { keepStatements } from './statement-cache.ts'
import { verifySqlite } from './verify-sqlite.ts'
import { patient, waitingForLock } from './write-lock.ts'

interface SqliteOptions {
  readonly dataDir: string
  readonly readOnly?: boolean
}

export async function openSqlite(options: SqliteOptions): Promise<Storage> {
  const database = await openFile(options.dataDir, options)
  const statements = keepStatements(database)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements }) })
  const databaseVersion = prepareLater(() => prepareDatabaseVersion(database))
  const versionNow = () => databaseVersion()()
  const docValues = new DocValues(database, versionNow)
  const index = new SqliteListingIndex(db, { docValues, versionNow, statements })
  const unsettled = { rows: 0 }
  const writer = prepareLater(() => createSqliteListingWriter(database, unsettled))
  const administrationWriter = prepareLater(() => createSqliteAdministrationWriter(database, unsettled))
  const administrationReader = createAdministrationReader(db, index)
  const runTogether = createRunTogether(database)
  const clock = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
  const duplicateFinding = prepareLater(() => createSqliteDuplicateFinding(database))
  return {
    listings: {
      ...createListingReader(db, index, { versionNow }),
      addPending: (pending) => writer().addPending(pending),
      importBatch: (batch) => writer().importBatch(batch),
      settle: () => writer().settle(),
      tidy: (signal) => writer().tidy(signal),
    },
    administration: {
      ...administrationReader,
      change: (change) => administrationWriter().change(change),
      undo: (step) => administrationWriter().undo(step),
      addSeoTexts: (batch) => administrationWriter().addSeoTexts(batch),
      restoreBatch: (batch) => administrationWriter().restoreBatch(batch),
      hold: (jobId, at) => administrationWriter().hold(jobId, at),
      clear: (jobId, owner) => administrationWriter().clear(jobId, owner),
      forgetChanges: (before) => administrationWriter().forgetChanges(before),
    },
    duplicates: {
      ...patient(createDuplicateReader(db, administrationReader, { flag: Number, runTogether })),
      refreshKeys: () => duplicateFinding().refreshKeys(),
      listCandidates: (rowNumbers) => duplicateFinding().listCandidates(rowNumbers),
      storePairs: (found) => duplicateFinding().storePairs(found),
    },
    jobs: patient(createJobStore(db, { clock, runTogether })),
    audit: patient(createAuditStore(db)),
    dictionary: createSearchDictionary(
      db,
      (texts) => sql`in (select value from json_each(${JSON.stringify(texts)}))`,
    ),
    sessions: patient(createSessionStore(db)),
    attempts: patient(createAttemptStore(db)),
    secondFactors: patient(createSecondFactorStore(db)),
    compareSchema: async () => compareSqliteSchema(database),
    migrate: async () => {
      const applied = await waitingForLock(() => migrateSqlite(database))
      await waitingForLock(() => storeFirstIndexFormat(db))
      await fillEmptySearch(database)
      return applied
    },
    hasCurrentIndex: () => hasIndexFormat(db),
    verify: (how) => verifySqlite(options.dataDir, how),
    reindex: (how) => reindexSqlite(options.dataDir, how),
    close: async () => {
      docValues.close()
      database.close()
    },
  }
}

/** Statements are prepared at their first use: the tables need not be there before `migrate`. */
function prepareLater<T>(prepare: () => T): () => T {
  let prepared: T | undefined
  return () => {
    prepared ??= prepare()
    return prepared
  }
}
