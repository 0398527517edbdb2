import { expect, test } from 'vitest'
import {
  areaCodeIn,
  codedStartTerms,
  endingDigits,
  endsWithDigits,
  hasPiece,
  isWithTrunkZero,
  lastDigitsTerm,
  longPhoneStart,
  phoneAmongWords,
  phonePiece,
  phoneQueryTerms,
  phoneStartBeside,
  phoneStartTerms,
  phoneTerms,
  startsWithDigits,
  withoutEndingLabel,
} from './phone-term.ts'
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
  expect(phoneQueryTerms(typed)).toContain(phoneTerms(phone)[0])
})

test.each(['', '24', '12345', '카페 0212345678', '1234567890123456', '2025550124'])(
  '“%s” is not 202 555 0123',
  (typed) => {
    expect(phoneQueryTerms(typed)).not.toContain(phoneTerms('(202) 555-0123')[0])
  },
)

test('a text that is no number has no term', () => {
  expect(phoneTerms('call us')).toEqual([])
  expect(phoneTerms('')).toEqual([])
  expect(phoneQueryTerms('call us')).toEqual([])
})

test('no words ask for a number', () => {
  const [term = ''] = phoneTerms('02-123-4567')
  expect(queryTerms(term)).not.toContain(term)
})

test.each([
  ['555-0123', '5550123'],
  ['50 123', '50123'],
  ['0123', undefined],
  ['2025550123', undefined],
  ['call 5550123', undefined],
])('“%s” may be the end of a number: %s', (typed, digits) => {
  expect(endingDigits(typed)).toBe(digits)
})

test('a number ends with the digits, in whatever form it is written', () => {
  expect(endsWithDigits('(202) 555-0123', '5550123')).toBe(true)
  expect(endsWithDigits('(202) 555-0123', '5540123')).toBe(false)
})

test('the last four digits of a number have a term', () => {
  expect(phoneTerms('(202) 555-0123')).toContain(lastDigitsTerm('0123'))
  expect(phoneTerms('02-123-4567')).not.toContain(lastDigitsTerm('0123'))
  expect(lastDigitsTerm('123')).toBeUndefined()
  expect(lastDigitsTerm('카페 0123')).toBeUndefined()
})

test.each([
  ['(202) 555', '(202) 555-0123'],
  ['202-555-', '(202) 555-0123'],
  ['02-123', '02-123-4567'],
  ['+82 2 123', '02-123-4567'],
  ['+41 44', '044 227 70 00'],
  ['064 188', '064 1885215'],
  ['044 227 70', '044 227 70 00'],
])('“%s” begins the number %s', (typed, phone) => {
  expect(phoneStartTerms(typed).some((term) => phoneTerms(phone).includes(term))).toBe(true)
})

test.each([
  ['2025', '(202) 555-0123'],
  ['555-01', '(202) 555-0123'],
  ['02-1234-5678', '02-1234-5678'],
  ['2인분', '(202) 555-0123'],
])('“%s” is no beginning of %s', (typed, phone) => {
  expect(phoneStartTerms(typed).some((term) => phoneTerms(phone).includes(term))).toBe(false)
})

test('a calling code is no part of a number’s beginning', () => {
  expect(phoneStartTerms('+82 2 123').some((term) => phoneTerms('0123 456 789').includes(term))).toBe(false)
})

test.each([
  ['1-202-555', '(202) 555-0123'],
  ['82-2-123', '02-123-4567'],
  ['41 44 227', '044 227 70 00'],
])('“%s” begins the number %s with a calling code', (typed, phone) => {
  expect(codedStartTerms(typed).some((term) => phoneTerms(phone).includes(term))).toBe(true)
})

test.each(['2025', '02-123', '+82 2 123', '2인분'])('“%s” has no calling code without a sign', (typed) => {
  expect(codedStartTerms(typed)).toEqual([])
})

test.each([
  ['02 123 주유소', '02-123-4567', '주유소', true],
  ['pittsburgh (202) 555', '(202) 555-0123', 'pittsburgh', true],
  ['hvac 202 555', '(202) 555-0123', 'hvac', false],
  ['restaurant +41 44 227', '044 227 70 00', 'restaurant', true],
])('“%s” has the beginning of %s beside %s', (typed, phone, rest, isCertain) => {
  const found = phoneStartBeside(typed)
  expect(found).toMatchObject({ rest, isCertain })
  expect(found?.terms.some((term) => phoneTerms(phone).includes(term))).toBe(true)
})

test.each(['카페 04763', 'hvac 15237', 'pizza 8004', 'gym 12', '02 123', 'studio 54 bar 02 123'])(
  '“%s” has no beginning of a number beside words',
  (typed) => {
    expect(phoneStartBeside(typed)).toBeUndefined()
  },
)

test.each([
  ['364', '(412) 364-5003'],
  ['364 50', '(412) 364-5003'],
  ['364-5003', '(412) 364-5003'],
  ['2664', '02-2664-1900'],
  ['227 70', '044 227 70 00'],
  ['188', '064 1885215'],
  ['356', '0912 356 0305'],
])('“%s” is a piece of the number %s', (typed, phone) => {
  const piece = phonePiece(typed)
  expect(phoneTerms(phone)).toContain(piece?.term)
  expect(hasPiece(phone, piece?.digits ?? '')).toBe(true)
})

test.each(['', '36', 'call 364', '+41 44', '3645003123'])('“%s” is no piece', (text) => {
  expect(phonePiece(text)).toBeUndefined()
})

test('other digits are no piece of a number', () => {
  expect(hasPiece('(412) 364-5003', '3646')).toBe(false)
  expect(hasPiece('(412) 364-5003', '412')).toBe(false)
})

test.each([
  ['who called (202) 555-0123', '(202) 555-0123'],
  ['☎020123456', '020123456'],
  ['02-123-4567 어디에요', '02-123-4567'],
  ['tel: +1 202.555.0123 please', '+1 202.555.0123'],
])('“%s” has a number among words: %s', (text, number) => {
  expect(phoneAmongWords(text)).toBe(number)
})

test.each(['02-123-4567', 'florist 8004', '24 7 vet', 'a1234567', '555 0123 or 555 0124', '3M 2025'])(
  '“%s” has no number among words',
  (text) => {
    expect(phoneAmongWords(text)).toBeUndefined()
  },
)

test.each([
  ['hvac 585', 'hvac', false],
  ['area code 585 hvac', 'hvac', true],
  ['(585) hvac', 'hvac', true],
  ['카페 지역번호 058', '카페', true],
  ['vorwahl 058', '', true],
  ['area code 585', '', true],
  ['585 area code hvac', 'hvac', true],
  ['058 지역번호', '', true],
  ['call 585', '', true],
  ['phone number 585 hvac', 'hvac', true],
])('“%s” is an area code beside “%s”', (text, rest, isCertain) => {
  const found = areaCodeIn(text)
  expect(found).toMatchObject({ rest, isCertain })
  const number = text.includes('058') ? '058-123-4567' : '(585) 123-4567'
  expect(phoneTerms(number).some((term) => found?.terms.includes(term))).toBe(true)
})

test.each(['585', '58 hvac', '5850 hvac', 'hvac', 'hvac 585 12', '02 hvac', ''])(
  '“%s” has no area code',
  (text) => {
    expect(areaCodeIn(text)).toBeUndefined()
  },
)

test.each([
  ['(202) 555 01', '(202) 555-0123'],
  ['+1 202 555 012', '(202) 555-0123'],
  ['010 1234 56', '010-1234-5678'],
])('“%s” is a long beginning of %s', (typed, phone) => {
  const { digits = '', term = '' } = longPhoneStart(typed) ?? {}
  expect(phoneTerms(phone)).toContain(term)
  expect(startsWithDigits(phone, digits)).toBe(true)
})

test.each(['(202) 555', '+1 202 555 0123 456', '2025550 main'])('“%s” is no long beginning', (typed) => {
  expect(longPhoneStart(typed)).toBeUndefined()
})

test.each([
  ['ends in 5003', '5003'],
  ['hvac ending in 5003', 'hvac 5003'],
  ['뒷자리 5003', '5003'],
  ['5003으로 끝나는 번호', '5003'],
  ['endet auf 5003', '5003'],
  ['happy ending', 'happy ending'],
  ['5003 main street', '5003 main street'],
])('“%s” asks for the last digits as “%s” does', (text, digits) => {
  expect(withoutEndingLabel(text)).toBe(digits)
})

test.each([
  ['지역번호 042', true],
  ['02-956', true],
  ['(031) 카페', true],
  ['00 41 44', false],
  ['area code 412', false],
  ['10405 main street', false],
])('“%s” is dialled with a zero first: %s', (text, isSo) => {
  expect(isWithTrunkZero(text)).toBe(isSo)
})
