import { describe, expect, test } from 'vitest'
import { knownCategories } from './known-categories.ts'
import { tradeOf } from './taxonomy.ts'
import { mappedTrades, tradeTextKey, tradeTextLimit, tradeWithSlug } from './trade-mapping.ts'

describe('tradeTextKey', () => {
  test('is one for all spellings of a text, and its own for a text without letters', () => {
    const keys = ['기타(외식)', '기타 외식', ' 기타  (외식) '].map(tradeTextKey)
    expect(new Set(keys).size).toBe(1)
    expect(tradeTextKey('F&B Outlet')).toBe(tradeTextKey('f & b outlet'))
    expect(tradeTextKey('***')).toBe('***')
    expect(tradeTextKey('')).toBe('')
  })

  test('looks at no more of a text than its limit', () => {
    const long = '가'.repeat(tradeTextLimit)
    expect(tradeTextKey(`${long}나`)).toBe(tradeTextKey(long))
  })
})

describe('mappedTrades', () => {
  test('every trade can be chosen, and is stored under a name that means it without a guess', () => {
    for (const { slug } of knownCategories) {
      const label = mappedTrades([{ text: 'x', trade: slug }])('X')
      expect(label).toBe(tradeWithSlug(slug)?.label.en)
      expect(tradeOf(label)).toMatchObject({ category: { slug }, isGuess: false })
    }
  })

  test('says nothing of other texts, of an empty one, and of a trade that is no more', () => {
    const mapped = mappedTrades([
      { text: '외식업체', trade: 'restaurant' },
      { text: '잡화점', trade: 'no-such-trade' },
    ])
    expect(['외식 업체', '외식업체', '잡화점', '', '업체'].map(mapped)).toEqual([
      '',
      'Restaurant',
      '',
      '',
      '',
    ])
  })
})
