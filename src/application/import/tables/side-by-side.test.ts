import { expect, test } from 'vitest'
import { cellsBeside, tablesBeside, unlikeTables } from './side-by-side.ts'

test.each([
  [
    ['Name', 'Phone', '', 'Name', 'Phone'],
    [0, 3],
  ],
  [
    ['Name', 'Phone', 'Name', 'Phone', 'Name', 'Phone'],
    [0, 2, 4],
  ],
  [
    ['', '상호', '전화', '', '상호', '전화'],
    [1, 4],
  ],
  [['Name', 'Phone', 'Name'], [0]],
  [['Name', 'Phone', 'Phone'], [0]],
  [['Name', 'Name', 'Name'], [0]],
  [['Name', 'Phone', 'City', 'Name', 'Phone', 'Town'], [0]],
  [['', ''], [0]],
  [[], [0]],
])('the tables under %j begin at %j', (header, starts) => {
  expect(tablesBeside(header)).toEqual(starts)
})

test('the cells of a table keep their links', () => {
  const row = { number: 2, cells: ['A', '1', '', 'B', '2'], links: new Map([[3, 'https://x.example']]) }
  expect(cellsBeside(row, 3, 3)).toEqual({
    number: 2,
    cells: ['B', '2'],
    links: new Map([[0, 'https://x.example']]),
  })
  expect(cellsBeside(row, 0, 3).links).toEqual(new Map())
})

const row = (number: number, ...cells: string[]) => ({ number, cells })

test.each([
  [
    ['Name', 'Address', 'Phone', '', 'Company', 'Trade', 'City'],
    [0, 4],
  ],
  [
    ['Nazwa', 'Adres', '', '', 'Firma', 'Branża', 'Miejscowość'],
    [0, 4],
  ],
  [
    ['Name', 'Phone', '', 'Name', 'City', 'Phone', '', 'Company', 'Address'],
    [0, 3, 7],
  ],
  // Further columns of the same businesses.
  [['Name', 'Address', '', 'Phone', 'Website'], [0]],
  [['Name', 'Address', 'Company', 'Phone'], [0]],
  [['영업소명', '주소', '', '대표자명', '전화번호'], [0]],
  [['No', 'Name', '', 'Company', 'Phone'], [0]],
])('unlike tables under %j begin at %j', (cells, starts) => {
  expect(unlikeTables(row(1, ...cells), [])).toEqual(starts)
})

test('a column without a header that has cells parts no tables', () => {
  const header = row(2, 'Name', 'Phone', '', 'Company', 'City', 'Phone')
  expect(unlikeTables(header, [row(1, '', '', 'Shops'), row(3, 'A', '1', '', 'B')])).toEqual([0, 3])
  expect(unlikeTables(header, [row(3, 'A', '1', 'x', 'B')])).toEqual([0])
})
