import { expect, test } from 'vitest'
import { headerName } from './header-name.ts'

const nameOf = (headers: readonly string[], index: number) =>
  headerName(headers, index, (number) => `(column ${number})`)

test('a header is the name of its column', () => {
  expect(nameOf(['Shop', 'Tel'], 1)).toBe('Tel')
})

test('columns with one header are told apart, and one without has its place', () => {
  const headers = ['Shop', 'Tel', '', 'Tel']
  expect(headers.map((_, index) => nameOf(headers, index))).toEqual([
    'Shop',
    'Tel (column 2)',
    '(column 3)',
    'Tel (column 4)',
  ])
})
