import type { Database } from 'better-sqlite3'
import type { RunTogether } from '../../run-together.ts'

/** See `RunTogether`. The transaction is synchronous, so no other statement of this connection can run in it. */
export function createRunTogether(database: Database): RunTogether {
  return async (first, ...rest) => {
    const statements = [first, ...rest].map((statement) => statement.compile())
    const transaction = database.transaction(() => {
      for (const [index, { sql, parameters }] of statements.entries()) {
        const { changes } = database.prepare(sql).run(...parameters)
        if (index === 0 && changes === 0) return false
      }
      return true
    })
    return transaction.immediate()
  }
}
