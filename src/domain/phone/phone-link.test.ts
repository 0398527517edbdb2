import { expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'

test('the international form, where there is one', () => {
  expect(phoneLink({ phone: '02-555-0101', phoneE164: '+8225550101' })).toBe('tel:+8225550101')
})

test.each([
  ['1588-1234', 'tel:15881234'],
  ['(02) 555 0101', 'tel:025550101'],
  ['+90 (212) 555 01 01 (dahili 12)', 'tel:+902125550101'],
  ['055-1234 / 055-9876', 'tel:0551234'],
  ['０２－５５５－０１０１', 'tel:025550101'],
  ['119', 'tel:119'],
  ['12', undefined],
  ['전화 없음', undefined],
  ['1'.repeat(16), undefined],
  ['', undefined],
  [null, undefined],
])('%s without one → %s', (phone, link) => {
  expect(phoneLink({ phone, phoneE164: null })).toBe(link)
})
