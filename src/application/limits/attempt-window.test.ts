import { expect, test } from 'vitest'
import { countAttempt } from './attempt-limits.ts'

const rule = { max: 2, window: 1000 }

test('so many attempts in a window, which begins with the first', () => {
  const first = countAttempt(undefined, rule, 5000)
  expect(first).toEqual({ next: { count: 1, freeAt: 0, expiresAt: 6000 }, endsIn: 1000 })
  const second = countAttempt(first.next, rule, 5900)
  expect(second).toEqual({ next: { count: 2, freeAt: 0, expiresAt: 6000 }, endsIn: 100 })
  expect(countAttempt(second.next, rule, 5999)).toEqual({ next: undefined, endsIn: 1 })
  expect(countAttempt(second.next, rule, 6000).next?.count).toBe(1)
})

test('a clock that was set back opens a new window', () => {
  const ahead = { count: 2, freeAt: 0, expiresAt: 90_000_000 }
  expect(countAttempt(ahead, rule, 5000)).toMatchObject({ next: { count: 1 }, endsIn: 1000 })
})
