import { expect, test } from 'vitest'
import { phoneFault } from './typed-phone.ts'

test.each([
  ['+82 10 1234 567890123456', 'KR'],
  ['+1 610 642 63231234', 'US'],
  ['1234567890123456', ''],
  ['abc', 'KR'],
])('"%s" is no number', (text, country) => {
  expect(phoneFault(text, country)).toBe('none')
})

test.each([
  ['+1 610-642-6323, 610-555-0100', 'US'],
  ['(412) 555-0144 (412) 555-0145', 'US'],
  ['412 555 0144 or 412 555 0145', 'US'],
  ['02-555-0101 010-5555-1212', 'KR'],
  ['02-555-0101(010-1234-5678)', 'KR'],
  ['1588-1234 / 02-555-0101', 'KR'],
  ['030 5550160 / 0170 5550161', 'DE'],
  ['555-0101 / 555-0102', ''],
])('"%s" are two, of which one would be lost', (text, country) => {
  expect(phoneFault(text, country)).toBe('several')
})

test.each([
  ['', 'KR'],
  ['119', 'KR'],
  ['1588-1234', 'KR'],
  ['1-888-555-CAFE', 'US'],
  ['202-555-0123 x12', 'US'],
  ['02-123-4567 내선 12', 'KR'],
  ['02-123-4567~8', 'KR'],
  ['00 82 2 1234 5678', 'KR'],
  ['0351/555028-1', 'DE'],
  ['0 78 51 / 7 70 01', 'DE'],
  ['(030) / 555 01 60', 'DE'],
  ['+49 30 5550160', 'KR'],
  ['(0212) 555 12 34 ext. 7', 'TR'],
  ['02-123-4567, 02-123-4567', 'KR'],
  ['+1 123-456-7890', 'US'],
  ['*3456', 'IL'],
])('"%s" of %s is one', (text, country) => {
  expect(phoneFault(text, country)).toBeUndefined()
})
