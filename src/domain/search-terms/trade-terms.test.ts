import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { categoryTerm } from './category-term.ts'
import { groupTerm } from './group-terms.ts'
import { queryTerms } from './search-terms.ts'
import { isOfTrade, isTradeTerm, tradesLike, tradesLikeLong, tradeTerms } from './trade-terms.ts'
import { wordKey } from './word-key.ts'

test('are what the indexes of databases were written with', () => {
  const text = [...tradeTerms()].sort().join(' ')
  // If this changes on purpose, update the hash here and `indexFormat`, so that the next start fills the indexes anew.
  expect(hash('sha256', text)).toBe('fa74ea8c427387306faa018cac3729dfe0ef038c11743e831cd102ab02cd2477')
})

describe('isTradeTerm', () => {
  test.each(['hair', 'salon', '치킨', 'kuaför', '음식점', 'restaurants', 'café'])(
    '%s is of a trade',
    (word) => {
      const terms = queryTerms(word)
      expect(terms.length).toBeGreaterThan(0)
      expect(terms.filter((term) => !isTradeTerm(term))).toEqual([])
    },
  )

  test('the terms of categories and groups are', () => {
    expect(isTradeTerm(categoryTerm('Hair salon'))).toBe(true)
    expect(isTradeTerm(groupTerm('restaurants'))).toBe(true)
  })

  test.each(['astoria', 'zeynep', '강남', '2024', ''])('%s is not', (word) => {
    expect(queryTerms(word).filter(isTradeTerm)).toEqual([])
    expect(isTradeTerm(word)).toBe(false)
  })
})

test.each([
  ['hair salon', true],
  ['indian', true],
  ['치킨', true],
  ['hair zeynep', false],
  // Countries' names are no trades, but this is a restaurant.
  ['Çin restoranı', true],
  ['', false],
  ['!', false],
])('isOfTrade: %j is %s', (text, expected) => {
  expect(isOfTrade(text)).toBe(expected)
})

test.each([
  ['카폐', '카페'],
  ['카패', '카페'],
  ['미용슬', '미용실'],
  ['plumbr', 'plumber'],
])('tradesLike: %s is like %s', (typed, trade) => {
  expect(tradesLike(wordKey(typed))).toContain(trade)
})

test.each(['카페', '가나다라마', 'ab', ''])('tradesLike: %j is like no trade of another name', (typed) => {
  expect(tradesLike(wordKey(typed))).not.toContain(typed)
  expect(tradesLike(wordKey(typed)).length).toBeLessThan(4)
})

test.each([
  ['resteraunt', 'restaurant'],
  ['acountent', 'accountant'],
  ['physiothearpy', 'physiotherapie'],
  ['pediatrition', 'pediatrician'],
])('a long word may have several mistakes: %s is %s', (word, name) => {
  expect(tradesLikeLong(wordKey(word))).toContain(name)
})

test.each(['florence', 'resort', 'rstrnt', '식당가게집들'])('%s is no misspelt trade', (word) => {
  expect(tradesLikeLong(wordKey(word))).toEqual([])
})

test('a spoken name may be misspelt too', () => expect(tradesLike('haircutt')).toEqual(['haircut']))
