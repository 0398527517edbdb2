import { hash } from 'node:crypto'
import type { AdminAccount, Session, SessionStore } from '../ports/account-store.ts'
import { StorageFullError } from '../ports/store-errors.ts'
import type { Clock, Random } from '../ports/system.ts'

const day = 24 * 60 * 60 * 1000
/** A session ends this long after its login, even if it is in use. */
export const sessionLifetime = 14 * day
/** A session also ends this long after its last use. */
export const sessionIdleLimit = 2 * day
/** `lastSeenAt` is written at most this often. */
const touchInterval = 5 * 60 * 1000

const hashOf = (token: string) => hash('sha256', token, 'hex')

const holds = ({ expiresAt, lastSeenAt }: Session, now: number) =>
  expiresAt > now && lastSeenAt + sessionIdleLimit > now

/** The public id of a session, which is not its token. */
const publicIdOf = (tokenHash: string) => hashOf(tokenHash).slice(0, 16)

/** The administrator's sessions. Tokens live in cookies only; the store knows their hashes. */
export class SessionService {
  readonly #store: SessionStore
  readonly #random: Random
  readonly #clock: Clock

  constructor(ports: { store: SessionStore; random: Random; clock: Clock }) {
    this.#store = ports.store
    this.#random = ports.random
    this.#clock = ports.clock
  }

  /** A new session's token; undefined if the account has got another password since it was read, or is gone. */
  async open({ id, passwordHash }: AdminAccount, userAgent: string): Promise<string | undefined> {
    const token = this.#random.token(32)
    const now = this.#clock.now()
    await this.#store.deleteExpiredSessions(now)
    const session = {
      tokenHash: hashOf(token),
      accountId: id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + sessionLifetime,
      userAgent: userAgent.slice(0, 300),
    }
    return (await this.#store.createSession(session, passwordHash)) ? token : undefined
  }

  /** The session of a cookie's token; undefined if it is unknown, revoked, idle too long or expired. */
  async authenticate(token: string): Promise<Session | undefined> {
    const session = await this.#store.findSession(hashOf(token))
    const now = this.#clock.now()
    if (!session || !holds(session, now)) return undefined
    if (session.lastSeenAt + touchInterval <= now) await this.#touch(session.tokenHash, now)
    return session
  }

  /** On a full disk the session stays as it was: whoever is to make room must not be shut out. */
  async #touch(tokenHash: string, now: number): Promise<void> {
    await this.#store.touchSession(tokenHash, now).catch((error: unknown) => {
      if (!(error instanceof StorageFullError)) throw error
    })
  }

  async logout(token: string): Promise<void> {
    await this.end(hashOf(token))
  }

  async end(tokenHash: string): Promise<void> {
    await this.#store.deleteSession(tokenHash)
  }

  /** Ends all other sessions of the same account. */
  async endOthers({ accountId, tokenHash }: Session): Promise<void> {
    await this.#store.deleteSessionsOf(accountId, tokenHash)
  }

  /** Whether a session is still valid. */
  async isOpen(tokenHash: string): Promise<boolean> {
    const session = await this.#store.findSession(tokenHash)
    return session !== undefined && holds(session, this.#clock.now())
  }

  /** The account's valid sessions, last used first, each with its public id. */
  async list(accountId: string): Promise<readonly (Session & { readonly id: string })[]> {
    const now = this.#clock.now()
    const sessions = await this.#store.listSessions(accountId)
    return sessions
      .filter((session) => holds(session, now))
      .map((session) => ({ ...session, id: publicIdOf(session.tokenHash) }))
  }

  /** Ends an account's session by its public id and returns it; undefined if there is none. */
  async revoke(accountId: string, id: string): Promise<Session | undefined> {
    const session = (await this.list(accountId)).find((each) => each.id === id)
    if (session) await this.#store.deleteSession(session.tokenHash)
    return session
  }
}
