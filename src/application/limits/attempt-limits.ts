import type { AttemptState, AttemptStore } from '../ports/attempt-store.ts'
import type { Clock } from '../ports/clock.ts'
import { giveBack, takeTurn } from './account-delay.ts'
import { countAttempt, type WindowRule } from './attempt-window.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/** How often expired keys are removed, in ms. */
const tidyInterval = 60_000
/** Keys that are kept at most: where there are more, new ones are refused until some have expired. */
const keyLimit = 100_000
/** How often an attempt looks again where others change the same key at the same time. */
const triesLimit = 100

/**
 * Limits that all processes share and that outlast a restart. An attempt that is refused writes nothing, so that whoever is
 * over a limit costs the database no write.
 */
export class AttemptLimits {
  readonly #store: AttemptStore
  readonly #clock: Clock
  #tidiedAt = Number.NEGATIVE_INFINITY
  #isFull = false

  constructor({ store, clock }: { readonly store: AttemptStore; readonly clock: Clock }) {
    this.#store = store
    this.#clock = clock
  }

  /** Counts an attempt, and gives the how manieth of its window it is. Throws `TooManyAttemptsError`. */
  async count(key: string, rule: WindowRule): Promise<number> {
    const counted = await this.#change(key, (state, now) => {
      const { next, endsIn } = countAttempt(state, rule, now)
      if (!next) throw new TooManyAttemptsError(endsIn)
      return { next, outcome: next.count }
    })
    return counted
  }

  /** Gives the instant at which an attempt on an account may take place. Throws `TooManyAttemptsError`. */
  takeTurn(key: string, isReturning: boolean): Promise<number> {
    return this.#change(key, (state, now) => {
      const turn = takeTurn(state, now, isReturning)
      if ('comeBackIn' in turn) throw new TooManyAttemptsError(turn.comeBackIn)
      return { next: turn.next, outcome: turn.at }
    })
  }

  /** Takes a successful attempt back. */
  async giveBack(key: string): Promise<void> {
    await this.#change(key, (state, now) => ({
      next: state && giveBack(state, now),
      outcome: undefined,
    }))
  }

  /** Counts a key's attempts from zero again. */
  async reset(key: string): Promise<void> {
    await this.#change(key, (state) => ({ next: state && { ...state, count: 0 }, outcome: undefined }))
  }

  async #change<T>(
    key: string,
    decide: (
      state: AttemptState | undefined,
      now: number,
    ) => { readonly next: AttemptState | undefined; readonly outcome: T },
  ): Promise<T> {
    await this.#tidy()
    for (let tries = 0; tries < triesLimit; tries++) {
      const state = await this.#store.find(key)
      if (!state && this.#isFull) break
      const { next, outcome } = decide(state, this.#clock.now())
      if (!next || (await this.#store.replace(key, state, next))) return outcome
    }
    throw new TooManyAttemptsError(tidyInterval)
  }

  async #tidy(): Promise<void> {
    const now = this.#clock.now()
    if (Math.abs(now - this.#tidiedAt) < tidyInterval) return
    this.#tidiedAt = now
    this.#isFull = (await this.#store.removeExpired(now)) >= keyLimit
  }
}
