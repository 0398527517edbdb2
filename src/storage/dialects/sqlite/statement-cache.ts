import type { Database, Statement } from 'better-sqlite3'
import { keepLatest } from '../../keep-latest.ts'

const statementLimit = 200

/** A database as Kysely uses it. */
export interface KeptStatements {
  prepare<Values extends unknown[] = unknown[], Row = unknown>(text: string): Statement<Values, Row>
  close(): void
}

/** Prepares every statement once: that takes longer than to run most of them. */
export function keepStatements(database: Database): KeptStatements {
  const statements = new Map<string, Statement>()
  return {
    prepare<Values extends unknown[], Row>(text: string) {
      let statement = statements.get(text)
      if (!statement) {
        statement = database.prepare(text)
        keepLatest(statements, text, statement, statementLimit)
      }
      return statement as Statement<unknown[]> as Statement<Values, Row>
    },
    close: () => database.close(),
  }
}
