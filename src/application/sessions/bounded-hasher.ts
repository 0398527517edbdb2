import { TooManyAttemptsError } from '../limits/attempt-limits.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'

/** Hashes at once: each takes a core and 19 MiB for some 20 ms. */
const parallelLimit = 2
/** Hashes that wait for those; the queue is empty again within a second. */
const waitingLimit = 32

/** The same hasher, of which strangers cannot ask so much that the machine has no memory or cores left for anything else. */
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

  /** Throws `TooManyAttemptsError` where too many wait already. */
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

  /** Whoever ends hands his place to the one who has waited longest. */
  async #untilFree(): Promise<void> {
    if (this.#waiting.length >= waitingLimit) throw new TooManyAttemptsError(1000)
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
