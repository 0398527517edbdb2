import { hash } from 'node:crypto'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { TooManyAttemptsError } from '../limits/too-many-attempts-error.ts'
import type { Clock, Timer } from '../ports/clock.ts'

/** Attempts that one address may make in a quarter of an hour. */
const ofAddress = { max: 10, window: 15 * 60 * 1000 }
/** And those of a browser that has logged in before, which the delay of its account does not concern. */
const ofDevice = ofAddress
/** Attempts that wait for their turn at once in a process, on whatever accounts. */
const waitingLimit = 100
/** User names share so many delays: strangers cannot fill the database with names, nor see which of them exist. */
const accountKeys = 1024

export interface LoginAttempt {
  readonly username: string
  /** What counts as one client, see `clientGroupOf`. */
  readonly client: string
  /** The browser, where it shows that it has logged in to this account before. */
  readonly device: string | undefined
}

/** An attempt that may take place. */
export interface AdmittedAttempt {
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
