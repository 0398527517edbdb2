import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Stands for how this program derives tables from listings: a fingerprint of what it derives from some fixed listings. A test computes
 * it and fails where it is another. It is stored in the database, and a server rebuilds the tables of one with another value.
 */
export const indexFormat = 'cdbfd4f34ab63f35'

/** Whether the derived tables were made as this program makes them. */
export async function hasIndexFormat(db: Kysely<Schema>): Promise<boolean> {
  const { index_format } = await db.selectFrom('meta').select('index_format').executeTakeFirstOrThrow()
  return index_format === indexFormat
}

/** After all derived tables were rebuilt. */
export async function storeIndexFormat(db: Kysely<Schema>): Promise<void> {
  await db.updateTable('meta').set({ index_format: indexFormat }).execute()
}

/** In an empty directory: whatever comes into it is indexed by this program. */
export async function storeFirstIndexFormat(db: Kysely<Schema>): Promise<void> {
  if (await hasIndexFormat(db)) return
  await db
    .updateTable('meta')
    .set({ index_format: indexFormat })
    .where(sql<boolean>`not exists (select 1 from business)`)
    .execute()
}
