import type { AttemptState } from '../ports/attempt-store.ts'

/** So many attempts in so long a time, which begins with the first of them. */
export interface WindowRule {
  readonly max: number
  /** In ms. */
  readonly window: number
}

/** What counting one more attempt makes of a key; `next` is undefined where no more are allowed. */
export interface Counted {
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
