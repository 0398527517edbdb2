import type { CompiledQuery } from 'kysely'

interface Compilable {
  compile(): CompiledQuery
}

/**
 * Runs statements in one transaction. Those after the first run only if the first one changed a row; returns whether
 * it did. Kysely's own transactions would not do: with SQLite, others write over the same connection.
 */
export type RunTogether = (first: Compilable, ...rest: readonly Compilable[]) => Promise<boolean>
