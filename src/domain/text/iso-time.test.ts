import { expect, test } from 'vitest'
import { isoDay, isoTime } from './iso-time.ts'

test.each([
  [0, '1970-01-01T00:00:00.000Z'],
  [Date.UTC(2026, 10, 21, 9, 30), '2026-11-21T09:30:00.000Z'],
  [1.5, '1970-01-01T00:00:00.001Z'],
  [253_402_300_799_999, '9999-12-31T23:59:59.999Z'],
  [253_402_300_800_000, '9999-12-31T23:59:59.999Z'],
  [1e18, '9999-12-31T23:59:59.999Z'],
  [Number.POSITIVE_INFINITY, '9999-12-31T23:59:59.999Z'],
  [-1e18, '0000-01-01T00:00:00.000Z'],
  [Number.NaN, '1970-01-01T00:00:00.000Z'],
])('%s is written as %s', (at, text) => {
  expect(isoTime(at)).toBe(text)
  expect(isoDay(at)).toBe(text.slice(0, 10))
})
