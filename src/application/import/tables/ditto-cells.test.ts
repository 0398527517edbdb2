import { expect, test } from 'vitest'
import { cleanCell } from './cell-text.ts'

test.each(['〃', '″', '"', '""', '-do-', '- " -', '-〃-', '상동', '同上', 'dto.', ' 〃 '])(
  '%s says nothing',
  (cell) => {
    expect(cleanCell(cell)).toBe('')
  },
)

test.each(['同上堂', 'Dō', 'Idem', '"Rosa"', 'DTO Imports', '상동로 12'])('%s is a text', (cell) => {
  expect(cleanCell(cell)).toBe(cell)
})
