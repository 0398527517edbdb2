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
    expect(formatDayHours(text, 'ko')).toBe(display)
  })

  test.each([
    ['9AM-6PM', 'en', '9:00 AM–6:00 PM'],
    ['11AM-12AM', 'en', '11:00 AM–12:00 AM'],
    ['12PM-1AM', 'en', '12:00 PM–1:00 AM'],
    ['휴무', 'en', 'Closed'],
    ['24시간 영업', 'en', 'Open 24 hours'],
    ['9AM-6PM', 'tr', '09:00–18:00'],
    ['Closed', 'tr', 'Kapalı'],
    ['Open 24 hours', 'tr', '24 saat açık'],
  ] as const)('%s in %s → %s', (text, language, display) => {
    expect(formatDayHours(text, language)).toBe(display)
  })
})
