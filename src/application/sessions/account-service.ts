import { normaliseUsername, usernameLimit } from '../../domain/account/username.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { Refusals } from '../audit/refusals.ts'
import { type AttemptLimits, TooManyAttemptsError } from '../limits/attempt-limits.ts'
import type { AdminAccount, PasswordHasher, Session, SessionStore } from '../ports/account-store.ts'
import type { Random } from '../ports/system.ts'
import { findWeakness, passwordLimits, WeakPasswordError } from './password-rules.ts'
import { type SecondFactorService, WrongCodeError } from './second-factor-service.ts'
import type { SessionService } from './session-service.ts'

/** The given current password is wrong. */
export class WrongPasswordError extends Error {
  override readonly name = 'WrongPasswordError'
}

/** An account does not exist, or there would be one too many. The message is for the administrator. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
}

interface Ports {
  readonly store: SessionStore
  readonly hasher: PasswordHasher
  readonly random: Random
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

  /** All accounts. There is one; earlier versions could leave more. */
  list(): Promise<readonly AdminAccount[]> {
    return this.#ports.store.listAccounts()
  }

  /**
   * The account that a user name means, in any spelling that `normaliseUsername` takes for the same. The store never sees the given
   * spelling. From here on the account's id counts, not its name.
   */
  async find(username: string): Promise<AdminAccount | undefined> {
    return findIn(await this.list(), username)
  }

  /** Throws `AccountError` if there is none. */
  async named(username: string): Promise<AdminAccount> {
    return orRefuse(await this.list(), username)
  }

  async findById(id: string): Promise<AdminAccount | undefined> {
    return (await this.list()).find((account) => account.id === id)
  }

  /** The account, if the password is right. Takes the same time whether the account exists or not. */
  async authenticate(username: string, password: string): Promise<AdminAccount | undefined> {
    const account = await this.find(username)
    return (await this.#isPasswordOf(account, password)) ? account : undefined
  }

  async hasPassword(accountId: string, password: string): Promise<boolean> {
    return this.#isPasswordOf(await this.findById(accountId), password)
  }

  async #isPasswordOf(account: AdminAccount | undefined, password: string): Promise<boolean> {
    const { hasher, random } = this.#ports
    this.#decoy ??= hasher.hash(random.token(16))
    const passwordHash = account?.passwordHash ?? (await this.#decoy)
    const matches = await hasher.verify(passwordHash, password.slice(0, passwordLimits.max))
    return account !== undefined && matches
  }

  /**
   * Makes the first account and returns its password. If none is given, it makes one that has to be
   * changed at the first login.
   * Undefined if there is an account already. Throws `WeakPasswordError`.
   */
  async createFirst(username: string, given?: string): Promise<string | undefined> {
    const { store, random } = this.#ports
    const password = given ?? random.token(15)
    const account = await this.#newAccount(username, password)
    const isCreated = await store.createFirstAccount({ ...account, mustChangePassword: given === undefined })
    return isCreated ? password : undefined
  }

  /**
   * Sets the account's password, ends all of its sessions except `keep` (a token hash), and returns the account as it is now.
   * Throws `WeakPasswordError`, `AccountError`.
   */
  async setPassword(accountId: string, password: string, keep?: string): Promise<AdminAccount> {
    const account = await this.findById(accountId)
    if (!account) throw new AccountError('The account has been removed meanwhile.')
    return this.#savePassword(account, password, keep)
  }

  /** The same by user name, for the command line. Makes the account if there is none at all. */
  async setPasswordOf(username: string, password: string): Promise<void> {
    const accounts = await this.list()
    if (accounts.length > 0) await this.#savePassword(orRefuse(accounts, username), password)
    else await this.#savePassword(await this.#newAccount(username, password), password)
  }

  async #savePassword(account: AdminAccount, password: string, keep?: string): Promise<AdminAccount> {
    const { store, hasher, onPasswordSet } = this.#ports
    await this.refuseWeak(account.username, password)
    const changed = { ...account, passwordHash: await hasher.hash(password), mustChangePassword: false }
    await store.saveAccount(changed, keep)
    onPasswordSet()
    return changed
  }

  async #newAccount(given: string, password: string): Promise<AdminAccount> {
    const { hasher, random } = this.#ports
    const username = checkedUsername(given)
    await this.refuseWeak(username, password)
    const passwordHash = await hasher.hash(password)
    return { id: random.uuid(), username, passwordHash, mustChangePassword: false }
  }

  /** Ends all of the account's sessions. Returns its new name. Throws `AccountError`. */
  async rename(from: string, to: string): Promise<string> {
    const accounts = await this.list()
    const { id } = orRefuse(accounts, from)
    const username = checkedUsername(to)
    const other = findIn(accounts, username)
    if (other && (other.id !== id || other.username === username))
      throw new AccountError(`There is an account "${other.username}" already.`)
    await this.#ports.store.renameAccount(id, username)
    return username
  }

  /** Removes an account that an earlier version left beside another one. Throws `AccountError`. */
  async remove(username: string): Promise<void> {
    const accounts = await this.list()
    const { id } = orRefuse(accounts, username)
    if (accounts.length === 1) throw new AccountError(`"${username}" is the only account.`)
    await this.#ports.store.removeAccount(id)
  }

  /** Throws `WeakPasswordError` for what may not become the account's password. */
  async refuseWeak(username: string, password: string): Promise<void> {
    const weakness = await findWeakness(password, [username, ...this.#ports.siteNames])
    if (weakness) throw new WeakPasswordError(weakness)
  }
}

/**
 * The account with this very name, else the one whose name is the same once both are normalised. So accounts that an earlier version
 * has left with names that look alike can all be reached.
 */
function findIn(accounts: readonly AdminAccount[], username: string): AdminAccount | undefined {
  const normal = normaliseUsername(username)
  return (
    accounts.find((account) => account.username === username) ??
    accounts.find((account) => normaliseUsername(account.username) === normal)
  )
}

function orRefuse(accounts: readonly AdminAccount[], username: string): AdminAccount {
  const account = findIn(accounts, username)
  if (account) return account
  const known = accounts.map((each) => `"${each.username}"`).join(', ')
  throw new AccountError(
    `There is no account "${username}". ${known ? `There is ${known}.` : 'There is none at all.'}`,
  )
}

function checkedUsername(given: string): string {
  const username = normaliseUsername(given)
  if (username !== '' && username.length <= usernameLimit) return username
  throw new AccountError(
    `The user name must have 1 to ${usernameLimit} visible characters; this one has ${username.length}.`,
  )
}

/** How many wrong passwords or codes a session survives in a quarter of an hour; the next one ends it. */
const wrongTries = { max: 5, window: 15 * 60 * 1000 }

/** The session has ended meanwhile. */
class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'
}

/** What the administrator has typed again. */
interface Confirmation {
  readonly password: string
  /** Asked for where the second factor is on and the action would weaken it. */
  readonly code?: string
}

interface ConfirmationPorts {
  readonly accounts: AccountService
  readonly secondFactor: SecondFactorService
  readonly sessions: SessionService
  readonly limits: AttemptLimits
  readonly audit: AuditLog
  readonly refusals: Refusals
}

/** Checks the password, or password and code, again before actions for which a stolen session must not be enough. */
export class PasswordConfirmation {
  readonly #ports: ConfirmationPorts

  constructor(ports: ConfirmationPorts) {
    this.#ports = ports
  }

  /** Throws `WrongPasswordError` or `WrongCodeError`, or `SessionEndedError` after too many. */
  async confirm(session: Session, given: Confirmation, address: string): Promise<void> {
    const { limits, refusals } = this.#ports
    const { username, tokenHash } = session
    // A right password alone must not reset the count of wrong codes.
    const key = `${given.code === undefined ? 'password' : 'code-session'}:${tokenHash}`
    const tries = await limits.count(key, wrongTries).catch((error: unknown) => {
      if (error instanceof TooManyAttemptsError) return wrongTries.max + 1
      throw error
    })
    const wrong = tries > wrongTries.max ? new WrongPasswordError() : await this.#findWrong(session, given)
    if (!wrong) return limits.reset(key)
    const action = wrong instanceof WrongCodeError ? 'code-refused' : 'password-refused'
    await refusals.record({ action, address, username })
    if (tries < wrongTries.max) throw wrong
    await this.#endSession(session)
  }

  async #findWrong(
    { accountId }: Session,
    { password, code }: Confirmation,
  ): Promise<WrongPasswordError | WrongCodeError | undefined> {
    const { accounts, secondFactor } = this.#ports
    if (!(await accounts.hasPassword(accountId, password))) return new WrongPasswordError()
    if (code === undefined || !(await secondFactor.status(accountId)).isOn) return undefined
    return (await secondFactor.takeCode(accountId, code)) ? undefined : new WrongCodeError()
  }

  async #endSession({ username, tokenHash }: Session): Promise<never> {
    const { sessions, audit } = this.#ports
    await sessions.end(tokenHash)
    await audit.record({
      username,
      action: 'session-revoked',
      details: { wrongPasswords: wrongTries.max },
    })
    throw new SessionEndedError('Please log in to access the admin panel')
  }
}
