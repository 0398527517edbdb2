import { hash } from 'node:crypto'
import { type AttemptLimits, TooManyAttemptsError } from '../limits/attempt-limits.ts'
import type { Clock, Timer } from '../ports/clock.ts'
import type { AccountService } from './account-service.ts'
import { type SecondFactorService, WrongCodeError } from './second-factor-service.ts'
import type { SessionService } from './session-service.ts'

interface Credentials extends LoginAttempt {
  readonly password: string
  readonly userAgent: string
  /** Of the authenticator or a recovery code, '' where none was given. */
  readonly code: string
}

/** User name or password is wrong; which of them, nobody is told. */
export class WrongCredentialsError extends Error {
  override readonly name = 'WrongCredentialsError'
}

/** The password is right; a code is asked for beside it. */
export class CodeNeededError extends Error {
  override readonly name = 'CodeNeededError'
}

/** Codes that may be tried in a quarter of an hour by whoever knows the password. */
const ofCodes = { max: 5, window: 15 * 60 * 1000 }

interface Ports {
  readonly sessions: SessionService
  readonly accounts: AccountService
  readonly secondFactor: SecondFactorService
  readonly gate: LoginGate
  readonly limits: AttemptLimits
}

/** Opens a session for whoever knows the password and, where one is asked for, a code, once the gate lets the attempt through. */
export class LoginService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** The new session's token. Throws `WrongCredentialsError`, `CodeNeededError`, `WrongCodeError`, `TooManyAttemptsError`. */
  async login(credentials: Credentials): Promise<string> {
    const { sessions, accounts, secondFactor, gate } = this.#ports
    const { username, password, code, userAgent } = credentials
    const attempt = await gate.admit(credentials)
    if (!(await accounts.hasPassword(username, password))) throw new WrongCredentialsError()
    if ((await secondFactor.status(username)).isOn) {
      if (code === '') {
        await attempt.forgive()
        throw new CodeNeededError()
      }
      await this.#takeCode(credentials)
    }
    await attempt.forgive()
    return sessions.open(username, userAgent)
  }

  async #takeCode({ username, code, device }: Credentials): Promise<void> {
    const { secondFactor, limits } = this.#ports
    const key = device === undefined ? `code:${username}` : `code-device:${device}`
    await limits.count(key, ofCodes)
    if (!(await secondFactor.takeCode(username, code))) throw new WrongCodeError()
    await limits.reset(key)
  }
}

/** Attempts that one address may make in a quarter of an hour. */
const ofAddress = { max: 10, window: 15 * 60 * 1000 }
/** And those of a browser that has logged in before, which the delay of its account does not concern. */
const ofDevice = ofAddress
/** Attempts that wait for their turn at once in a process, on whatever accounts. */
const waitingLimit = 100
/** User names share so many delays: strangers cannot fill the database with names, nor see which of them exist. */
const accountKeys = 1024

interface LoginAttempt {
  readonly username: string
  /** What counts as one client, see `clientGroupOf`. */
  readonly client: string
  /** The browser, where it shows that it has logged in to this account before. */
  readonly device: string | undefined
}

/** An attempt that may take place. */
interface AdmittedAttempt {
  /** To be called where it has succeeded, or failed for nothing that could be guessed: it delays no other then. */
  forgive(): Promise<void>
}

/**
 * Decides which attempts to log in reach the password check, and when. Two limits hold: so many attempts for each address,
 * and for each account one behind the other at a growing distance, whatever the address. A browser that has logged in before
 * passes by both, and has a small budget of its own: its owner gets in while somebody guesses.
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
  async admit({ username, client, device }: LoginAttempt): Promise<AdmittedAttempt> {
    if (device !== undefined) {
      await this.#limits.count(`login-device:${device}`, ofDevice)
      return { forgive: async () => undefined }
    }
    const tries = await this.#limits.count(`login-address:${client}`, ofAddress)
    const key = accountKey(username)
    const turn = await this.#limits.takeTurn(key, tries > 1)
    await this.#waitUntil(turn)
    return { forgive: () => this.#limits.giveBack(key) }
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

const accountKey = (username: string) =>
  `login-account:${Number.parseInt(hash('sha256', username).slice(0, 8), 16) % accountKeys}`
