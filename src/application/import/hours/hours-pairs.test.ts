import { expect, test } from 'vitest'
import { findHoursColumns } from './hours-columns.ts'
import { joinHours } from './join-hours.ts'

/** The hours of a row as one cell. */
const joined = (row: Readonly<Record<string, string>>): unknown => {
  const cells = Object.values(row)
  const text = joinHours(
    findHoursColumns(Object.keys(row).map((header, index) => [index, header])),
    (index) => cells[index] ?? '',
    '',
  )
  return text === '' ? text : JSON.parse(text)
}

test('a day and its hours in elements of a list, whatever the list is called', () => {
  expect(
    joined({
      'operationHours/0/day': 'Mon',
      'operationHours/0/hours': '9:00 AM - 5:00 PM',
      'operationHours/1/day': 'Tue',
      'operationHours/1/hours': 'Closed',
    }),
  ).toEqual({ Mon: '9:00 AM - 5:00 PM', Tue: 'Closed' })
  expect(
    joined({ 'hours[0].day': 'Mon', 'hours[0].time': '9-5', 'hours[1].day': '', 'hours[1].time': '' }),
  ).toEqual({ Mon: '9-5' })
})

test('a day with its opening and its closing, and a day that stands twice', () => {
  const prefix = 'openingHoursSpecification'
  expect(
    joined({
      [`${prefix}/0/dayOfWeek`]: 'https://schema.org/Monday',
      [`${prefix}/0/opens`]: '09:00',
      [`${prefix}/0/closes`]: '12:00',
      [`${prefix}/1/dayOfWeek`]: 'https://schema.org/Monday',
      [`${prefix}/1/opens`]: '14:00',
      [`${prefix}/1/closes`]: '18:00',
    }),
  ).toEqual({ Monday: '09:00-12:00, 14:00-18:00' })
})

test('hours without a day are those of nobody knows which', () => {
  expect(joined({ 'operationHours/0/day': '', 'operationHours/0/hours': '9-5' })).toBe('')
})
