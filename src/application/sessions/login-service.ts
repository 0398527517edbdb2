import { type AttemptLimits, TooManyAttemptsError } from '../limits/attempt-limits.ts'
import type { AdminAccount } from '../ports/account-store.ts'
import type { Clock, Timer } from '../ports/system.ts'
import type { AccountService } from './account-service.ts'
import { type SecondFactorService, WrongCodeError } from './second-factor-service.ts'
import type { SessionService } from './session-service.ts'

interface Credentials extends LoginAttempt {
  readonly username: string
  readonly password: string
  readonly userAgent: string
  /** A code of the authenticator or a recovery code; '' if none was given. */
  readonly code: string
}

/** User name or password is wrong. The answer does not say which. */
export class WrongCredentialsError extends Error {
  override readonly name = 'WrongCredentialsError'
}

/** The password is right, but a code is needed too. */
export class CodeNeededError extends Error {
  override readonly name = 'CodeNeededError'
}

/** How many codes may be tried in a quarter of an hour with the right password. */
const ofCodes = { max: 5, window: 15 * 60 * 1000 }

interface Ports {
  readonly sessions: SessionService
  readonly accounts: AccountService
  readonly secondFactor: SecondFactorService
  readonly gate: LoginGate
  readonly limits: AttemptLimits
  /** Makes room on a full disk, since a login writes its attempt and its session. */
  readonly makeRoom: () => Promise<void>
}

/** Opens a session for the right password and, if the second factor is on, a right code, once the gate admits the attempt. */
export class LoginService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /**
   * Returns the new session's token and its account. Throws `WrongCredentialsError`, `CodeNeededError`, `WrongCodeError`,
   * `TooManyAttemptsError`.
   */
  async login(credentials: Credentials): Promise<OpenedSession> {
    const { sessions, accounts, secondFactor, gate, makeRoom } = this.#ports
    const { username, password, code, userAgent } = credentials
    await makeRoom()
    const attempt = await gate.admit(credentials)
    const account = await accounts.authenticate(username, password)
    if (!account) throw new WrongCredentialsError()
    if ((await secondFactor.status(account.id)).isOn) {
      if (code === '') {
        await attempt.forgive()
        throw new CodeNeededError()
      }
      await this.#takeCode(account, credentials)
    }
    await attempt.forgive()
    const token = await sessions.open(account, userAgent)
    if (token === undefined) throw new WrongCredentialsError()
    return { token, account }
  }

  async #takeCode({ id }: AdminAccount, { code, device }: Credentials): Promise<void> {
    const { secondFactor, limits } = this.#ports
    const key = device === undefined ? `code:${id}` : `code-device:${device}`
    await limits.count(key, ofCodes)
    if (!(await secondFactor.takeCode(id, code))) throw new WrongCodeError()
    await limits.reset(key)
  }
}

interface OpenedSession {
  readonly token: string
  readonly account: AdminAccount
}

/** Attempts that one address may make in a quarter of an hour. */
const ofAddress = { max: 10, window: 15 * 60 * 1000 }
/** The same for a browser that has logged in before, which has no delay. */
const ofDevice = ofAddress
/** How many attempts may wait for their turn in one process. */
const waitingLimit = 100
/**
 * All attempts take turns under one key, whatever user name they give: there is one account. So no spelling of its name passes the
 * delay, and nobody finds out which names exist.
 */
const turns = 'login-turns'

interface LoginAttempt {
  /** The client's address, or its group of addresses (see `clientGroupOf`). */
  readonly client: string
  /** The browser, if its device cookie shows that it has logged in to this account before. */
  readonly device: string | undefined
}

/** An admitted attempt. */
interface AdmittedAttempt {
  /** To be called if the attempt has succeeded, or failed for another reason than a wrong guess: it then delays no other. */
  forgive(): Promise<void>
}

/**
 * Decides which logins reach the password check, and when. There are two limits: a number of attempts for each address, and turns
 * with growing pauses for all together, whatever the address and the user name. A browser that has logged in before bypasses both
 * limits and has a small budget of its own, so that its owner gets in while somebody guesses.
 */
export class LoginGate {
  readonly #limits: AttemptLimits
  readonly #time: Clock & Timer
  #waiting = 0

  constructor({ limits, time }: { readonly limits: AttemptLimits; readonly time: Clock & Timer }) {
    this.#limits = limits
    this.#time = time
  }

  /** Resolves when it is the attempt's turn. Throws `TooManyAttemptsError`. */
  async admit({ client, device }: LoginAttempt): Promise<AdmittedAttempt> {
    if (device !== undefined) {
      await this.#limits.count(`login-device:${device}`, ofDevice)
      return { forgive: async () => undefined }
    }
    const tries = await this.#limits.count(`login-address:${client}`, ofAddress)
    const turn = await this.#limits.takeTurn(turns, tries > 1)
    await this.#waitUntil(turn)
    return { forgive: () => this.#limits.giveBack(turns) }
  }

  async #waitUntil(turn: number): Promise<void> {
    const wait = turn - this.#time.now()
    if (wait <= 0) return
    if (this.#waiting >= waitingLimit) throw new TooManyAttemptsError(wait)
    this.#waiting++
    try {
      await this.#time.wait(wait)
    } finally {
      this.#waiting--
    }
  }
}
