import { expect, test } from 'vitest'
import { parseOpeningHours } from '../parse-opening-hours.ts'

const [worked, rest] = ['9:00 am-5:00 pm', 'closed']

test.each([
  [{ status: 'open', opening_time: '9:00 am', closing_time: '5:00 pm' }, { status: 'close' }],
  [
    { isOpen: true, from: '9:00 am', to: '5:00 pm' },
    // A form keeps the hours of a day that was switched off.
    { isOpen: false, from: '9:00 am', to: '5:00 pm' },
  ],
  [
    { enabled: 'true', start: '9:00 am', end: '5:00 pm' },
    { enabled: 'false', start: '9:00 am', end: '5:00 pm' },
  ],
  [
    { open: '9:00 am', close: '5:00 pm', closed: false },
    { open: '', close: '', closed: true },
  ],
])('the days of a form: %o, %o', (monday, sunday) => {
  const { hours } = parseOpeningHours(JSON.stringify({ monday, sunday }))
  expect(hours).toEqual({ Monday: worked, Sunday: rest })
})

test('a day without hours stays unknown', () => {
  const cell = { monday: { open: '9:00 am', close: '5:00 pm' }, sunday: { open: '', close: '' } }
  expect(parseOpeningHours(JSON.stringify(cell)).hours).toEqual({ Monday: worked })
})
