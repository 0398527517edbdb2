import { expect, test } from 'vitest'
import type { AskedTime } from '../opening-hours/asked-time.ts'
import { withEnding } from './found-time.ts'

test.each<[AskedTime, number | undefined]>([
  ['now', Date.UTC(2026, 10, 23, 9, 8)],
  ['tomorrow', Date.UTC(2026, 10, 23, 9, 15)],
  ['tomorrow at 600', Date.UTC(2026, 10, 23, 9, 15)],
  ['sunday at 600', undefined],
  ['holiday', undefined],
])('a list of what is open %s is right until %s', (asked, until) => {
  const time = { asked, words: '', isKnown: true }
  expect(withEnding(time, Date.UTC(2026, 10, 23, 9, 7, 30)).openChangeUntil).toBe(until)
})
