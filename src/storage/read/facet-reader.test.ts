import { expect, test } from 'vitest'
import { twoFigures } from './facet-reader.ts'

test.each([
  [0.2, 1],
  [1, 1],
  [2.7, 3],
  [9.96, 10],
  [12.4, 12],
  [99.7, 100],
  [1249, 1200],
  [1251, 1300],
  [10_000, 10_000],
])('an estimate of %d is shown as the whole number %d, of two figures', (estimate, shown) => {
  expect(twoFigures(estimate)).toBe(shown)
})
