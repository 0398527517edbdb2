import { expect, test } from 'vitest'
import { shortNumber } from './short-number.ts'

test.each([
  ['EG', '16123', '16123'],
  ['EG', '16 123 (hotline)', '16123'],
  ['IL', '*3456', '*3456'],
  ['CN', '95-123', '95123'],
  ['TH', '1112', '1112'],
  ['EG', '16123-4', ''],
  ['EG', '1612', ''],
  ['US', '16123', ''],
  ['', '16123', ''],
  ['constructor', '16123', ''],
])('%s: %s dials %j', (country, phone, dialled) => {
  expect(shortNumber(phone, country)).toBe(dialled)
})
