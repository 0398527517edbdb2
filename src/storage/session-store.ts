import { type Kysely, type Selectable, sql } from 'kysely'
import type { AdminAccount, Session, SessionStore } from '../application/ports/account-store.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

/** Administrators and their sessions (see the port). */
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
