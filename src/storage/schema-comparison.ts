import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** One file of a folder `migrations`. It is never changed once a release has it, so it is plain SQL and calls no code. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** The migrations in `folder`, in the order in which they are applied: that of their names. */
export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: basename(file, '.sql'), sql: readFileSync(join(folder, file), 'utf8') }))
}

/** How a database's schema differs from the schema that this program knows: names of migrations. */
export interface SchemaComparison {
  /** Not yet applied. */
  readonly missing: readonly string[]
  /** Applied by a newer version of the program. */
  readonly unknown: readonly string[]
}

/** Compares the names of applied migrations with the migrations that this program knows. */
export function compareSchema(applied: readonly string[], known: readonly Migration[]): SchemaComparison {
  const names = known.map(({ name }) => name)
  return {
    missing: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  }
}

/** A newer version of the program has changed the database, so writes of this version could be wrong. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
  constructor(unknown: readonly string[]) {
    super(
      [
        `The database was changed by a newer version of this program (${unknown.join(', ')}).`,
        'Nothing was written. Start the newer version again, or restore a backup from before the upgrade:',
        'npm run cli -- restore FILE, in a new DATA_DIR or database.',
      ].join('\n'),
    )
  }
}

/** The first migration of every version up to the one that gave the schema as a whole. None of them was released. */
const firstBeforeRelease = '0001-directory'

/** The database is of a version from before the first release, from which no migration leads here. */
class UnreleasedDatabaseError extends Error {
  override readonly name = 'UnreleasedDatabaseError'
  constructor() {
    super(
      [
        'The database is of a version from before the first release, which this version cannot bring up to date.',
        'Nothing was written. To move it: npm run cli -- backup FILE with the version that made it, then',
        'npm run cli -- restore FILE with this one, in a new DATA_DIR or database.',
      ].join('\n'),
    )
  }
}

/** The database cannot be used, and nothing was written to it. The words say why, and what to do. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError'
}

const firstMigration = '0001-schema'

/** Whether no version of the program has made its tables. */
export const isWithoutDirectory = ({ missing }: SchemaComparison): boolean => missing.includes(firstMigration)

/** For commands that work on what is there: a mistyped name of a database is no empty directory. */
export function refuseWithoutDirectory(comparison: SchemaComparison): void {
  if (!isWithoutDirectory(comparison)) return
  throw new UnusableDatabaseError(
    [
      'There is no directory in the database of DATABASE_URL.',
      'Check the name of the database at its end, or make a new directory there with "npm start", "import", "generate", "migrate" or "restore".',
    ].join('\n'),
  )
}

/**
 * Throws `NewerDatabaseError` if there is a migration that this program does not know, and in other words if the database is of a version
 * from before the first release.
 */
export function refuseUnknownSchema({ unknown }: SchemaComparison): void {
  if (unknown.includes(firstBeforeRelease)) throw new UnreleasedDatabaseError()
  if (unknown.length > 0) throw new NewerDatabaseError(unknown)
}

/** Throws if migrations are missing: the tables are not those that this version writes. */
export function refuseOlder({ missing }: SchemaComparison): void {
  if (missing.length === 0) return
  throw new Error('The database is of an older version. "npm run cli -- migrate" brings it up to date.')
}
