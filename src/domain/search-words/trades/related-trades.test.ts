import { expect, test } from 'vitest'
import { knownCategories } from '../../category/known-categories.ts'
import { plainNames, relatedTrades } from './related-trades.ts'

const labels = knownCategories.map(({ label }) => label.en)

test('every trade of a family is one of the taxonomy', () => {
  const related = labels.flatMap((label) => relatedTrades(label).trades)
  expect(related.length).toBeGreaterThan(20)
  expect(related.filter((trade) => !labels.includes(trade))).toEqual([])
})

test('of a family each trade means the others, and not itself', () => {
  expect(relatedTrades('Pub').trades).toContain('Bar')
  expect(relatedTrades('Bar').trades).toContain('Pub')
  expect(relatedTrades('Bar').trades).not.toContain('Bar')
})

test('every trade of the group is a restaurant', () => {
  expect(relatedTrades('Restaurant').groups).toEqual(['restaurants'])
})

test('a trade without a family has its own names alone', () => {
  expect(relatedTrades('Museum')).toEqual({ trades: [], signs: [], attributes: [], groups: [] })
  expect(plainNames('Museum')).toEqual(['박물관', 'Museum', 'Müze'])
  expect(plainNames('Gas station')).toEqual(['주유소'])
})

test.each([
  ['Barbecue restaurant', '물고기'],
  ['Indian restaurant', '베이커리'],
])('no sign of %s is a part of another thing: %s', (trade, word) => {
  expect(relatedTrades(trade).signs.filter((sign) => word.includes(sign))).toEqual([])
})
