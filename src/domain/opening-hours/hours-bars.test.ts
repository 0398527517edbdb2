import { expect, test } from 'vitest'
import { hoursInWords } from '../business/listing.ts'
import { hoursBars } from './hours-bars.ts'

test.each([
  ['9AM-9PM', 'M9 0H21V1H9Z'],
  ['09:20–13:00, 18:00–02:00', 'M9.33 0H13V1H9.33ZM18 0H24V1H18Z'],
  ['Open 24 hours', 'M0 0H24V1H0Z'],
  ['Closed', ''],
  ['아마 점심때', undefined],
])('"%s" is drawn as %s', (text, path) => {
  expect(hoursBars({ Monday: text })).toEqual(path === undefined ? {} : { Monday: path })
})

test('hours without days have no bars', () => {
  expect(hoursBars({ [hoursInWords]: '9AM-9PM' })).toEqual({})
})

test.each([
  [
    'a night goes on in the next day',
    { Friday: '18:00–02:00', Saturday: '11AM-3PM' },
    'M0 0H2V1H0ZM11 0H15V1H11Z',
  ],
  ['a night goes on in a day off', { Friday: '18:00–02:00', Saturday: 'Closed' }, 'M0 0H2V1H0Z'],
  ['that of Sunday on Monday', { Sunday: '6PM-1AM', Monday: 'Closed' }, 'M0 0H1V1H0Z'],
  ['a day that ends at midnight is over', { Friday: '6PM-12AM', Saturday: 'Closed' }, ''],
  ['not in a day whose hours nobody knows', { Friday: '18:00–02:00', Saturday: '아마 점심때' }, undefined],
])('%s', (_, hours, path) => {
  const day = 'Saturday' in hours ? 'Saturday' : 'Monday'
  expect(hoursBars(hours)[day]).toBe(path)
})
