import type { Kysely, Selectable } from 'kysely'
import type { AdminAccount, Session, SessionStore } from '../application/ports/session-store.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

/** Administrators and their sessions (see the port). */
export function createSessionStore(db: Kysely<Schema>): SessionStore {
  return {
    async findAdmin(username) {
      const row = await db
        .selectFrom('admin')
        .selectAll()
        .where('username', '=', storedText(username))
        .executeTakeFirst()
      return row && { username: row.username, passwordHash: row.password_hash }
    },

    async saveAdmin({ username, passwordHash }: AdminAccount) {
      await db
        .insertInto('admin')
        .values({ username, password_hash: passwordHash })
        .onConflict((conflict) => conflict.column('username').doUpdateSet({ password_hash: passwordHash }))
        .execute()
    },

    async hasAdmin() {
      return (await db.selectFrom('admin').select('username').limit(1).executeTakeFirst()) !== undefined
    },

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
