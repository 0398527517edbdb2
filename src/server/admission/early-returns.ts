import { LRUCache } from 'lru-cache'

/** How many refused clients are remembered. */
const clientLimit = 10_000

/** Remembers refused clients until they may come back, to tell the impatient ones from those that have asked too much once. */
export class EarlyReturns {
  readonly #comeBackAt = new LRUCache<string, number>({ max: clientLimit })
  readonly #now: () => number

  /** `now`: milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * To be called for each refusal that tells a client to come back in `retryAfter` seconds. True if the client was told so before
   * and has come back too early.
   */
  isEarly(client: string, retryAfter: number): boolean {
    const now = this.#now()
    const isEarly = (this.#comeBackAt.get(client) ?? 0) > now
    this.#comeBackAt.set(client, now + retryAfter * 1000)
    return isEarly
  }
}
