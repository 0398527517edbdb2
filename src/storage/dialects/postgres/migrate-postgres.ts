import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../schema.ts'
import {
  compareSchema,
  isWithoutDirectory,
  readMigrations,
  refuseUnknownSchema,
  type SchemaComparison,
  UnusableDatabaseError,
} from '../../schema-comparison.ts'

export const migrations = readMigrations(join(import.meta.dirname, 'migrations'))

/** Any number that nothing else locks. */
const migrationLock = 7_264_011_536

/** Changes nothing; an empty database lacks everything. Throws `UnusableDatabaseError` if the table is another program's. */
export async function comparePostgresSchema(db: Kysely<Schema>): Promise<SchemaComparison> {
  const { rows: tables } = await sql<{ isThere: boolean; columns: number }>`
    select to_regclass('migration') is not null as "isThere", count(*)::int as columns from pg_attribute
    where attrelid = to_regclass('migration') and attname in ('name', 'applied_at') and not attisdropped`.execute(
    db,
  )
  const [table] = tables
  if (!table?.isThere) return compareSchema([], migrations)
  if (table.columns < 2) throw tablesOfOthers('migration')
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
  return compareSchema(
    rows.map(({ name }) => name),
    migrations,
  )
}

const tablesOfOthers = (table: string) =>
  new UnusableDatabaseError(
    [
      `The database of DATABASE_URL has a table "${table}" of another program. Nothing was written.`,
      'Make a database of its own for the directory (create database …), and name it at the end of DATABASE_URL.',
    ].join('\n'),
  )

/** A server that works at first, and fails later at a statement or a letter that it does not know, would be worse than none. */
async function refuseUnfitServer(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ number: number; version: string; encoding: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`.execute(db)
  const { number = 0, version = '', encoding = '' } = rows[0] ?? {}
  if (number < oldestServer * 10_000) {
    throw new UnusableDatabaseError(
      `The server of DATABASE_URL is PostgreSQL ${version}, and the directory needs ${oldestServer} or newer. Nothing was written.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new UnusableDatabaseError(
      [
        `The database of DATABASE_URL stores text as ${encoding}, which lacks letters that listings have. Nothing was written.`,
        "Make it anew: create database … encoding 'UTF8' template template0.",
      ].join('\n'),
    )
  }
}

const oldestServer = 15
/** PostgreSQL's own code: there is such a table already. */
const duplicateTable = '42P07'

/**
 * Brings the database to the newest schema in one transaction; returns the names applied. Processes that start at once
 * wait for each other at an advisory lock. Throws `UnusableDatabaseError` if a database without a directory is not fit for one.
 */
export function migratePostgres(db: Kysely<Schema>): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
    const comparison = await comparePostgresSchema(trx)
    refuseUnknownSchema(comparison)
    const isFirst = isWithoutDirectory(comparison)
    if (isFirst) await refuseUnfitServer(trx)
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null)`.execute(
      trx,
    )
    for (const { name, sql: statements } of migrations) {
      if (!comparison.missing.includes(name)) continue
      await sql
        .raw(statements)
        .execute(trx)
        .catch(isFirst ? refuseTablesOfOthers : undefined)
      await sql`insert into migration values (${name}, now())`.execute(trx)
    }
    return comparison.missing
  })
}

function refuseTablesOfOthers(error: unknown): never {
  const { code, message = '' } = error as { readonly code?: string; readonly message?: string }
  throw code === duplicateTable ? tablesOfOthers(message.split('"')[1] ?? '') : error
}
