import { expect, test } from 'vitest'
import type { CategorySummary } from '../../../domain/directory/directory.ts'
import { groupNamed, groupTrades } from './trade-groups.ts'

const trade = (slug: string, categoryGroup: CategorySummary['categoryGroup'], businessCount: number) => ({
  category: slug,
  categoryLabel: slug.toUpperCase(),
  categorySlug: slug,
  categoryGroup,
  trade: 'shop' as const,
  businessCount,
})
const many = Array.from({ length: 20 }, (_, index) => trade(`kind-${index}`, 'restaurants', 20 - index))
const all = [...many, trade('dentist', 'healthcare', 3), trade('shrine', null, 2), trade('', null, 9)]

test('all groups that have trades, the first trades of each, and what is in none at the end', () => {
  const groups = groupTrades(all, '')
  expect(groups.map(({ group, tradeCount }) => [group, tradeCount])).toEqual([
    ['restaurants', 20],
    ['healthcare', 1],
    ['other', 1],
  ])
  expect(groups[0]).toMatchObject({ businessCount: 210 })
  expect(groups[0]?.trades).toHaveLength(12)
  expect(groups[2]?.trades).toEqual([{ label: 'SHRINE', slug: 'shrine', businessCount: 2 }])
})

test('one group, with all of its trades', () => {
  expect(groupTrades(all, 'restaurants').map(({ trades }) => trades.length)).toEqual([20])
  expect(groupTrades(all, 'education')).toEqual([])
  expect(['restaurants', 'other', '', 'no-group'].map(groupNamed)).toEqual(['restaurants', 'other', '', ''])
})
