import type { Compilable, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Runs statements in one transaction, those after the first only if it changed a row. Returns whether it did. */
export function runTogether(
  db: Kysely<Schema>,
  first: Compilable,
  ...rest: readonly Compilable[]
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await trx.executeQuery(first.compile())
    if (!numAffectedRows) return false
    for (const statement of rest) await trx.executeQuery(statement.compile())
    return true
  })
}
