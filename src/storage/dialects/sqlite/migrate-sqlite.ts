import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import {
  compareSchema,
  readMigrations,
  refuseUnknownSchema,
  type SchemaComparison,
} from '../../schema-comparison.ts'

export const migrations = readMigrations(join(import.meta.dirname, 'migrations'))

/** Changes nothing; an empty database lacks everything. */
export function compareSqliteSchema(database: Database): SchemaComparison {
  const hasTable = database.prepare("select 1 from sqlite_schema where name = 'migration'").get()
  const applied = hasTable ? database.prepare<[], string>('select name from migration').pluck().all() : []
  return compareSchema(applied, migrations)
}

/**
 * Brings the database to the newest schema in one transaction; returns the names applied. Processes that start at once
 * wait for each other's write lock.
 */
export function migrateSqlite(database: Database): readonly string[] {
  const run = database.transaction(() => {
    const comparison = compareSqliteSchema(database)
    refuseUnknownSchema(comparison)
    database.exec(
      'create table if not exists migration (name text primary key, applied_at text not null) strict',
    )
    const record = database.prepare(`insert into migration values (?, datetime('now'))`)
    for (const { name, sql } of migrations) {
      if (!comparison.missing.includes(name)) continue
      database.exec(sql)
      record.run(name)
    }
    return comparison.missing
  })
  return run.immediate()
}
