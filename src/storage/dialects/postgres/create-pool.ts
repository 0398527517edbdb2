import pg from 'pg'

interface PoolOptions {
  readonly databaseUrl: string
  readonly readOnly?: boolean
  readonly poolSize?: number
}

/** How long a connection may take to be made, in ms: whoever asks while the server is away is to be told soon. */
const connectingLimit = 2000
/** How long a query may wait for a free connection of the pool, in ms. */
const waitingLimit = 10_000

/**
 * A connection that the server may cut at any moment. Whoever runs a query then is told by that query. Node ends a process whose
 * 'error' events nobody listens to, and the pool listens only while a connection is idle, so each has a listener of its own.
 */
class DirectoryClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectingLimit })
    this.on('error', () => {})
  }
}

export function createPool({ databaseUrl, readOnly = false, poolSize = 10 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: DirectoryClient,
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: waitingLimit,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
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
