import type { Socket } from 'node:net'
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

/** Codes for what the driver refuses without one: a login for which the URL has no password, and a server without TLS. */
const ownProblems = [
  [/^SASL: |^Password must be/i, '28P01'],
  [/does not support SSL/, 'ERR_NO_TLS'],
] as const

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

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (!callback) {
      return super.connect().catch((error: Error) => {
        throw this.#giveUp(error)
      })
    }
    super.connect((error: Error) => callback(error && this.#giveUp(error)))
  }

  /** What the driver itself refuses has no code, and its connection would keep the process alive. */
  #giveUp(error: Error): Error {
    ;(this as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
    if ('code' in error) return error
    const own = ownProblems.find(([words]) => words.test(error.message))
    return own ? Object.assign(error, { code: own[1] }) : error
  }
}

/** What poolers such as PgBouncer say of a connection that brings settings for the session along. */
const settingsRefused = /unsupported startup parameter|command-line options/

/**
 * A pool that does without settings where they are refused. They are a second safety: those who ask for them only read. To set them after
 * connecting would be wrong behind a pooler, whose next client gets the same session.
 */
class DirectoryPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const connecting = super.connect().catch((error: Error) => {
      if (!settingsRefused.test(error.message)) throw error
      delete this.options.options
      return super.connect()
    })
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }
}

/** Connects at the first query. */
export function createPool({
  databaseUrl,
  readOnly = false,
  poolSize = 10,
  queryLimit,
}: PostgresOptions): pg.Pool {
  const pool = new DirectoryPool({
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
