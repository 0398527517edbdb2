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
