import type { AttemptState } from '../ports/attempt-store.ts'

/** Between an attempt and the next one on the same account, in ms: none behind the first two, then more and more. */
const intervals = [0, 0, 1000, 2000, 4000]
const longestInterval = 5000
/** How long an attempt may have to wait for its turn, in ms. Who has to wait longer is sent away. */
export const patience = { ofNewcomers: 8000, ofReturning: 20_000 }
/** A delay is forgotten when nobody has tried for so long, in ms. */
const memory = 15 * 60 * 1000

const intervalAfter = (count: number) => intervals[count - 1] ?? longestInterval

/** When an attempt may take place, or in how many ms it is worth coming back. */
export type Turn = { readonly at: number; readonly next: AttemptState } | { readonly comeBackIn: number }

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
