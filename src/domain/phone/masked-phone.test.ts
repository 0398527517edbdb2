import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'
import { phoneLink } from './phone-link.ts'
import { isMasked } from './phone-text.ts'

test.each([
  '031-555-****',
  '031-555-**12',
  '031-555-xxxx',
  '031-555-XX12',
  '010-****-0101',
  '02-***-0101',
  '02-55*-0101',
  '***-555-0101',
  '+82 10 #### 0101',
  '010-●●●●-0101',
  '010-○○○○-0101',
  '010-••••-0101',
  '010-????-0101',
  '010-____-0101',
  '031-555-–––',
  '031-555-----',
  '031-555-…',
  '031…0101',
  '031-555-....',
  '91 xxx',
  '+91 98xxxxxx01',
  '98x2x55101',
  '031-OOO-OOOO',
  '031-５５５-＊＊＊＊',
  '031-555-**** / 010-****-0101',
])('%s hides figures: it is no phone', (cell) => {
  expect(isMasked(cell)).toBe(true)
  expect(parsePhone(cell, 'KR')).toEqual({ phone: '', phoneE164: '' })
  // As an earlier version stored it.
  expect(phoneLink({ phone: cell, phoneE164: null })).toBeUndefined()
})

test.each([
  ['02-555-0101*', 'KR'],
  ['02-555-0101 #3', 'KR'],
  ['*3456', 'IL'],
  ['1588-1234?', 'KR'],
  ['055-1234 / 055-9876', 'SY'],
  ['202-555-0123 x12', 'US'],
  ['Tel..... 02-555-0101', 'KR'],
  ['02-555-0101 — 02-555-0102', 'KR'],
  ['** 02-555-0101', 'KR'],
])('%s hides none', (cell, country) => {
  expect(isMasked(cell)).toBe(false)
  expect(parsePhone(cell, country).phone).not.toBe('')
})

test('of several numbers, the one that is whole', () => {
  expect(parsePhone('031-555-****, 02-555-0101', 'KR').phoneE164).toBe('+8225550101')
  expect(isMasked('031-555-****, 02-555-0101')).toBe(false)
})
