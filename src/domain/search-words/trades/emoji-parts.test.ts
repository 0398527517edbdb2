import { expect, test } from 'vitest'
import { knownCategories } from '../../category/known-categories.ts'
import { queryParts } from '../query-parts.ts'
import { emojiTrades } from './trade-emoji.ts'

test.each([
  ['🐈 hrana oslo', 'Pet store oslo'],
  ['🐕 food', 'Pet store'],
  ['🐶 목욕 제주', '애견 미용 제주'],
  ['🐱 cafe', 'cafe'],
  ['🌱 restaurant oslo', 'Vegan restaurant oslo'],
  ['🏍️ oslo', 'Motorcycle shop oslo'],
  ['🧱 oslo', 'Building materials store oslo'],
  ['👨‍🦲', 'Hair transplantation clinic'],
  ['🦮 oslo', 'Pet store oslo'],
  ['🐟🍚 oslo', 'Sushi restaurant oslo'],
  ['🍤 oslo', 'Tempura restaurant oslo'],
  ['🎉 oslo', 'oslo'],
])('“%s” asks for “%s”', (text, rest) => {
  expect(queryParts(text).rest).toBe(rest)
})

test('every emoji stands for a trade of the taxonomy first', () => {
  const labels = new Set(knownCategories.map(({ label }) => label.en))
  expect([...emojiTrades.values()].filter(([first]) => !labels.has(first ?? ''))).toEqual([])
})

test.each([
  ['🇮🇹 oslo', 'Italian restaurant oslo'],
  ['🇮🇹 restaurant oslo', 'Italian restaurant oslo'],
  ['🇰🇷🍖 oslo', 'Korean restaurant oslo'],
  ['🇯🇵🍜 oslo', 'Japan Noodle shop oslo'],
  ['🇮🇹 florist oslo', 'Italy florist oslo'],
  ['🇳🇴 restaurant oslo', 'Norway restaurant oslo'],
])('a flag in “%s” asks for “%s”', (text, rest) => {
  expect(queryParts(text).rest).toBe(rest)
})

test('a flag beside food without a place names the country first, and then the kitchen', () => {
  expect(queryParts('🇮🇹 restaurant')).toMatchObject({
    rest: 'Italy restaurant',
    others: ['Italian restaurant'],
  })
})
