import { Kysely, SqliteDialect, sql } from 'kysely'
import { noSharedFiles } from '../../../application/ports/shared-file-store.ts'
import { createSearchDictionary } from '../../derived/search-dictionary.ts'
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
import { DocValues, prepareDataVersion } from './doc-values.ts'
import { cacheOfReader, openFile } from './file/open-file.ts'
import { compactAside } from './merge-segments.ts'
import { compareSqliteSchema, migrateSqlite } from './migrate-sqlite.ts'
import { fillEmptySearch } from './rebuild-search.ts'
import { reindexSqlite } from './reindex-sqlite.ts'
import { SqliteListingIndex } from './sqlite-listing-index.ts'
import {
  createSqliteWriteDialect,
  oneOf,
  prepareLater,
  WritingSqliteDialect,
} from './sqlite-write-dialect.ts'
import { keepStatements, plainReads } from './statement-cache.ts'
import { readSqliteSnapshot } from './verify-sqlite.ts'
import { waitingForLock, withLockRetries } from './write-lock.ts'

interface SqliteOptions {
  readonly dataDir: string
  readonly readOnly?: boolean
}

/** Opens the file twice: searches use a connection that cannot write. */
export async function openSqlite({ dataDir, readOnly = false }: SqliteOptions): Promise<Storage> {
  const writer = await openFile(dataDir, { readOnly })
  const reader = readOnly ? writer : await openFile(dataDir, { readOnly: true, cache: cacheOfReader })
  const statements = keepStatements(reader)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements }) })
  const writes = new Kysely<Schema>({
    dialect: new WritingSqliteDialect({ database: keepStatements(writer) }),
  })
  const dataVersion = prepareLater(() => prepareDataVersion(reader))
  const versionNow = () => dataVersion()()
  const docValues = new DocValues(reader, versionNow)
  const searched = new SqliteListingIndex(db, { docValues, versionNow, statements })
  const index = withChosenListings(db, searched, sql<number>`json_extract(before, '$.n')`)
  const uncompacted = { rows: 0 }
  const dialect = createSqliteWriteDialect(writer, writes, uncompacted)
  const administrationReader = createAdministrationReader(db, index, oneOf)
  const readSnapshot = readSqliteSnapshot(dataDir)
  const clock = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
  return {
    listings: {
      ...createListingReader(db, index, { oneOf, dataVersion: async () => versionNow() }),
      ...createListingWriter(writes, dialect),
      compact: () => compactAside(writer, uncompacted),
    },
    administration: { ...administrationReader, ...createAdministrationWriter(dialect) },
    duplicates: withLockRetries(createDuplicateStore(writes, dialect)),
    jobs: withLockRetries(createJobStore(writes, clock)),
    audit: withLockRetries(createAuditStore(writes)),
    dictionary: createSearchDictionary(plainReads(statements)),
    searchFeedback: createSearchFeedbackStore(writes, dialect),
    importLayouts: createImportLayoutStore(writes, dialect),
    tradeMappings: createTradeMappingStore(writes, dialect),
    reports: createReportStore(writes, dialect),
    history: createHistoryStore(writes, dialect),
    // SQLite's processes are on one machine.
    sharedFiles: noSharedFiles,
    sessions: withLockRetries(createSessionStore(writes)),
    attempts: withLockRetries(createAttemptStore(writes)),
    secondFactors: withLockRetries(createSecondFactorStore(writes)),
    compareSchema: async () => compareSqliteSchema(reader),
    migrate: async () => {
      const applied = await waitingForLock(() => migrateSqlite(writer))
      await waitingForLock(() => storeFirstIndexFormat(writes))
      await fillEmptySearch(writer)
      return applied
    },
    distribute: async () => {
      throw new Error('Only a Citus cluster can be distributed, and DATABASE_URL names none.')
    },
    hasCurrentIndex: () => hasIndexFormat(db),
    verify: (how) => readSnapshot((snapshot) => verifyDirectory(snapshot, how)),
    reindex: (how) => reindexSqlite(dataDir, how),
    close: async () => {
      docValues.close()
      reader.close()
      writer.close()
    },
  }
}
