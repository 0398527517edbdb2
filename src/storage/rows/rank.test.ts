import { expect, test } from 'vitest'
import { scoreLimit } from '../../domain/business/rating.ts'
import { listingRank, rowOfRank, scoreOfRank } from './rank.ts'

test('a rank orders by score, then by row number, exactly up to the largest of both', () => {
  const largest = listingRank(scoreLimit - 1, 2 ** 32 - 1)
  expect(Number.isSafeInteger(largest)).toBe(true)
  expect(scoreOfRank(largest)).toBe(scoreLimit - 1)
  expect(rowOfRank(largest)).toBe(2 ** 32 - 1)
  expect(listingRank(5, 1)).toBeGreaterThan(listingRank(4, 2 ** 32 - 1))
  expect(listingRank(5, 2)).toBeGreaterThan(listingRank(5, 1))
})
