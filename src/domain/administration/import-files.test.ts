import { expect, test } from 'vitest'
import { hasExtension, mustBeWorkbook, tableExtensions } from './import-files.ts'

test.each([
  'list.xlsx',
  'LIST.XLSX',
  '업체 목록.Xls',
  'a.b.csv',
  'list.TSV',
  '목록.HTML',
  '지도.kmz',
  'seznam.ods',
])('%s is a table', (name) => {
  expect(hasExtension(name, tableExtensions)).toBe(true)
})

test.each(['list.xlsx.zip', 'xlsx', 'list.docx', ''])('“%s” is none', (name) => {
  expect(hasExtension(name, tableExtensions)).toBe(false)
})

test('a text under the name of a new workbook is refused, under that of an old one it is read', () => {
  expect(['a.XLSX', 'a.xls', 'a.csv'].map(mustBeWorkbook)).toEqual([true, false, false])
})
