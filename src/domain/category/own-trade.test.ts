import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryTerm } from '../search-terms/category-term.ts'
import { categoryKey } from './category-key.ts'
import { ownTrade, ownTradeName } from './own-trade.ts'
import { schemaType } from './schema-type.ts'
import { categoryGroupOf, categoryLabel, tradeOf } from './taxonomy.ts'

test.each([
  ['~드론 수리점', '드론 수리점'],
  [' ~ 드론 수리점 ', '드론 수리점'],
  ['드론 수리점', ''],
  ['드론~수리점', ''],
  ['~', ''],
  ['~ !', ''],
  ['~~드론', ''],
  ['', ''],
])('the own trade of %j is %j', (category, name) => {
  expect(ownTradeName(category)).toBe(name)
})

test('a trade of its own is no other trade, whatever its last word says', () => {
  expect(tradeOf('드론 수리점')).toMatchObject({ isGuess: true, category: { slug: 'repair-service' } })
  const own = ownTrade('드론 수리점')
  expect(tradeOf(own)).toBeUndefined()
  expect(categoryLabel(own)).toEqual({ ko: '드론 수리점', en: '드론 수리점', tr: '드론 수리점' })
  expect([categoryGroupOf(own), categoryTerm(own), schemaType(own)]).toEqual([null, '', 'LocalBusiness'])
})

test.each([
  ['드론 수리점', '~드론-수리점'],
  ['비행선 조종사', '비행선-조종사'],
])('the key of %s of its own is %s, and its own key', (name, key) => {
  expect(categoryKey(ownTrade(name))).toBe(key)
  expect(categoryKey(key)).toBe(key)
})

test('a name that the taxonomy does not read as another has one key, made or not', () => {
  expect(categoryKey(ownTrade('비행선 조종사'))).toBe(categoryKey('비행선 조종사'))
})

test('the key of a key is the key itself', () => {
  const parts = fc.constantFrom('~', ' ', '/', '-', '(', '호프', '통닭', '드론', '수리점', 'Zeppelin', '!')
  const names = fc.array(parts, { maxLength: 5 }).map((list) => ownTrade(list.join('')))
  fc.assert(
    fc.property(names, (name) => {
      const key = categoryKey(name)
      expect(categoryKey(key)).toBe(key)
    }),
  )
})
