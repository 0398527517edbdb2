import { describe, expect, test } from 'vitest'
import { isUnfit } from './unfit-cell.ts'

describe('isUnfit', () => {
  test.each([
    ['name', '90744'],
    ['name', '공실'],
    ['name', '(libre)'],
    ['name', 'Vacant unit'],
    ['name', '空き店舗'],
    ['name', 'https://example.com/a'],
    ['name', '37.5665, 126.978'],
    ['category', '2026-04-05 10:00:00'],
    ['category', '4.5'],
    ['category', '503-555-0103'],
    ['category', '+82 2-555-0103'],
    ['full_address', 'a@b.example'],
    ['phone', 'Telefon Yok'],
    ['phone', '2026-04-05'],
    ['phone', '12/31/2004'],
    ['country', '12'],
    ['country', '04 555 0292'],
    ['postal_code', 'New Zealand'],
    ['working_hours', 'https://example.com'],
  ] as const)('%s cannot be %s', (column, text) => expect(isUnfit(column, text)).toBe(true))

  test.each([
    ['name', '1004'],
    ['name', 'Libre'],
    ['name', '공실공유'],
    ['name', '24/7'],
    ['name', 'Route 66'],
    ['name', 'example.com'],
    ['category', 'Café'],
    ['category', '56.11-2-01'],
    ['category', 'F501060 餐館業'],
    ['full_address', '1234 Main St'],
    ['phone', '1-800-FLOWERS'],
    ['phone', '٠٢١٢٣٤٥٦٧'],
    ['working_hours', '24시간'],
    ['name', ''],
    ['postal_code', 'SW1A 1AA'],
    ['country', 'Germany (DE)'],
  ] as const)('%s can be %s', (column, text) => expect(isUnfit(column, text)).toBe(false))
})

test('a phone with a dot behind its area code is no latitude, and one with hidden figures is no phone', () => {
  expect(isUnfit('phone', '024.35550101')).toBe(false)
  expect(isUnfit('phone', '24.35550101')).toBe(true)
  // No degree is as large.
  expect(isUnfit('phone', '333.5550103')).toBe(false)
  expect(isUnfit('phone', '031-555-****')).toBe(true)
  expect(isUnfit('phone', '031-555-**** / 02-555-0101')).toBe(false)
})
