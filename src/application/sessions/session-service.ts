import { hash } from 'node:crypto'
import type { Clock } from '../ports/clock.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { Random } from '../ports/random.ts'
import type { Session, SessionStore } from '../ports/session-store.ts'

const day = 24 * 60 * 60 * 1000
/** A session ends this long after its login, however busy it is. */
export const sessionLifetime = 14 * day
/** And this long after its last use. */
export const sessionIdleLimit = 2 * day
/** `lastSeenAt` is written at most this often. */
const touchInterval = 5 * 60 * 1000
export const passwordLimits = { min: 8, max: 200 }

const hashOf = (token: string) => hash('sha256', token, 'hex')

const holds = ({ expiresAt, lastSeenAt }: Session, now: number) =>
  expiresAt > now && lastSeenAt + sessionIdleLimit > now

/** A password that cannot be set; the message says why. */
export class WeakPasswordError extends Error {
  override readonly name = 'WeakPasswordError'
}

/** The password given as the present one is not. */
export class WrongPasswordError extends Error {
  override readonly name = 'WrongPasswordError'
}

/** Names a session in calls; opens nothing. */
const publicIdOf = (tokenHash: string) => hashOf(tokenHash).slice(0, 16)

/** The administrator's account and sessions. Tokens live in cookies only; the store knows their hashes. */
export class SessionService {
  readonly #store: SessionStore
  readonly #hasher: PasswordHasher
  readonly #random: Random
  readonly #clock: Clock
  #decoy: Promise<string> | undefined

  constructor(ports: { store: SessionStore; hasher: PasswordHasher; random: Random; clock: Clock }) {
    this.#store = ports.store
    this.#hasher = ports.hasher
    this.#random = ports.random
    this.#clock = ports.clock
  }

  /** The new session's token, or undefined where username or password is wrong; takes the same time for either. */
  async login(username: string, password: string, userAgent: string): Promise<{ token: string } | undefined> {
    const account = await this.#store.findAdmin(username)
    this.#decoy ??= this.#hasher.hash(this.#random.token(16))
    const passwordHash = account?.passwordHash ?? (await this.#decoy)
    const matches = await this.#hasher.verify(passwordHash, password.slice(0, passwordLimits.max))
    if (!account || !matches) return undefined
    const token = this.#random.token(32)
    const now = this.#clock.now()
    await this.#store.deleteExpiredSessions(now)
    await this.#store.createSession({
      tokenHash: hashOf(token),
      username: account.username,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + sessionLifetime,
      userAgent: userAgent.slice(0, 300),
    })
    return { token }
  }

  /** The session that a cookie's token opens; undefined where it is unknown, revoked, idle too long or expired. */
  async authenticate(token: string): Promise<Session | undefined> {
    const session = await this.#store.findSession(hashOf(token))
    const now = this.#clock.now()
    if (!session || !holds(session, now)) return undefined
    if (session.lastSeenAt + touchInterval <= now) await this.#store.touchSession(session.tokenHash, now)
    return session
  }

  async logout(token: string): Promise<void> {
    await this.#store.deleteSession(hashOf(token))
  }

  /** The sessions that still hold, the last used first, each under its public id. */
  async list(username: string): Promise<readonly (Session & { readonly id: string })[]> {
    const now = this.#clock.now()
    const sessions = await this.#store.listSessions(username)
    return sessions
      .filter((session) => holds(session, now))
      .map((session) => ({ ...session, id: publicIdOf(session.tokenHash) }))
  }

  /** Ends a user's session by its public id, and gives what it was; undefined where there is none. */
  async revoke(username: string, id: string): Promise<Session | undefined> {
    const session = (await this.list(username)).find((each) => each.id === id)
    if (session) await this.#store.deleteSession(session.tokenHash)
    return session
  }

  hasAdmin(): Promise<boolean> {
    return this.#store.hasAdmin()
  }

  async hasPassword(username: string, password: string): Promise<boolean> {
    const account = await this.#store.findAdmin(username)
    return account !== undefined && this.#hasher.verify(account.passwordHash, password)
  }

  /** Sets a new password for one who knows the present one. Throws `WrongPasswordError`, `WeakPasswordError`. */
  async changePassword(change: {
    readonly username: string
    readonly current: string
    readonly next: string
    /** Token hash of the session that stays. */
    readonly keep: string
  }): Promise<void> {
    if (!(await this.hasPassword(change.username, change.current))) throw new WrongPasswordError()
    await this.setPassword(change.username, change.next, change.keep)
  }

  /** Sets the password and ends all of the account's sessions but `keep` (a token hash). Throws `WeakPasswordError`. */
  async setPassword(username: string, password: string, keep?: string): Promise<void> {
    if (password.length < passwordLimits.min || password.length > passwordLimits.max) {
      throw new WeakPasswordError(
        `The password must have ${passwordLimits.min} to ${passwordLimits.max} characters.`,
      )
    }
    await this.#store.saveAdmin({ username, passwordHash: await this.#hasher.hash(password) })
    await this.#store.deleteSessionsOf(username, keep)
  }

  /** Makes a password for an account that has none yet. */
  async createFirstPassword(username: string): Promise<string> {
    const password = this.#random.token(15)
    await this.setPassword(username, password)
    return password
  }
}
