import { expect, test } from 'vitest'
import { withItalianZero } from './row-phone.ts'

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
