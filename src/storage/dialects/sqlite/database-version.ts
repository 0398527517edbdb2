import type { Database } from 'better-sqlite3'

/** Gives a text that is another one once anybody has written to the database, over whichever connection. */
export function prepareDatabaseVersion(database: Database): () => string {
  const others = database.prepare<[], number>('pragma data_version').pluck()
  const own = database.prepare<[], number>('select total_changes()').pluck()
  return () => `${others.get()} ${own.get()}`
}
