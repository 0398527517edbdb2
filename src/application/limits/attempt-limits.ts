import type { AttemptState, AttemptStore } from '../ports/account-store.ts'
import type { Clock } from '../ports/system.ts'

/** How often expired keys are removed, in ms. */
const removalInterval = 60_000
/** How many keys are kept. Of more, those that expire first are forgotten, so that nobody is refused for what others do. */
const keyLimit = 100_000
/** How often an attempt is repeated if others change the same key at the same time. */
const triesLimit = 100

/**
 * Limits that all processes share and that survive a restart. A refused attempt writes nothing, so clients over a limit cost the
 * database no writes.
 */
export class AttemptLimits {
  readonly #store: AttemptStore
  readonly #clock: Clock
  #removedAt = Number.NEGATIVE_INFINITY

  constructor({ store, clock }: { readonly store: AttemptStore; readonly clock: Clock }) {
    this.#store = store
    this.#clock = clock
  }

  /** Counts an attempt and returns its number within the window. Throws `TooManyAttemptsError`. */
  async count(key: string, rule: WindowRule): Promise<number> {
    const counted = await this.#change(key, (state, now) => {
      const { next, endsIn } = countAttempt(state, rule, now)
      if (!next) throw new TooManyAttemptsError(endsIn)
      return { next, outcome: next.count }
    })
    return counted
  }

  /** Returns the time at which an attempt, such as a login, may take place. Throws `TooManyAttemptsError`. */
  takeTurn(key: string, isReturning: boolean): Promise<number> {
    return this.#change(key, (state, now) => {
      const turn = takeTurn(state, now, isReturning)
      if ('comeBackIn' in turn) throw new TooManyAttemptsError(turn.comeBackIn)
      return { next: turn.next, outcome: turn.at }
    })
  }

  /** Gives the turn of a successful attempt back. */
  async giveBack(key: string): Promise<void> {
    await this.#change(key, (state, now) => ({
      next: state && giveBack(state, now),
      outcome: undefined,
    }))
  }

  /** Sets a key's number of attempts to zero. */
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
    await this.#removeExpired()
    for (let tries = 0; tries < triesLimit; tries++) {
      const state = await this.#store.find(key)
      const { next, outcome } = decide(state, this.#clock.now())
      if (!next || (await this.#store.replace(key, state, next))) return outcome
    }
    throw new TooManyAttemptsError(removalInterval)
  }

  async #removeExpired(): Promise<void> {
    const now = this.#clock.now()
    if (Math.abs(now - this.#removedAt) < removalInterval) return
    this.#removedAt = now
    await this.#store.removeExpired(now, keyLimit)
  }
}

/** Time between two attempts on the same account, in ms: none after the first two attempts, then more and more. */
const intervals = [0, 0, 1000, 2000, 4000]
const longestInterval = 5000
/** How long an attempt may wait for its turn, in ms. If the wait would be longer, the attempt is refused. */
const patience = { ofNewcomers: 8000, ofReturning: 20_000 }
/** After this long without an attempt, the delay is forgotten, in ms. */
const memory = 15 * 60 * 1000

const intervalAfter = (count: number) => intervals[count - 1] ?? longestInterval

/** The time at which an attempt may take place, or after how many ms to come back. */
type Turn = { readonly at: number; readonly next: AttemptState } | { readonly comeBackIn: number }

/**
 * Gives the next turn under a key. Attempts take turns, with growing pauses, whatever address they come from. Only a few wait for
 * their turn. Somebody who comes back after a refusal may wait longer than a newcomer. So a thousand addresses that try once each
 * leave room for the administrator's second try.
 */
export function takeTurn(state: AttemptState | undefined, now: number, isReturning: boolean): Turn {
  const known = state && state.expiresAt > now ? state : { count: 0, freeAt: 0 }
  // A turn further ahead than anybody waits means that the clock was set back.
  const isAhead = known.freeAt - now > patience.ofReturning + longestInterval
  const at = isAhead ? now : Math.max(now, known.freeAt)
  const longest = isReturning ? patience.ofReturning : patience.ofNewcomers
  if (at - now > longest) return { comeBackIn: Math.max(1000, at - now - patience.ofReturning) }
  const count = known.count + 1
  const freeAt = at + intervalAfter(count)
  return { at, next: { count, freeAt, expiresAt: freeAt + memory } }
}

/** Gives the turn of a successful attempt back, so that it delays nobody. */
export function giveBack(state: AttemptState, now: number): AttemptState {
  const count = Math.max(0, state.count - 1)
  const freeAt = Math.max(now, state.freeAt - intervalAfter(state.count))
  return { count, freeAt, expiresAt: freeAt + memory }
}

/** A limit of `max` attempts in a time window, which begins with the first attempt. */
interface WindowRule {
  readonly max: number
  /** In ms. */
  readonly window: number
}

/** The result of counting one more attempt; `next` is undefined if no more are allowed. */
interface Counted {
  readonly next: AttemptState | undefined
  /** Milliseconds until the window ends. */
  readonly endsIn: number
}

export function countAttempt(
  state: AttemptState | undefined,
  { max, window }: WindowRule,
  now: number,
): Counted {
  // A window that ends too far ahead is from before the clock was set back.
  const isOpen = state && state.expiresAt > now && state.expiresAt <= now + window
  const expiresAt = isOpen ? state.expiresAt : now + window
  const count = isOpen ? state.count : 0
  return {
    next: count < max ? { count: count + 1, freeAt: 0, expiresAt } : undefined,
    endsIn: expiresAt - now,
  }
}

/** An attempt over a limit. Callers may replace its message by one that fits the attempt. */
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
