import { describe, expect, test } from 'vitest'
import { weeklySchedule } from './day-hours.ts'

describe('weeklySchedule', () => {
  test('a day that is not stated or cannot be read is unknown, not closed', () => {
    expect(weeklySchedule({ Monday: '9AM-5PM', Tuesday: 'Closed', Sunday: 'By appointment' })).toEqual([
      [{ from: 540, to: 1020 }],
      [],
      null,
      null,
      null,
      null,
      null,
    ])
  })

  test('hours without days hold for every day, if they can be read', () => {
    expect(weeklySchedule({ Hours: '10:00~20:00' })).toEqual(Array(7).fill([{ from: 600, to: 1200 }]))
    expect(weeklySchedule({ Hours: 'Closed' })).toEqual(Array(7).fill([]))
    expect(weeklySchedule({ Hours: '10:00~20:00 maybe' })).toBeNull()
  })

  test.each([[{}], [{ Monday: 'By appointment' }], [{ Holidays: '9AM-5PM' }]])('%j → null', (hours) => {
    expect(weeklySchedule(hours)).toBeNull()
  })
})
