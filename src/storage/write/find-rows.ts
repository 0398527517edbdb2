import { sql } from 'kysely'
import { followMerges } from '../merge-drafts.ts'
import { type StoredRow, selectStored } from '../rows/stored-row.ts'
import type { Db, Write, WriteDialect } from './write-dialect.ts'

/** Locks and returns the stored rows with these ids, in id order, as every writer does. */
export async function lockRows(
  { oneOf, lockListings }: WriteDialect,
  trx: Write,
  ids: readonly string[],
): Promise<readonly StoredRow[]> {
  if (ids.length === 0) return []
  const lock = await lockListings(trx, ids)
  const { rows } = await sql<StoredRow>`${sql.raw(selectStored)} where business.id ${oneOf(ids)}
    order by business.id ${lock}`.execute(trx)
  return rows
}

/** Those of the ids that are stored, or merged into a stored listing. */
export async function listKnown(
  { oneOf }: WriteDialect,
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const listStored = async (some: readonly string[]) => {
    const { rows } = await sql<{ id: string }>`select id from business where id ${oneOf(some)}`.execute(db)
    return new Set(rows.map(({ id }) => id))
  }
  const stored = await listStored(ids)
  const merged = [...(await followMerges(db, oneOf, ids))]
  if (merged.length === 0) return stored
  const targets = await listStored(merged.map(([, target]) => target))
  return new Set([...stored, ...merged.flatMap(([id, target]) => (targets.has(target) ? [id] : []))])
}
