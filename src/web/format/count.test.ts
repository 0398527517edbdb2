import { describe, expect, test } from 'vitest'
import { abbreviatedCount } from './count.ts'

describe('abbreviatedCount', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1499, '1k'],
    [1500, '2k'],
    [12_345, '12k'],
    [999_499, '999k'],
    [999_500, '1.0M'],
    [1_000_000, '1.0M'],
    [1_249_999, '1.2M'],
    [12_360_000, '12.4M'],
  ])('%i → %s', (count, text) => {
    expect(abbreviatedCount(count)).toBe(text)
  })
})
