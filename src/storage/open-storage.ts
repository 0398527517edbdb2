import type { ReadReplica } from './dialects/postgres/read-replica.ts'
import type { Storage } from './storage.ts'

export type { ReadReplica } from './dialects/postgres/read-replica.ts'
export type { Storage } from './storage.ts'

export interface StorageOptions {
  /** `postgres://…`; absent: the database is `directory.sqlite` in `dataDir`. */
  readonly databaseUrl?: string
  /** Made if it does not exist. */
  readonly dataDir: string
  /** Refuses every write; the database must exist. */
  readonly readOnly?: boolean
  /** Connections of the PostgreSQL pool; 10 by default. */
  readonly poolSize?: number
  /** Time limit of each query on PostgreSQL, and of waiting for a connection, in ms. */
  readonly queryLimit?: number
}

/**
 * Opens the directory's database. Throws if the URL is of another kind, or if the database cannot be opened. Only the code of its own
 * engine is loaded: each process and each thread opens the database, and would wait for both.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl } = options
  if (!databaseUrl) {
    const { openSqlite } = await import('./dialects/sqlite/open-sqlite.ts')
    return openSqlite(options)
  }
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) {
    const { openPostgres } = await import('./dialects/postgres/open-postgres.ts')
    return openPostgres({ ...options, databaseUrl })
  }
  throw new Error('The database URL must begin with postgres:// or postgresql://')
}

/** Opens a read replica of the database on PostgreSQL. */
export async function openReadReplica(databaseUrl: string, replicaUrl: string): Promise<ReadReplica> {
  const { ReadReplica } = await import('./dialects/postgres/read-replica.ts')
  return new ReadReplica(databaseUrl, replicaUrl)
}
