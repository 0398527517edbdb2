import { type Kysely, sql } from 'kysely'
import type { Difference } from '../../../application/ports/verification.ts'
import type { Schema } from '../../schema.ts'

/**
 * Tables that a Citus cluster spreads over its nodes, each by a column, in the order in which they are distributed. Those of one
 * group keep the rows of one listing on one node. All other tables stay on the coordinator.
 */
const distributed = [
  { name: 'business', column: 'id', group: 'none' },
  { name: 'submission', column: 'listing_id', group: 'business' },
  { name: 'changed_listing', column: 'listing_id', group: 'business' },
  { name: 'merged_listing', column: 'id', group: 'business' },
  { name: 'listing_slug', column: 'slug', group: 'none' },
] as const

/** Whether the listings are spread over the nodes of a Citus cluster. */
export async function isDistributed(db: Kysely<Schema>): Promise<boolean> {
  return (await isCitus(db)) && (await listUndistributed(db)).length < distributed.length
}

async function isCitus(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

/** What differs between a plain server and a Citus cluster. */
export interface PostgresCapabilities {
  /** Whether a select of several listings may lock their rows. */
  readonly locksRowsAcrossShards: boolean
  /** Whether a subquery with a limit stays on the nodes. If not, the coordinator collects its rows. */
  readonly pushesDownLimits: boolean
  /** Whether a transaction can see one state of all listings. */
  readonly hasSnapshots: boolean
}

/** Asks once, at the first call that gets an answer. */
export function readCapabilities(db: Kysely<Schema>): () => Promise<PostgresCapabilities> {
  let known: Promise<PostgresCapabilities> | undefined
  return () => {
    known ??= isDistributed(db).then((is) => ({
      locksRowsAcrossShards: !is,
      pushesDownLimits: !is,
      hasSnapshots: !is,
    }))
    known.catch(() => {
      known = undefined
    })
    return known
  }
}

/** The tables that should be distributed and are not. */
async function listUndistributed(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
    where partmethod = 'h'`.execute(db)
  const names = new Set(rows.map(({ name }) => name))
  return distributed.flatMap(({ name }) => (names.has(name) ? [] : [name]))
}

/** The tables of a distributed directory that are not distributed. */
export async function* layoutDifferences(db: Kysely<Schema>): AsyncGenerator<Difference> {
  const missing = (await isDistributed(db)) ? await listUndistributed(db) : []
  for (const table of missing) {
    const key = 'run migrate --distribute'
    yield { table, what: 'table is on the coordinator alone', key, expected: 'distributed', found: null }
  }
}

/**
 * Distributes the tables that are not distributed yet, with their rows, and returns their names. Each is a transaction, so a run that
 * was cut off is continued by the next. Throws if the database is no Citus coordinator.
 */
export async function distributeTables(db: Kysely<Schema>): Promise<readonly string[]> {
  if (!(await isCitus(db))) {
    throw new Error(
      'The database of DATABASE_URL is no Citus coordinator: it has no extension “citus”. Run create extension citus in it, connect its workers with citus_add_node, and try again; or leave --distribute out.',
    )
  }
  const done: string[] = []
  for (const table of distributed) if (await distributeTable(db, table)) done.push(table.name)
  return done
}

/** Any number that nothing else locks, and that migrations do not lock. */
const layoutLock = 7_264_011_537

/** Of processes that distribute at once, such as two servers that start, one does it and the others wait. False: it was done already. */
function distributeTable(
  db: Kysely<Schema>,
  { name, column, group }: (typeof distributed)[number],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${layoutLock})`.execute(trx)
    if (!(await listUndistributed(trx)).includes(name)) return false
    await sql`select create_distributed_table(${name}, ${column}, colocate_with => ${group})`.execute(trx)
    // The coordinator's own copy of the rows is of no more use.
    await sql`select truncate_local_data_after_distributing_table(${name})`.execute(trx)
    return true
  })
}
