import { expect, test } from 'vitest'
import { idColumns } from './id-columns.ts'

test("a source's own numbers can be ids, the column that says so first", () => {
  const header = ['번호', '상호', '상품', '관리번호', '전화']
  const rows = [
    ['1', '가', 'A-10', '3010000-101-2001-00012', '02-123-4567'],
    ['2', '나', 'B-11', '3010000-101-2001-00013', '02-123-4568'],
    ['3', '다', 'C-12', '3010000-101-2001-00099', '02-123-4569'],
  ]
  expect(idColumns(header, rows)).toEqual([3, 2])
})

test('running numbers, dates, points, repeated and empty cells are no ids', () => {
  const header = ['no', 'date', 'lat', 'code', 'ref']
  const rows = [
    ['1', '2026-01-02', '37.5665', 'A1', 'x1'],
    ['2', '2026-01-03', '37.5666', 'A1', ''],
    ['3', '2026-01-04', '37.5667', 'A2', 'x3'],
  ]
  expect(idColumns(header, rows)).toEqual([])
})
