import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** Throws where migrations are missing: the tables are not those that this version writes. */
export async function requireSchema(
  db: Kysely<Schema>,
  migrations: readonly { readonly name: string }[],
): Promise<void> {
  const tables = await db.introspection.getTables()
  const { rows } = tables.some(({ name }) => name === 'migration')
    ? await sql<{ name: string }>`select name from migration`.execute(db)
    : { rows: [] }
  const done = new Set(rows.map(({ name }) => name))
  if (migrations.every(({ name }) => done.has(name))) return
  throw new Error('The database is of an older version. "npm run cli -- migrate" brings it up to date.')
}
