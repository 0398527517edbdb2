import { expect, test } from 'vitest'
import { noCompanions } from './companions.ts'
import { phoneOf, withItalianZero } from './row-phone.ts'

test('a number that a spreadsheet has rounded gives way to another one of the row', () => {
  const companions = { ...noCompanions, cells: { otherPhone: [0] } }
  expect(phoneOf(companions, () => '0300 7654321', '4.23576E+10')).toBe('0300 7654321')
  expect(phoneOf(companions, () => '042 3576 9999', '0300 7654321')).toBe('0300 7654321')
  expect(phoneOf(companions, () => '', '4.23576E+10')).toBe('4.23576E+10')
})

test.each([
  ['64873456', 'Roma', '064873456'],
  ['24567890', 'Milano', '024567890'],
  ['116701234', 'Torino', '0116701234'],
  ['55123456', 'Firenze', '055123456'],
])('%s of %s has lost its 0', (phone, city, whole) => {
  expect(withItalianZero(phone, { countryCode: 'IT', city })).toBe(whole)
})

test.each([
  ['64873456', 'Milano', 'IT'],
  ['64873456', '', 'IT'],
  ['64873456', 'Roma', 'US'],
  ['3391234567', 'Roma', 'IT'],
  ['06 4873456', 'Roma', 'IT'],
  ['612', 'Roma', 'IT'],
])('%s of %s in %s stays as it is', (phone, city, countryCode) => {
  expect(withItalianZero(phone, { countryCode, city })).toBe(phone)
})
