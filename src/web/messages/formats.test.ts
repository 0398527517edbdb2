import { describe, expect, test } from 'vitest'
import { formatsIn } from './formats.ts'

const [ko, en, tr, ja] = [formatsIn('ko'), formatsIn('en'), formatsIn('tr'), formatsIn('ja')]

test.each([
  [0, '10m', '10 m'],
  [0.044, '40m', '40 m'],
  [0.994, '990m', '990 m'],
  [0.996, '1.0km', '1,0 km'],
  [2.44, '2.4km', '2,4 km'],
  [9.96, '10km', '10 km'],
  [1234, '1,234km', '1.234 km'],
])('%d km is %s, in Turkish %s', (km, korean, turkish) => {
  expect(ko.distance(km)).toBe(korean)
  expect(tr.distance(km)).toBe(turkish)
})

test.each([
  [0, '0 places'],
  [1, '1 place'],
  [2, '2 places'],
  [21_000, '21,000 places'],
])('%d with its noun: %s', (count, text) => {
  expect(en.counted(count, { one: 'place', other: 'places' })).toBe(text)
})

describe('in each language', () => {
  test('numbers', () => {
    expect([ko, en, tr, ja].map((format) => format.total(12_345, true))).toEqual([
      '12,345+',
      '12,345+',
      '12.345+',
      '12,345+',
    ])
    expect([ko, en, tr].map((format) => format.rating(4.96))).toEqual(['5.0', '5.0', '5,0'])
  })

  test('times and weekdays', () => {
    expect([ko, en, tr].map((format) => format.time(21 * 60 + 5))).toEqual(['21:05', '9:05\u00a0PM', '21:05'])
    expect([ko, en, tr, ja].map((format) => format.weekday(0))).toEqual([
      '월요일',
      'Monday',
      'Pazartesi',
      '月曜日',
    ])
    expect(tr.weekday(6)).toBe('Pazar')
    expect([en, tr].map((format) => format.weekdayAndTime(3, format.time(17 * 60)))).toEqual([
      'Thu 5\u00a0PM',
      'Per 17:00',
    ])
    expect(en.weekdayAndTime(3, en.time(17 * 60 + 30))).toBe('Thu 5:30\u00a0PM')
  })

  test('countries by their codes', () => {
    expect([ko, en, tr, ja].map((format) => format.country('CH'))).toEqual([
      '스위스',
      'Switzerland',
      'İsviçre',
      'スイス',
    ])
    expect(ko.country('nope')).toBe('')
  })
})
