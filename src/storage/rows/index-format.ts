import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Version of the derived tables. It is a hash of the rows that this program derives from a few fixed listings, so it changes when the program
 * derives other rows; `index-format.test.ts` computes it, and says which value belongs here. The database keeps the value with which its
 * tables were made. A server that finds another one rebuilds them.
 */
export const indexFormat = '2ab3db38688807cc'

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
