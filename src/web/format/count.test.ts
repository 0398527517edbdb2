import { describe, expect, test } from 'vitest'
import { abbreviatedCount, formatDistance } from './count.ts'

describe('abbreviatedCount', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1499, '1k'],
    [1500, '2k'],
    [12_345, '12k'],
    [999_499, '999k'],
    [1_000_000, '1.0M'],
    [1_249_999, '1.2M'],
    [12_360_000, '12.4M'],
  ])('%i → %s', (count, text) => {
    expect(abbreviatedCount(count)).toBe(text)
  })
})

test.each([
  [0, '10m'],
  [0.044, '40m'],
  [0.994, '990m'],
  [0.996, '1.0km'],
  [2.44, '2.4km'],
  [9.96, '10km'],
  [1234, '1,234km'],
])('%d km is %s', (km, text) => {
  expect(formatDistance(km)).toBe(text)
})
