import { expect, test } from 'vitest'
import { tradeInFileName } from './trade-in-file-name.ts'

test.each([
  ['주유소 목록.xlsx', 'gas-station'],
  ['서울 주유소현황_2026.xls', 'gas-station'],
  ['성동구미용실목록', 'hair-salon'],
  ['Cafes Seoul.csv', 'cafe'],
  ['hair salons final (2).xlsx', 'hair-salon'],
  ['Eczane listesi', 'pharmacy'],
  ['약국'.normalize('NFD'), 'pharmacy'],
  ['cafes and pharmacies.xlsx', ''],
  ['업체 목록.xlsx', ''],
  ['Sheet1', ''],
  ['Tabelle1', ''],
  ['export-2026-11-27.csv', ''],
  ['', ''],
  ['x'.repeat(5000), ''],
])('%s names %s', (name, slug) => {
  expect(tradeInFileName(name)).toBe(slug)
})
