import type pg from 'pg'
import { createPool } from './create-pool.ts'

/** By how much a replica may be behind, in ms. */
const lagLimit = 2000
/** A server that does not answer within this time, in ms, is taken for unreachable. */
const patience = 2000

const askState = `
  select
    system_identifier || '/' || (select oid from pg_database where datname = current_database()) as database,
    pg_is_in_recovery() as "isReplica",
    pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'
    )::bigint as position
  from pg_control_system()`

interface ServerState {
  /** Identifies the database. A streaming replica has that of its primary, and a copy that was made by other means has not. */
  readonly database: string
  readonly isReplica: boolean
  /** How far the log was written by a primary, or replayed by a replica. */
  readonly position: number
}

/** A primary and its streaming replica, looked at from here. */
export class ReadReplica {
  readonly #primary: pg.Pool
  readonly #replica: pg.Pool
  #database: string | undefined
  /** Where the primary was when, oldest first. */
  #positions: { readonly at: number; readonly position: number }[] = []
  /** Where the primary was `lagLimit` ago. Whoever has looked for a shorter time than that does not know. */
  #due = 0

  /** Connects at the first question. */
  constructor(databaseUrl: string, databaseReadUrl: string) {
    const how = { poolSize: 1, queryLimit: patience, readOnly: true }
    this.#primary = createPool({ ...how, databaseUrl })
    this.#replica = createPool({ ...how, databaseUrl: databaseReadUrl })
  }

  /**
   * Why the replica must not be read from now; undefined if it may.
   *
   * It is behind if it has not replayed all that the primary had written `lagLimit` ago. No clock of another machine is asked, and the
   * replica of an idle primary is not behind, however old its last transaction is. While the primary does not answer, the replica has
   * to be where it had to be before.
   */
  async findProblem(now: number): Promise<string | undefined> {
    await this.#askPrimary(now)
    if (this.#database === undefined) return 'the primary has not answered yet'
    try {
      return this.#problemOf(await stateOf(this.#replica))
    } catch (error) {
      return `the replica does not answer: ${messageOf(error)}`
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#primary.end(), this.#replica.end()])
  }

  async #askPrimary(now: number): Promise<void> {
    try {
      const { database, position } = await stateOf(this.#primary)
      this.#database = database
      this.#positions.push({ at: now, position })
      while ((this.#positions[0]?.at ?? now) <= now - lagLimit)
        this.#due = this.#positions.shift()?.position ?? 0
    } catch {
      // Others say that the primary is away.
    }
  }

  #problemOf({ database, isReplica, position }: ServerState): string | undefined {
    if (database !== this.#database) return 'DATABASE_READ_URL names another database than DATABASE_URL'
    if (!isReplica)
      return 'DATABASE_READ_URL names no replica: it is the same server as in DATABASE_URL, or was promoted'
    const missing = this.#due - position
    if (missing <= 0) return undefined
    return `the replica is more than ${lagLimit / 1000} s behind: it has yet to replay ${missing} bytes`
  }
}

async function stateOf(pool: pg.Pool): Promise<ServerState> {
  const { rows } = await pool.query<ServerState>(askState)
  return rows[0] as ServerState
}

/** Several addresses that were tried in vain have no message of their own. */
function messageOf(error: unknown): string {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string }
  return message || code
}
