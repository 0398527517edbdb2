import { describe, expect, test } from 'vitest'
import { categoryTerm } from './category-term.ts'
import { groupTerm } from './group-terms.ts'
import { queryTerms } from './search-terms.ts'
import { isTradeTerm } from './trade-terms.ts'

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
    expect(isTradeTerm(categoryTerm('Hair salon') ?? '')).toBe(true)
    expect(isTradeTerm(groupTerm('restaurants'))).toBe(true)
  })

  test.each(['astoria', 'zeynep', '강남', '2024', ''])('%s is not', (word) => {
    expect(queryTerms(word).filter(isTradeTerm)).toEqual([])
    expect(isTradeTerm(word)).toBe(false)
  })
})
