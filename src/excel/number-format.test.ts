import { expect, test } from 'vitest'
import { isDateFormat } from './number-format.ts'

test.each([14, 22, 45, 31, 57])('built-in format %d is a date', (id) =>
  expect(isDateFormat(id, undefined)).toBe(true),
)
test.each([0, 1, 9, 10, 11, 46, 49])('built-in format %d is none', (id) =>
  expect(isDateFormat(id, undefined)).toBe(false),
)

test.each([
  'yyyy-mm-dd',
  'yyyy"년" m"월" d"일"',
  '[$-412]AM/PM h:mm',
  'm/d',
  'mmm',
  '[Red]hh:mm;@',
  'h\\hmm',
])('%s is a date', (code) => expect(isDateFormat(164, code)).toBe(true))
test.each([
  '0.00',
  '#,##0"days"',
  'General',
  '0%',
  '\\d0',
  '[h]:mm',
  '[Red]0',
  '0_d',
  '₩#,##0;[Red]-₩#,##0',
  '@',
])('%s is none', (code) => expect(isDateFormat(164, code)).toBe(false))
