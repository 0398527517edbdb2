import pg from 'pg'

export interface PostgresOptions {
  readonly databaseUrl: string
  readonly readOnly?: boolean
  readonly poolSize?: number
  /** Time limit of each query, and of waiting for a connection, in ms. */
  readonly queryLimit?: number
}

/** Time limit for making a connection, in ms, so that callers soon learn that the server is away. */
const connectingLimit = 2000
/** How long a query may wait for a free connection of the pool, in ms. */
const waitingLimit = 10_000

/**
 * A connection that the server may cut at any moment. A running query then rejects. Node ends a process if an 'error'
 * event has no listener, and the pool listens only while a connection is idle, so each connection has a listener of
 * its own.
 */
class DirectoryClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectingLimit })
    this.on('error', () => {})
  }
}

/** Connects at the first query. */
export function createPool({
  databaseUrl,
  readOnly = false,
  poolSize = 10,
  queryLimit,
}: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: DirectoryClient,
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: queryLimit ?? waitingLimit,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(queryLimit !== undefined && { query_timeout: queryLimit }),
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
