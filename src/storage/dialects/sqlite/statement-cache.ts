import type { Database, Statement } from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import type { PlainReads } from '../../derived/search-dictionary.ts'

const statementLimit = 200

/** A database in the form that Kysely uses. */
export interface KeptStatements {
  prepare<Values extends unknown[] = unknown[], Row = unknown>(text: string): Statement<Values, Row>
  close(): void
}

/** Prepares every statement once, because preparing takes longer than running most of them. */
export function keepStatements(database: Database): KeptStatements {
  const statements = new LRUCache<string, Statement>({ max: statementLimit })
  return {
    prepare<Values extends unknown[], Row>(text: string) {
      let statement = statements.get(text)
      if (!statement) {
        statement = database.prepare(text)
        statements.set(text, statement)
      }
      return statement as Statement<unknown[]> as Statement<Values, Row>
    },
    close: () => database.close(),
  }
}

/** Reads as plain SQL. A list of texts is JSON. */
export const plainReads = (statements: KeptStatements): PlainReads => ({
  isOneOf: 'in (select value from json_each(?))',
  rows: async <Row>(text: string, values: Parameters<PlainReads['rows']>[1]) =>
    statements
      .prepare<unknown[], Row>(text)
      .all(...values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : value))),
})
