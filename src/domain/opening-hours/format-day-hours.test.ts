import { describe, expect, test } from 'vitest'
import { formatDayHours } from './business-week.ts'

describe('formatDayHours', () => {
  test.each([
    ['9AM-6PM', '09:00–18:00'],
    ['9-11:30AM, 6-7PM', '09:00–11:30, 18:00–19:00'],
    ['6PM-2AM', '18:00–02:00'],
    ['11AM-12AM', '11:00–24:00'],
    ['Open 24 hours', '24시간 영업'],
    ['Closed', '휴무'],
    ['By appointment', 'By appointment'],
  ])('%s → %s', (text, display) => {
    expect(formatDayHours(text)).toBe(display)
  })
})
