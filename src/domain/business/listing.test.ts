import { expect, test } from 'vitest'
import { hasPage, isPubliclyVisible } from './listing.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 26)

test.each([
  ['published', 900, true],
  ['pending', 0, false],
  ['closed', 0, true],
  ['closed', 364, true],
  ['closed', 366, false],
] as const)('one that is %s since %i days has a page: %s', (status, days, expected) => {
  expect(hasPage({ status, updatedAt: now - days * day }, now)).toBe(expected)
})

test('only a published one stands in lists', () => {
  expect(
    (['published', 'pending', 'closed'] as const).filter((status) => isPubliclyVisible({ status })),
  ).toEqual(['published'])
})
