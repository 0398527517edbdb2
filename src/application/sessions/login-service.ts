import { hash } from 'node:crypto'
import { type AttemptLimits, TooManyAttemptsError } from '../limits/attempt-limits.ts'
import type { Clock, Timer } from '../ports/system.ts'
import type { AccountService } from './account-service.ts'
import { type SecondFactorService, WrongCodeError } from './second-factor-service.ts'
import type { SessionService } from './session-service.ts'

interface Credentials extends LoginAttempt {
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

  /** Returns the new session's token. Throws `WrongCredentialsError`, `CodeNeededError`, `WrongCodeError`, `TooManyAttemptsError`. */
  async login(credentials: Credentials): Promise<string> {
    const { sessions, accounts, secondFactor, gate, makeRoom } = this.#ports
    const { username, password, code, userAgent } = credentials
    await makeRoom()
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
/** The same for a browser that has logged in before, which has no delay. */
const ofDevice = ofAddress
/** How many attempts may wait for their turn in one process, for all accounts. */
const waitingLimit = 100
/** User names share this many delays, so that strangers can neither fill the database nor find out which names exist. */
const accountKeys = 1024

interface LoginAttempt {
  readonly username: string
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
 * with growing pauses for each account, whatever the address. A browser that has logged in before bypasses both limits and has a
 * small budget of its own, so that its owner gets in while somebody guesses.
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
