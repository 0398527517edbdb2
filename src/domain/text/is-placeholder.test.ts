import { expect, test } from 'vitest'
import { isPlaceholder } from './clean-text.ts'

test.each(['', ' ', 'None', 'NULL', 'nan', 'N/A', 'na', '-', '--', '{}', '[ ]', '없음'])(
  '"%s" stands for nothing',
  (cell) => {
    expect(isPlaceholder(cell)).toBe(true)
  },
)

test.each(['0', 'Nona', 'Banana', '{"a":1}', 'None of it'])('"%s" says something', (cell) => {
  expect(isPlaceholder(cell)).toBe(false)
})
