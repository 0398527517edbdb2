import { expect, test } from 'vitest'
import { RestartPauses } from './serve-cluster.ts'

test('processes that end at once are replaced after pauses that double, up to half a minute', () => {
  const pauses = new RestartPauses()
  expect([1, 2, 3, 4, 5, 6, 7].map(() => pauses.after(50))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
})

test('a process that served for ten seconds is replaced at once, and the pauses begin anew', () => {
  const pauses = new RestartPauses()
  expect([9_999, 9_999, 10_000, 9_999].map((livedFor) => pauses.after(livedFor))).toEqual([
    1000, 2000, 0, 1000,
  ])
})
