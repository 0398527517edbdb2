import type { Kysely } from 'kysely'
import type { SecondFactorStore } from '../application/ports/account-store.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

/** What is asked for beside the password (see the port). */
export function createSecondFactorStore(db: Kysely<Schema>): SecondFactorStore {
  return {
    ...recoveryCodesIn(db),

    async find(username) {
      const row = await db
        .selectFrom('second_factor')
        .selectAll()
        .where('username', '=', storedText(username))
        .executeTakeFirst()
      if (!row) return undefined
      const codes = await db
        .selectFrom('recovery_code')
        .select('code_hash')
        .where('username', '=', row.username)
        .orderBy('code_hash')
        .execute()
      return {
        secret: row.secret,
        isConfirmed: row.is_confirmed === 1,
        lastStep: row.last_step,
        recoveryHashes: codes.map(({ code_hash }) => code_hash),
      }
    },

    async begin(username, secret) {
      const stored = await db
        .insertInto('second_factor')
        .values({ username, secret, is_confirmed: 0, last_step: 0 })
        .onConflict((conflict) =>
          conflict.column('username').doUpdateSet({ secret }).where('second_factor.is_confirmed', '=', 0),
        )
        .returning('username')
        .execute()
      return stored.length > 0
    },

    async takeStep(username, step) {
      const used = await db
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('username', '=', username)
        .where('last_step', '<', step)
        .returning('username')
        .execute()
      return used.length > 0
    },

    async confirm(username) {
      await db
        .updateTable('second_factor')
        .set({ is_confirmed: 1 })
        .where('username', '=', username)
        .execute()
    },

    remove: (username) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_code').where('username', '=', username).execute()
        const removed = await transaction
          .deleteFrom('second_factor')
          .where('username', '=', username)
          .returning('username')
          .execute()
        return removed.length > 0
      }),
  }
}

function recoveryCodesIn(
  db: Kysely<Schema>,
): Pick<SecondFactorStore, 'setRecoveryHashes' | 'takeRecoveryHash'> {
  return {
    async setRecoveryHashes(username, hashes) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_code').where('username', '=', username).execute()
        const rows = hashes.map((code_hash) => ({ username, code_hash }))
        if (rows.length > 0) await transaction.insertInto('recovery_code').values(rows).execute()
      })
    },

    async takeRecoveryHash(username, hash) {
      const used = await db
        .deleteFrom('recovery_code')
        .where('username', '=', username)
        .where('code_hash', '=', hash)
        .returning('username')
        .execute()
      return used.length > 0
    },
  }
}
