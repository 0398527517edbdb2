import { expect, test } from 'vitest'
import { noCompanions } from './companions.ts'
import { dialledPhone, localPhone, phoneOf } from './row-phone.ts'

const nowhere = { state: '', city: '', district: '' }

test('a number that a spreadsheet has rounded gives way to another one of the row', () => {
  const companions = { ...noCompanions, cells: { otherPhone: [0] } }
  expect(phoneOf(companions, () => '0300 7654321', '4.23576E+10')).toBe('0300 7654321')
  expect(phoneOf(companions, () => '042 3576 9999', '0300 7654321')).toBe('0300 7654321')
  expect(phoneOf(companions, () => '', '4.23576E+10')).toBe('4.23576E+10')
})

test.each([
  ['55', '5555 0101', '55 5555 0101'],
  ['55', '55 5555 0101', '55 5555 0101'],
  ['62', '62 555 101', '62 555 101'],
  ['999', '555 0102', '999 555 0102'],
])('with the area code %s, %s is %s', (area, phone, whole) => {
  const companions = { ...noCompanions, cells: { areaCode: [0] } }
  expect(phoneOf(companions, () => area, phone)).toBe(whole)
})

test.each([
  ['64873456', 'Roma', '064873456'],
  ['24567890', 'Milano', '024567890'],
  ['116701234', 'Torino', '0116701234'],
  ['55123456', 'Firenze', '055123456'],
])('%s of %s has lost its 0', (phone, city, whole) => {
  expect(localPhone(phone, { ...nowhere, countryCode: 'IT', city })).toBe(whole)
})

test.each([
  ['64873456', 'Milano', 'IT'],
  ['64873456', '', 'IT'],
  ['64873456', 'Roma', 'US'],
  ['3391234567', 'Roma', 'IT'],
  ['06 4873456', 'Roma', 'IT'],
  ['612', 'Roma', 'IT'],
])('%s of %s in %s stays as it is', (phone, city, countryCode) => {
  expect(localPhone(phone, { ...nowhere, countryCode, city })).toBe(phone)
})

test.each([
  ['543-0001', { state: '전북특별자치도', city: '전주시' }, '063-543-0001'],
  ['5430001', { state: '서울특별시', city: '서울' }, '02-5430001'],
  ['853 1234', { state: '경상북도', city: '경산시' }, '053-853 1234'],
  ['383-0001', { state: '대구광역시', city: '대구', district: '군위군' }, '054-383-0001'],
])('%s of %o has the area code of its town', (phone, place, whole) => {
  expect(localPhone(phone, { ...nowhere, ...place, countryCode: 'KR' })).toBe(whole)
})

test.each([
  ['543-0001', '', 'KR'],
  ['1588-0001', '서울특별시', 'KR'],
  ['02-543-0001', '경기도', 'KR'],
  ['543-0001', '서울특별시', ''],
])('%s in %s of %s stays as it is', (phone, state, countryCode) => {
  expect(localPhone(phone, { ...nowhere, state, countryCode })).toBe(phone)
})

test.each([
  ['55501', '0171 5550101', 'DE', '0171 5550101'],
  ['55501', '', 'DE', '55501'],
  ['55501', '12', 'DE', '55501'],
  ['06221 555102', '0171 5550101', 'DE', '06221 555102'],
  // Whole numbers, and a short one, of their countries.
  ['555 0101', '+49 171 5550101', 'IS', '555 0101'],
  ['19042', '0100 123 4567', 'EG', '19042'],
  ['55501', '0171 5550101', '', '55501'],
])('%s beside %s in %s: %s', (phone, other, countryCode, chosen) => {
  const companions = { ...noCompanions, cells: { otherPhone: [0] } }
  expect(dialledPhone(companions, () => other, phone, { ...nowhere, countryCode })).toBe(chosen)
})

test('a Korean number has the area code of its town', () => {
  const place = { ...nowhere, city: '전주시', state: '전북특별자치도', countryCode: 'KR' }
  const companions = { ...noCompanions, cells: { otherPhone: [0] } }
  expect(dialledPhone(companions, () => '010-5555-0102', '555-0101', place)).toBe('555-0101')
})
