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
  ['in early', false, false, true],
  ['in morning', true, false, true],
  ['in noon', true, false, true],
  ['in afternoon', true, false, true],
  ['in evening', false, true, true],
  ['in night', false, true, true],
  ['in smallHours', false, true, true],
  ['monday in morning', true, false, true],
  ['sunday in morning', false, false, true],
  ['saturday in smallHours', false, true, true],
  // Sunday’s night has none of Saturday’s hours.
  ['sunday in smallHours', false, false, true],
  // Today is a Monday, of which the bar has no hours.
  ['today in morning', true, false, true],
  ['today in tonight', false, false, true],
  ['tomorrow in tonight', false, true, true],
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

test('tonight is what is left of it', () => {
  const untilNine = place('9AM-9PM')
  const hours = 3_600_000
  expect(isOpenWhen('today in tonight', untilNine, now + 9 * hours)).toBe(true)
  expect(isOpenWhen('today in tonight', untilNine, now + 11.5 * hours)).toBe(false)
  expect(isOpenWhen('today in tonight', { ...untilNine, timeZone: '' }, now)).toBe(false)
})

test('who has closed for the day is not open today, and who opens later is', () => {
  const hours = 3_600_000
  const from9to21 = place('9AM-9PM')
  for (const [later, isOpen] of [
    [0, true],
    [9, true],
    [13, false],
  ] as const)
    expect(isOpenWhen('today', from9to21, now + later * hours)).toBe(isOpen)
  expect(isOpenWhen('today', { ...from9to21, timeZone: '' }, now)).toBe(false)
})

test('who opens for less than an hour of a part of the day is not open then', () => {
  expect(isOpenWhen('in evening', place('9AM-6:30PM'), now)).toBe(false)
  expect(isOpenWhen('in evening', place('9AM-7PM'), now)).toBe(true)
  expect(isOpenWhen('in morning', place('10AM-8PM'), now)).toBe(true)
  expect(isOpenWhen('in morning', place('10:30AM-8PM'), now)).toBe(false)
})

test('who is closed on a weekday is known to have no hours then', () => {
  expect(isOpenWhen('closed monday', bar, now)).toBe(true)
  expect(isOpenWhen('closed monday', office, now)).toBe(false)
  expect(isOpenWhen('closed monday', unknown, now)).toBe(false)
})
