import { expect, test } from 'vitest'
import { parseOpeningHours } from './parse-opening-hours.ts'

test.each([
  [
    [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '08:00',
        closes: '17:00',
      },
      { dayOfWeek: ['https://schema.org/Friday'], opens: '08:00', closes: '13:00' },
    ],
    { Monday: '08:00-17:00', Tuesday: '08:00-17:00', Friday: '08:00-13:00' },
  ],
  [
    {
      monday: { enable: 'enable', start: ['09:00', '14:00'], close: ['12:00', '18:00'] },
      sunday: { enable: '' },
    },
    { Monday: '09:00-12:00, 14:00-18:00' },
  ],
  [
    [{ dayRange: 'Monday - Wednesday', hours: '9-17' }],
    { Monday: '9-17', Tuesday: '9-17', Wednesday: '9-17' },
  ],
])('%j', (value, hours) => {
  expect(parseOpeningHours(JSON.stringify(value))).toEqual({ hours, unread: false })
})

test('the meals of a restaurant stand before their days', () => {
  const cell = 'Brunch\nSat, Sun 10:00 am–2:00 pm\nDinner\nMon–Thu 5:00 pm–10:00 pm\nFri-Sun 5:00 pm–11:00 pm'
  expect(parseOpeningHours(cell).hours).toMatchObject({
    Monday: '5:00 pm–10:00 pm',
    Saturday: '10:00 am–2:00 pm, 5:00 pm–11:00 pm',
  })
  // The hours of lunch may be a break, and those of breakfast a hotel's.
  for (const text of ['Lunch 12:00-13:00', 'Breakfast 7:00-10:00', '점심 12:00-13:00'])
    expect(parseOpeningHours(text).hours).toEqual({ Hours: text })
})

test.each([
  ['Neděli: zavřeno', { Sunday: 'zavřeno' }],
  ['Poniedziałek-środę 9-17', { Monday: '9-17', Tuesday: '9-17', Wednesday: '9-17' }],
])('%s', (cell, hours) => {
  expect(parseOpeningHours(cell).hours).toMatchObject(hours)
})
