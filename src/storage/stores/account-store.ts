import { type Kysely, type Selectable, sql } from 'kysely'
import type {
  AttemptStore,
  NewSession,
  SecondFactorStore,
  Session,
  SessionStore,
} from '../../application/ports/account-store.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'

/** Stores administrators and their sessions (see the port). */
export function createSessionStore(db: Kysely<Schema>): SessionStore {
  return { ...accountsIn(db), ...sessionsIn(db) }
}

type Accounts = Pick<
  SessionStore,
  'listAccounts' | 'saveAccount' | 'createFirstAccount' | 'renameAccount' | 'removeAccount'
>

function accountsIn(db: Kysely<Schema>): Accounts {
  return {
    async listAccounts() {
      const rows = await db.selectFrom('admin').selectAll().orderBy('username').execute()
      return rows.map((row) => ({
        id: row.id,
        username: row.username,
        passwordHash: row.password_hash,
        mustChangePassword: row.must_change_password === 1,
      }))
    },

    async saveAccount({ id, username, passwordHash, mustChangePassword }, keep) {
      const password = { password_hash: passwordHash, must_change_password: mustChangePassword ? 1 : 0 }
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('admin')
          .values({ id, username, ...password })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(password))
          .execute()
        await deleteSessionsOf(trx, id, keep)
      })
    },

    async createFirstAccount({ id, username, passwordHash, mustChangePassword }) {
      const { rows } = await sql`
        insert into admin (id, username, password_hash, must_change_password)
        select ${id}, ${username}, ${passwordHash}, cast(${mustChangePassword ? 1 : 0} as integer) where not exists (select 1 from admin)
        on conflict (username) do nothing
        returning id`.execute(db)
      return rows.length > 0
    },

    async renameAccount(id, username) {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('admin').set({ username }).where('id', '=', id).execute()
        await deleteSessionsOf(trx, id)
      })
    },

    async removeAccount(id) {
      await db.deleteFrom('admin').where('id', '=', id).execute()
    },
  }
}

async function deleteSessionsOf(db: Kysely<Schema>, accountId: string, except?: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? ''))
    .execute()
}

function sessionsIn(db: Kysely<Schema>): Omit<SessionStore, keyof Accounts> {
  const withAccounts = () =>
    db
      .selectFrom('session')
      .innerJoin('admin', 'admin.id', 'session.account_id')
      .selectAll('session')
      .select(['admin.username', 'admin.must_change_password'])
  return {
    createSession: (session, passwordHash) =>
      db.transaction().execute(async (trx) => {
        // The update changes nothing, but locks the row: until the session is stored, nobody can change the password.
        const { numUpdatedRows } = await trx
          .updateTable('admin')
          .set({ password_hash: passwordHash })
          .where('id', '=', session.accountId)
          .where('password_hash', '=', passwordHash)
          .executeTakeFirst()
        if (!numUpdatedRows) return false
        await trx.insertInto('session').values(encodeSession(session)).execute()
        return true
      }),

    async findSession(tokenHash) {
      const row = await withAccounts().where('token_hash', '=', tokenHash).executeTakeFirst()
      return row && decodeSession(row)
    },

    async listSessions(accountId) {
      const rows = await withAccounts()
        .where('account_id', '=', accountId)
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

    deleteSessionsOf: (accountId, except) => deleteSessionsOf(db, accountId, except),

    async deleteExpiredSessions(now) {
      await db.deleteFrom('session').where('expires_at', '<=', now).execute()
    },
  }
}

function encodeSession(session: NewSession): Selectable<Schema['session']> {
  return {
    token_hash: session.tokenHash,
    account_id: session.accountId,
    created_at: session.createdAt,
    last_seen_at: session.lastSeenAt,
    expires_at: session.expiresAt,
    user_agent: storedText(session.userAgent),
  }
}

type SessionRow = Selectable<Schema['session']> &
  Pick<Selectable<Schema['admin']>, 'username' | 'must_change_password'>

function decodeSession(row: SessionRow): Session {
  return {
    tokenHash: row.token_hash,
    accountId: row.account_id,
    username: row.username,
    mustChangePassword: row.must_change_password === 1,
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

    async find(accountId) {
      const row = await db
        .selectFrom('second_factor')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      if (!row) return undefined
      const codes = await db
        .selectFrom('recovery_code')
        .select('code_hash')
        .where('account_id', '=', accountId)
        .orderBy('code_hash')
        .execute()
      return {
        secret: row.secret,
        isConfirmed: row.is_confirmed === 1,
        lastStep: row.last_step,
        recoveryHashes: codes.map(({ code_hash }) => code_hash),
      }
    },

    async begin(accountId, secret) {
      const stored = await db
        .insertInto('second_factor')
        .values({ account_id: accountId, secret, is_confirmed: 0, last_step: 0 })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ secret }).where('second_factor.is_confirmed', '=', 0),
        )
        .returning('account_id')
        .execute()
      return stored.length > 0
    },

    async takeStep(accountId, step) {
      const used = await db
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('account_id', '=', accountId)
        .where('last_step', '<', step)
        .returning('account_id')
        .execute()
      return used.length > 0
    },

    async confirm(accountId) {
      await db
        .updateTable('second_factor')
        .set({ is_confirmed: 1 })
        .where('account_id', '=', accountId)
        .execute()
    },

    remove: (accountId) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
        const removed = await transaction
          .deleteFrom('second_factor')
          .where('account_id', '=', accountId)
          .returning('account_id')
          .execute()
        return removed.length > 0
      }),
  }
}

function recoveryCodesIn(
  db: Kysely<Schema>,
): Pick<SecondFactorStore, 'setRecoveryHashes' | 'takeRecoveryHash'> {
  return {
    async setRecoveryHashes(accountId, hashes) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
        const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }))
        if (rows.length > 0) await transaction.insertInto('recovery_code').values(rows).execute()
      })
    },

    async takeRecoveryHash(accountId, hash) {
      const used = await db
        .deleteFrom('recovery_code')
        .where('account_id', '=', accountId)
        .where('code_hash', '=', hash)
        .returning('account_id')
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
