import { type RawBuilder, sql } from 'kysely'

/** A row id to compare with: the driver gives numbers as reals, and for those the full-text index looks at every row. */
export function exactRowid(rowid: number): RawBuilder<number> {
  return sql`cast(${rowid} as integer)`
}
