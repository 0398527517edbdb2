import { describe, expect, test } from 'vitest'
import type { AttemptState } from '../ports/account-store.ts'
import { giveBack, takeTurn } from './attempt-limits.ts'

/** Newcomers that try once in each `step` ms for a minute: when the turns come that they get. */
function turnsOfFlood(step: number): number[] {
  let state: AttemptState | undefined
  const turns: number[] = []
  for (let now = 1_000_000; now < 1_060_000; now += step) {
    const turn = takeTurn(state, now, false)
    if ('comeBackIn' in turn) continue
    state = turn.next
    turns.push(turn.at - 1_000_000)
  }
  return turns
}

describe('the delay of an account', () => {
  test('grows from attempt to attempt up to five seconds', () => {
    expect(turnsOfFlood(60).slice(0, 9)).toEqual([0, 60, 120, 1120, 3120, 7120, 12_120, 17_120, 22_120])
  })

  test.each([1, 60, 700, 3000])('lets few of a flood through, one each %d ms', (step) => {
    expect(turnsOfFlood(step).filter((at) => at < 60_000).length).toBeLessThanOrEqual(17)
  })

  test('whoever was sent away finds room at the next try, and waits 20 s at most', () => {
    let state: AttemptState | undefined
    for (let tries = 0; tries < 100; tries++) {
      const turn = takeTurn(state, 1000, false)
      if (!('comeBackIn' in turn)) state = turn.next
    }
    expect(takeTurn(state, 1000, false)).toEqual({ comeBackIn: 1000 })
    const turn = takeTurn(state, 2000, true)
    expect('at' in turn && turn.at - 2000).toBeLessThanOrEqual(20_000)
  })

  test('is forgotten after a quarter of an hour, and by a clock that was set back', () => {
    const state = { count: 50, freeAt: 10_000_000, expiresAt: 10_900_000 }
    expect(takeTurn(state, 10_900_000, false)).toMatchObject({ at: 10_900_000, next: { count: 1 } })
    expect(takeTurn(state, 1_000_000, false)).toMatchObject({ at: 1_000_000 })
  })

  test('a successful attempt delays nobody', () => {
    const before = { count: 5, freeAt: 50_000, expiresAt: 950_000 }
    const turn = takeTurn(before, 50_000, false)
    expect('next' in turn && giveBack(turn.next, 50_000)).toEqual(before)
  })
})
