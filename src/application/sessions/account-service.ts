import type { AuditLog } from '../audit/audit-log.ts'
import type { Refusals } from '../audit/refusals.ts'
import { type AttemptLimits, TooManyAttemptsError } from '../limits/attempt-limits.ts'
import type { PasswordHasher, Session, SessionStore } from '../ports/account-store.ts'
import type { Clock, Random } from '../ports/system.ts'
import { findWeakness, passwordLimits, WeakPasswordError } from './password-rules.ts'
import type { SessionService } from './session-service.ts'

/** The given current password is wrong. */
export class WrongPasswordError extends Error {
  override readonly name = 'WrongPasswordError'
}

/** An account does not exist, or there would be one too many. The message is for the administrator. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
}

/** How long a password works that the product has made, in ms. */
export const firstPasswordLifetime = 7 * 24 * 60 * 60 * 1000

interface Ports {
  readonly store: SessionStore
  readonly hasher: PasswordHasher
  readonly random: Random
  readonly clock: Clock
  /** Words that no password may consist of, beside the user name: the site's name and address. */
  readonly siteNames: readonly string[]
  /** Called when somebody has set a password, so the file with the first one can be removed. */
  readonly onPasswordSet: () => void
}

/** The administrator's account: its name and its password. */
export class AccountService {
  readonly #ports: Ports
  #decoy: Promise<string> | undefined

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** User names of all accounts. There is one; earlier versions could leave more. */
  list(): Promise<readonly string[]> {
    return this.#ports.store.listAdmins()
  }

  /** When the account's password stops working, in ms since the epoch; null: never. */
  async passwordExpiry(username: string): Promise<number | null> {
    return (await this.#ports.store.findAdmin(username))?.passwordExpiresAt ?? null
  }

  async isPasswordExpired(username: string): Promise<boolean> {
    return this.#isOver(await this.passwordExpiry(username))
  }

  #isOver(expiresAt: number | null): boolean {
    return expiresAt !== null && expiresAt <= this.#ports.clock.now()
  }

  /** False for a password that has expired. Takes the same time whether the account exists or not. */
  async hasPassword(username: string, password: string): Promise<boolean> {
    const { store, hasher, random } = this.#ports
    const account = await store.findAdmin(username)
    this.#decoy ??= hasher.hash(random.token(16))
    const passwordHash = account?.passwordHash ?? (await this.#decoy)
    const matches = await hasher.verify(passwordHash, password.slice(0, passwordLimits.max))
    return account !== undefined && matches && !this.#isOver(account.passwordExpiresAt)
  }

  /**
   * Makes the first account and returns its password. If none is given, it makes one that works for seven days.
   * Undefined if there is an account already. Throws `WeakPasswordError`.
   */
  async createFirst(username: string, given?: string): Promise<string | undefined> {
    const { store, hasher, random, clock } = this.#ports
    const password = given ?? random.token(15)
    const passwordExpiresAt = given === undefined ? clock.now() + firstPasswordLifetime : null
    await this.#refuseWeak(username, password)
    const isCreated = await store.createFirstAdmin({
      username,
      passwordHash: await hasher.hash(password),
      passwordExpiresAt,
    })
    return isCreated ? password : undefined
  }

  /**
   * Sets the password and ends all of the account's sessions except `keep` (a token hash). Makes the account if there is none at
   * all. Throws `WeakPasswordError`, `AccountError`.
   */
  async setPassword(username: string, password: string, keep?: string): Promise<void> {
    const { store, hasher, onPasswordSet } = this.#ports
    const accounts = await this.list()
    if (accounts.length > 0) refuseUnknown(username, accounts)
    await this.#refuseWeak(username, password)
    await store.saveAdmin({
      username,
      passwordHash: await hasher.hash(password),
      passwordExpiresAt: null,
    })
    await store.deleteSessionsOf(username, keep)
    onPasswordSet()
  }

  /** Ends all of the account's sessions. Throws `AccountError`. */
  async rename(from: string, to: string): Promise<void> {
    const accounts = await this.list()
    refuseUnknown(from, accounts)
    if (to === '' || to.length > 64) throw new AccountError('A user name must have 1 to 64 characters.')
    if (accounts.includes(to)) throw new AccountError(`There is an account "${to}" already.`)
    await this.#ports.store.renameAdmin(from, to)
  }

  /** Removes an account that an earlier version left beside another one. Throws `AccountError`. */
  async remove(username: string): Promise<void> {
    const accounts = await this.list()
    refuseUnknown(username, accounts)
    if (accounts.length === 1) throw new AccountError(`"${username}" is the only account.`)
    await this.#ports.store.removeAdmin(username)
  }

  async #refuseWeak(username: string, password: string): Promise<void> {
    const weakness = await findWeakness(password, [username, ...this.#ports.siteNames])
    if (weakness) throw new WeakPasswordError(weakness)
  }
}

function refuseUnknown(username: string, accounts: readonly string[]): void {
  if (accounts.includes(username)) return
  const known = accounts.map((each) => `"${each}"`).join(', ')
  throw new AccountError(
    `There is no account "${username}". ${known ? `There is ${known}.` : 'There is none at all.'}`,
  )
}

/** How many wrong passwords a session survives in a quarter of an hour; the next one ends it. */
const wrongPasswords = { max: 5, window: 15 * 60 * 1000 }

/** The session has ended meanwhile. */
class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'
}

interface ConfirmationPorts {
  readonly accounts: AccountService
  readonly sessions: SessionService
  readonly limits: AttemptLimits
  readonly audit: AuditLog
  readonly refusals: Refusals
}

/** Checks the password again before actions for which a stolen session must not be enough. */
export class PasswordConfirmation {
  readonly #ports: ConfirmationPorts

  constructor(ports: ConfirmationPorts) {
    this.#ports = ports
  }

  /** Throws `WrongPasswordError`, or `SessionEndedError` after too many. */
  async confirm({ username, tokenHash }: Session, password: string, address: string): Promise<void> {
    const { accounts, limits, refusals } = this.#ports
    const key = `password:${tokenHash}`
    const tries = await limits.count(key, wrongPasswords).catch((error: unknown) => {
      if (error instanceof TooManyAttemptsError) return wrongPasswords.max + 1
      throw error
    })
    const isRight = tries <= wrongPasswords.max && (await accounts.hasPassword(username, password))
    if (isRight) return limits.reset(key)
    await refusals.record({ action: 'password-refused', address, username })
    if (tries < wrongPasswords.max) throw new WrongPasswordError()
    await this.#endSession(username, tokenHash)
  }

  async #endSession(username: string, tokenHash: string): Promise<never> {
    const { sessions, audit } = this.#ports
    await sessions.end(tokenHash)
    await audit.record({
      username,
      action: 'session-revoked',
      details: { wrongPasswords: wrongPasswords.max },
    })
    throw new SessionEndedError('Please log in to access the admin panel')
  }
}
