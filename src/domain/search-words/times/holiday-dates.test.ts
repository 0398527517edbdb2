import { expect, test } from 'vitest'
import { askedTimeOf } from '../clock-words.ts'

test.each([
  '12월 25일',
  '1월1일에',
  'December 25th',
  'on dec 25',
  '25 december',
  '24. Dezember',
  '25 décembre',
  '1 Ocak',
  '25. decembra',
  '1. јануар',
  '5月5日',
  '4 july',
])('%s is a holiday', (phrase) => {
  expect(askedTimeOf(phrase)).toBe('holiday')
})

test.each(['12월 3일', '4 may', 'route 25', 'december', 'decor 25', '25 decks', 'max 1', '1 main'])(
  '%s is none',
  (phrase) => {
    expect(askedTimeOf(phrase)).not.toBe('holiday')
  },
)
