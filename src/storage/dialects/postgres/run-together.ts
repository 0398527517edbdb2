import type { Pool } from 'pg'
import type { RunTogether } from '../../run-together.ts'
import { inTransaction } from './in-transaction.ts'

/** See `RunTogether`. */
export function createRunTogether(pool: Pool): RunTogether {
  return (first, ...rest) =>
    inTransaction(pool, async (client) => {
      for (const [index, statement] of [first, ...rest].entries()) {
        const { sql, parameters } = statement.compile()
        const { rowCount } = await client.query(sql, [...parameters])
        if (index === 0 && rowCount === 0) return false
      }
      return true
    })
}
