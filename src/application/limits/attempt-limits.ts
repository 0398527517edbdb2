import type { AttemptState, AttemptStore } from '../ports/attempt-store.ts'
import type { Clock } from '../ports/clock.ts'

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

/** Between an attempt and the next one on the same account, in ms: none behind the first two, then more and more. */
const intervals = [0, 0, 1000, 2000, 4000]
const longestInterval = 5000
/** How long an attempt may have to wait for its turn, in ms. Who has to wait longer is sent away. */
const patience = { ofNewcomers: 8000, ofReturning: 20_000 }
/** A delay is forgotten when nobody has tried for so long, in ms. */
const memory = 15 * 60 * 1000

const intervalAfter = (count: number) => intervals[count - 1] ?? longestInterval

/** When an attempt may take place, or in how many ms it is worth coming back. */
type Turn = { readonly at: number; readonly next: AttemptState } | { readonly comeBackIn: number }

/**
 * Gives the next turn on an account. Attempts take place one behind the other, at a growing distance, whatever address they
 * come from; a queue of a few waits for its turn. Whoever was sent away and comes back may wait longer than a newcomer: a
 * thousand addresses that try once each leave room for the administrator's second try.
 */
export function takeTurn(state: AttemptState | undefined, now: number, isReturning: boolean): Turn {
  const known = state && state.expiresAt > now ? state : { count: 0, freeAt: 0 }
  // Further ahead than anybody waits: the clock was set back.
  const isAhead = known.freeAt - now > patience.ofReturning + longestInterval
  const at = isAhead ? now : Math.max(now, known.freeAt)
  const longest = isReturning ? patience.ofReturning : patience.ofNewcomers
  if (at - now > longest) return { comeBackIn: Math.max(1000, at - now - patience.ofReturning) }
  const count = known.count + 1
  const freeAt = at + intervalAfter(count)
  return { at, next: { count, freeAt, expiresAt: freeAt + memory } }
}

/** Takes a successful attempt back: it delays nobody. */
export function giveBack(state: AttemptState, now: number): AttemptState {
  const count = Math.max(0, state.count - 1)
  const freeAt = Math.max(now, state.freeAt - intervalAfter(state.count))
  return { count, freeAt, expiresAt: freeAt + memory }
}

/** So many attempts in so long a time, which begins with the first of them. */
interface WindowRule {
  readonly max: number
  /** In ms. */
  readonly window: number
}

/** What counting one more attempt makes of a key; `next` is undefined where no more are allowed. */
interface Counted {
  readonly next: AttemptState | undefined
  /** Milliseconds until attempts are counted from zero again. */
  readonly endsIn: number
}

export function countAttempt(
  state: AttemptState | undefined,
  { max, window }: WindowRule,
  now: number,
): Counted {
  // One that ends further ahead than a window lasts is from before the clock was set back.
  const isOpen = state && state.expiresAt > now && state.expiresAt <= now + window
  const expiresAt = isOpen ? state.expiresAt : now + window
  const count = isOpen ? state.count : 0
  return {
    next: count < max ? { count: count + 1, freeAt: 0, expiresAt } : undefined,
    endsIn: expiresAt - now,
  }
}

/** An attempt that is over a limit. Where it matters, whoever catches it says so in the words of what was attempted. */
export class TooManyAttemptsError extends Error {
  override readonly name = 'TooManyAttemptsError'
  /** Whole seconds until it is worth trying again, 1 at least. */
  readonly retryAfter: number

  /** `wait` in ms. */
  constructor(wait: number) {
    const seconds = Math.max(1, Math.ceil(wait / 1000))
    super(`Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`)
    this.retryAfter = seconds
  }
}
