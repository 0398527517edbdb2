import { expect, test } from 'vitest'
import { phoneQueryTerms, phoneTerm } from './phone-term.ts'
import { queryTerms } from './search-terms.ts'

test.each([
  ['02-123-4567', '02-123-4567'],
  ['+82 2 123 4567', '02-123-4567'],
  ['+82 (0)2-123-4567', '02-123-4567'],
  ['00 82 10.1234.5678', '010-1234-5678'],
  ['１５８８－１２３４', '1588-1234'],
  ['+1 202 555 0123', '(202) 555-0123'],
  ['2025550123', '(202) 555-0123'],
  ['+354 555 1234', '555 1234'],
  ['0532 123 45 67', '0532 123 45 67'],
])('“%s” is the number %s', (typed, phone) => {
  expect(phoneQueryTerms(typed)).toContain(phoneTerm(phone))
})

test.each(['', '24', '12345', '카페 0212345678', '1234567890123456', '2025550124'])(
  '“%s” is not 202 555 0123',
  (typed) => {
    expect(phoneQueryTerms(typed)).not.toContain(phoneTerm('(202) 555-0123'))
  },
)

test('a text that is no number has no term', () => {
  expect(phoneTerm('call us')).toBeUndefined()
  expect(phoneTerm('')).toBeUndefined()
  expect(phoneQueryTerms('call us')).toEqual([])
})

test('no words ask for a number', () => {
  const term = phoneTerm('02-123-4567') ?? ''
  expect(queryTerms(term)).not.toContain(term)
})
