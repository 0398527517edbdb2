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

  test.each([[{}], [{ Monday: 'By appointment' }], [{ Holidays: '9AM-5PM' }]])('%j → null', (hours) => {
    expect(weeklySchedule(hours)).toBeNull()
  })
})
