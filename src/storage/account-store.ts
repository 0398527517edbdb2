import { type Kysely, type Selectable, sql } from 'kysely'
import type {
  AdminAccount,
  AttemptStore,
  SecondFactorStore,
  Session,
  SessionStore,
} from '../application/ports/account-store.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

/** Stores administrators and their sessions (see the port). */
export function createSessionStore(db: Kysely<Schema>): SessionStore {
  return { ...accountsIn(db), ...sessionsIn(db) }
}

type Accounts = Pick<
  SessionStore,
  'findAdmin' | 'saveAdmin' | 'listAdmins' | 'createFirstAdmin' | 'renameAdmin' | 'removeAdmin'
>

function accountsIn(db: Kysely<Schema>): Accounts {
  return {
    async findAdmin(username) {
      const row = await db
        .selectFrom('admin')
        .selectAll()
        .where('username', '=', storedText(username))
        .executeTakeFirst()
      return (
        row && {
          username: row.username,
          passwordHash: row.password_hash,
          passwordExpiresAt: row.password_expires_at,
        }
      )
    },

    async saveAdmin({ username, passwordHash, passwordExpiresAt }: AdminAccount) {
      const password = { password_hash: passwordHash, password_expires_at: passwordExpiresAt }
      await db
        .insertInto('admin')
        .values({ username, ...password })
        .onConflict((conflict) => conflict.column('username').doUpdateSet(password))
        .execute()
    },

    async listAdmins() {
      const rows = await db.selectFrom('admin').select('username').orderBy('username').execute()
      return rows.map(({ username }) => username)
    },

    async createFirstAdmin({ username, passwordHash, passwordExpiresAt }) {
      const { rows } = await sql`
        insert into admin (username, password_hash, password_expires_at)
        select ${storedText(username)}, ${passwordHash}, cast(${passwordExpiresAt} as bigint) where not exists (select 1 from admin)
        on conflict (username) do nothing
        returning username`.execute(db)
      return rows.length > 0
    },

    async renameAdmin(from, to) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('session').where('username', '=', from).execute()
        for (const table of ['admin', 'second_factor', 'recovery_code'] as const) {
          await transaction
            .updateTable(table)
            .set({ username: storedText(to) })
            .where('username', '=', from)
            .execute()
        }
      })
    },

    async removeAdmin(username) {
      await db.transaction().execute(async (transaction) => {
        for (const table of ['session', 'admin', 'second_factor', 'recovery_code'] as const) {
          await transaction.deleteFrom(table).where('username', '=', username).execute()
        }
      })
    },
  }
}

function sessionsIn(db: Kysely<Schema>): Omit<SessionStore, keyof Accounts> {
  return {
    async createSession(session) {
      await db
        .insertInto('session')
        .values({
          token_hash: session.tokenHash,
          username: session.username,
          created_at: session.createdAt,
          last_seen_at: session.lastSeenAt,
          expires_at: session.expiresAt,
          user_agent: storedText(session.userAgent),
        })
        .execute()
    },

    async findSession(tokenHash): Promise<Session | undefined> {
      const row = await db
        .selectFrom('session')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row && decodeSession(row)
    },

    async listSessions(username) {
      const rows = await db
        .selectFrom('session')
        .selectAll()
        .where('username', '=', username)
        .orderBy('last_seen_at', 'desc')
        .orderBy('token_hash')
        .execute()
      return rows.map(decodeSession)
    },

    async touchSession(tokenHash, lastSeenAt) {
      await db
        .updateTable('session')
        .set({ last_seen_at: lastSeenAt })
        .where('token_hash', '=', tokenHash)
        .execute()
    },

    async deleteSession(tokenHash) {
      await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
    },

    async deleteSessionsOf(username, except) {
      await db
        .deleteFrom('session')
        .where('username', '=', username)
        .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? ''))
        .execute()
    },

    async deleteExpiredSessions(now) {
      await db.deleteFrom('session').where('expires_at', '<=', now).execute()
    },
  }
}

function decodeSession(row: Selectable<Schema['session']>): Session {
  return {
    tokenHash: row.token_hash,
    username: row.username,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    userAgent: row.user_agent,
  }
}

/** Stores second factors: secrets and recovery codes (see the port). */
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

/** Stores limited attempts (see the port). */
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

    async removeExpired(now, limit) {
      await db.deleteFrom('attempt_limit').where('expires_at', '<=', now).execute()
      // When the first key expires that is one too many, counted from those that expire last.
      const surplus = await db
        .selectFrom('attempt_limit')
        .select('expires_at')
        .orderBy('expires_at', 'desc')
        .offset(limit)
        .limit(1)
        .executeTakeFirst()
      if (!surplus) return
      await db.deleteFrom('attempt_limit').where('expires_at', '<=', surplus.expires_at).execute()
    },
  }
}
