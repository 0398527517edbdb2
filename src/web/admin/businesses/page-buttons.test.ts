import { expect, test } from 'vitest'
import { pageWindow } from './page-buttons.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [3, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [19, 20, [16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
  [99, 20, [16, 17, 18, 19, 20]],
])('spec §9: pagination window 5 numbers: page %i of %i', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})
