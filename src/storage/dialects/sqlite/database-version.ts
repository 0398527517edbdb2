import type { Database } from 'better-sqlite3'

/** Gives a text that is another one once anybody has written to the database, over whichever connection. */
export type DatabaseVersion = () => string

/**
 * Other connections are asked about once for each turn of the event loop: a search wants to know several times, and what they write
 * meanwhile might as well have come after it.
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
