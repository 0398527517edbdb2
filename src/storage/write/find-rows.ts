import { sql } from 'kysely'
import { mergeTarget } from '../merge-drafts.ts'
import { type StoredRow, selectStored } from '../stored-row.ts'
import type { Db, Write, WriteDialect } from './write-dialect.ts'

/** Locks and returns the stored rows with these ids, in id order, as every writer does. */
export async function lockRows(
  { oneOf, lock }: WriteDialect,
  trx: Write,
  ids: readonly string[],
): Promise<readonly StoredRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredRow>`${sql.raw(selectStored)} where business.id ${oneOf(ids)}
    order by business.id ${lock('update of business')}`.execute(trx)
  return rows
}

/** Those of the ids that are stored, or merged into a stored listing. */
export async function listKnown(
  { oneOf }: WriteDialect,
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from business where id ${oneOf(ids)}
    union all select id from merged_listing where id ${oneOf(ids)} and exists (
      with recursive ${sql.raw(mergeTarget('merged_listing.id'))}
      select 1 from hop join business on business.id = hop.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
