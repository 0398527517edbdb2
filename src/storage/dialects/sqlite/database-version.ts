import type { Database } from 'better-sqlite3'

/** Returns a text that changes with every write to the database, by any connection. */
export type DatabaseVersion = () => string

/**
 * Other connections' writes are checked once in each turn of the event loop. One search asks several times, and may
 * ignore what is written meanwhile.
 */
export function prepareDatabaseVersion(database: Database): DatabaseVersion {
  const others = database.prepare<[], number>('pragma data_version').pluck()
  const own = database.prepare<[], number>('select total_changes()').pluck()
  let known: number | undefined
  return () => {
    if (known === undefined) {
      known = others.get()
      setImmediate(() => {
        known = undefined
      })
    }
    return `${known} ${own.get()}`
  }
}
