import { describe, expect, test } from 'vitest'
import { businessWeek } from './business-week.ts'
import { dayNames } from './weekdays.ts'

const week = (text: string, others: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(dayNames.map((day) => [day, text])),
  ...others,
})

describe('the hours that a page shows', () => {
  test('a night that the source has cut at midnight is whole on the day on which it begins', () => {
    const shown = businessWeek(week('00:00-01:00, 10:00-24:00')).shown('ko')
    expect(shown).toEqual(week('10:00–01:00'))
  })

  test('also at the end of some days, and into a day of rest', () => {
    const hours = week('9-17', {
      Friday: '18:00-24:00',
      Saturday: '0:00-3:00, 18:00-24:00',
      Sunday: '0:00-3:00',
    })
    expect(businessWeek(hours).shown('ko')).toEqual(
      week('09:00–17:00', { Friday: '18:00–03:00', Saturday: '18:00–03:00', Sunday: '휴무' }),
    )
  })

  test('a day that is open throughout stays so, and so does a morning behind a day that is not known', () => {
    expect(businessWeek(week('Open 24 hours')).shown('ko')).toEqual(week('24시간 영업'))
    const hours = { Monday: '00:00-24:00', Tuesday: '00:00-02:00, 10:00-20:00', Thursday: '00:00-02:00' }
    expect(businessWeek(hours).shown('ko')).toEqual({
      Monday: '24시간 영업',
      Tuesday: '00:00–02:00, 10:00–20:00',
      Thursday: '00:00–02:00',
    })
  })
})
