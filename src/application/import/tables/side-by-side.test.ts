import { expect, test } from 'vitest'
import { cellsBeside, tablesBeside } from './side-by-side.ts'

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
