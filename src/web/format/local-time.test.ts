import { expect, test } from 'vitest'
import { localDate, localTime, nextMidnight, weekdayOf } from './local-time.ts'

const now = Date.UTC(2026, 10, 21, 16, 30)

test('one instant is another date and time elsewhere', () => {
  expect(localDate(now, 'Asia/Seoul')).toBe('2026-11-22')
  expect(localTime(now, 'Asia/Seoul')).toBe('01:30')
  expect(localDate(now, 'America/New_York')).toBe('2026-11-21')
  expect(localTime(now, 'America/New_York')).toBe('11:30')
})

test('midnight is written 00:00 and belongs to the new day', () => {
  const midnight = nextMidnight(now, 'Asia/Kathmandu')
  expect(localTime(midnight, 'Asia/Kathmandu')).toBe('00:00')
  expect(localDate(midnight, 'Asia/Kathmandu')).toBe('2026-11-22')
})

test('weekdays of dates; none of no date', () => {
  expect(weekdayOf('2026-11-21')).toBe('Saturday')
  expect(weekdayOf('2026-11-22')).toBe('Sunday')
  expect(weekdayOf('')).toBeUndefined()
})
