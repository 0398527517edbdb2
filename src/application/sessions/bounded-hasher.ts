import { TooManyAttemptsError } from '../limits/attempt-limits.ts'
import type { PasswordHasher } from '../ports/account-store.ts'

/** How many hashes run at once: each takes a core and 19 MiB for some 20 ms. */
const parallelLimit = 2
/** How many hashes may wait; the queue is empty again within a second. */
const waitingLimit = 32

/** A hasher with a bounded queue, so that strangers cannot use up the machine's memory and cores. */
export class BoundedHasher implements PasswordHasher {
  readonly #hasher: PasswordHasher
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(hasher: PasswordHasher) {
    this.#hasher = hasher
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => this.#hasher.hash(password))
  }

  verify(passwordHash: string, password: string): Promise<boolean> {
    return this.#inTurn(() => this.#hasher.verify(passwordHash, password))
  }

  /** Throws `TooManyAttemptsError` if too many wait already. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < parallelLimit) this.#running++
    else await this.#untilFree()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  /** Waits for a free slot. The hash that has waited longest gets it. */
  async #untilFree(): Promise<void> {
    if (this.#waiting.length >= waitingLimit) throw new TooManyAttemptsError(1000)
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
