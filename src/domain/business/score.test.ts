import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { score, scoreLimit } from './rating.ts'

const ratings = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)
const counts = fc.oneof(fc.nat(100), fc.nat(1_000_000_000))

describe('score', () => {
  test('is an integer below the limit', () => {
    fc.assert(
      fc.property(ratings, counts, (rating, count) => {
        const value = score(rating, count)
        expect(Number.isInteger(value) && value >= 0 && value < scoreLimit).toBe(true)
      }),
    )
  })

  test('a better rating by as many reviewers never counts less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 49 }), counts, (tenths, count) => {
        expect(score((tenths + 1) / 10, count)).toBeGreaterThanOrEqual(score(tenths / 10, count))
      }),
    )
  })

  test('a good rating by more reviewers never counts less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 38, max: 50 }), counts, counts, (tenths, a, b) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)]
        expect(score(tenths / 10, more)).toBeGreaterThanOrEqual(score(tenths / 10, fewer))
      }),
    )
  })

  test('a 4.6 of two thousand comes before a 5.0 of two', () => {
    expect(score(4.6, 2000)).toBeGreaterThan(score(5, 2))
  })

  test('a bad rating of many comes after no rating', () => {
    expect(score(1.5, 100)).toBeLessThan(score(0, 0))
  })
})
