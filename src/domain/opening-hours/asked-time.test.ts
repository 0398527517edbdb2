import { expect, test } from 'vitest'
import { type AskedTime, isOpenWhen } from './asked-time.ts'
import { weeklySchedule } from './day-hours.ts'

/** A Monday, 10:00 in Oslo. */
const now = Date.UTC(2026, 10, 23, 9)
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const place = (...hours: string[]) => ({
  schedule: weeklySchedule(
    Object.fromEntries(days.map((day, index) => [day, hours[index] ?? hours[0] ?? ''])),
  ),
  timeZone: 'Europe/Oslo',
})

const office = place('9AM-5PM', '9AM-5PM', '9AM-5PM', '9AM-5PM', '9AM-5PM', 'Closed', 'Closed')
const bar = place('Closed', '6PM-2AM', '6PM-2AM', '6PM-2AM', '6PM-2AM', '6PM-3AM', 'Closed')
const garage = place('Open 24 hours')
const unknown = { schedule: null, timeZone: 'Europe/Oslo' }

test.each<[AskedTime, boolean, boolean, boolean]>([
  ['now', true, false, true],
  ['always', false, false, true],
  ['late', false, true, true],
  ['weekend', false, true, true],
  ['monday', true, false, true],
  ['saturday', false, true, true],
  ['sunday', false, false, true],
  // Tomorrow is a Tuesday.
  ['tomorrow', true, true, true],
  ['holiday', false, false, false],
  ['sunday at 600', false, false, true],
  ['tuesday at 600', true, false, true],
  ['tomorrow at 1380', false, true, true],
  ['weekend at 1380', false, true, true],
  // Friday at half past midnight is the end of Friday, and Sunday’s night has none of Saturday’s hours.
  ['friday at 30', false, true, true],
  ['monday at 30', false, false, true],
  ['saturday at 150', false, true, true],
  ['sunday at 30', false, false, true],
  ['at 540', true, false, true],
  ['at 1319', false, true, true],
  ['at 60', false, true, true],
  ['at 1020', false, false, true],
])('%s: an office %s, a bar %s, a garage that never closes %s', (asked, ...open) => {
  expect([office, bar, garage].map((one) => isOpenWhen(asked, one, now))).toEqual(open)
  expect(isOpenWhen(asked, unknown, now)).toBe(false)
})

test('tomorrow is the day after today where the place is', () => {
  const onTuesdays = { ...place('Closed', '9AM-5PM', 'Closed'), timeZone: 'Pacific/Kiritimati' }
  const mondayEvening = Date.UTC(2026, 10, 23, 9)
  expect(isOpenWhen('tomorrow', onTuesdays, mondayEvening)).toBe(true)
  expect(isOpenWhen('tomorrow', onTuesdays, mondayEvening + 3 * 3_600_000)).toBe(false)
  expect(isOpenWhen('tomorrow', { ...onTuesdays, timeZone: '' }, mondayEvening)).toBe(false)
})
