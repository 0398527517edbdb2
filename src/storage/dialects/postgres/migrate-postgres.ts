import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../schema.ts'
import {
  compareSchema,
  readMigrations,
  refuseUnknownSchema,
  type SchemaComparison,
} from '../../schema-comparison.ts'

export const migrations = readMigrations(join(import.meta.dirname, 'migrations'))

/** Any number that nothing else locks. */
const migrationLock = 7_264_011_536

/** Changes nothing; an empty database lacks everything. */
export async function comparePostgresSchema(db: Kysely<Schema>): Promise<SchemaComparison> {
  const { rows: tables } = await sql`select 1 from pg_tables where tablename = 'migration'`.execute(db)
  const applied = sql<{ name: string }>`select name from migration`
  const { rows } = tables.length > 0 ? await applied.execute(db) : { rows: [] }
  return compareSchema(
    rows.map(({ name }) => name),
    migrations,
  )
}

/**
 * Brings the database to the newest schema in one transaction; returns the names applied. Processes that start at once
 * wait for each other at an advisory lock.
 */
export function migratePostgres(db: Kysely<Schema>): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
    const comparison = await comparePostgresSchema(trx)
    refuseUnknownSchema(comparison)
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null)`.execute(
      trx,
    )
    for (const { name, sql: statements } of migrations) {
      if (!comparison.missing.includes(name)) continue
      await sql.raw(statements).execute(trx)
      await sql`insert into migration values (${name}, now())`.execute(trx)
    }
    return comparison.missing
  })
}
