import type { Kysely } from 'kysely'
import type { AttemptStore } from '../application/ports/account-store.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

/** Attempts that are limited (see the port). */
export function createAttemptStore(db: Kysely<Schema>): AttemptStore {
  return {
    async find(key) {
      const row = await db
        .selectFrom('attempt_limit')
        .selectAll()
        .where('key', '=', storedText(key))
        .executeTakeFirst()
      return row && { count: row.count, freeAt: row.free_at, expiresAt: row.expires_at }
    },

    async replace(key, seen, { count, freeAt, expiresAt }) {
      const values = { count, free_at: freeAt, expires_at: expiresAt }
      const changed = seen
        ? await db
            .updateTable('attempt_limit')
            .set(values)
            .where('key', '=', storedText(key))
            .where('count', '=', seen.count)
            .where('free_at', '=', seen.freeAt)
            .where('expires_at', '=', seen.expiresAt)
            .returning('key')
            .execute()
        : await db
            .insertInto('attempt_limit')
            .values({ key: storedText(key), ...values })
            .onConflict((conflict) => conflict.column('key').doNothing())
            .returning('key')
            .execute()
      return changed.length > 0
    },

    async removeExpired(now) {
      await db.deleteFrom('attempt_limit').where('expires_at', '<=', now).execute()
      const row = await db
        .selectFrom('attempt_limit')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .executeTakeFirst()
      return Number(row?.left ?? 0)
    },
  }
}
