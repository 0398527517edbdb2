import type { Database, Statement } from 'better-sqlite3'

const statementLimit = 200

/** The database as Kysely uses it, with every statement prepared once: that takes longer than to run most of them. */
export function keepStatements(database: Database): {
  prepare(sql: string): Statement<unknown[]>
  close(): void
} {
  const statements = new Map<string, Statement<unknown[]>>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      if (statements.size >= statementLimit) statements.clear()
      const statement = database.prepare(sql)
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}
