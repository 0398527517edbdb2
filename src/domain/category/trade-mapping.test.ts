import { describe, expect, test } from 'vitest'
import { knownCategories } from './known-categories.ts'
import { tradeOf } from './taxonomy.ts'
import { mappedTrades, textsOfMapping, tradeTextKey, tradeTextLimit, tradeWithSlug } from './trade-mapping.ts'

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

  test('gives a trade of its own to its texts and to what is called as it, unless that was given another', () => {
    const mappings = [
      { text: 'Drone repair', trade: '~드론 수리점' },
      { text: 'UAV', trade: '~무인기' },
      { text: '무인기', trade: 'hobby-store' },
    ]
    const mapped = mappedTrades(mappings)
    expect(['drone repair', '드론 수리점', '~드론 수리점', 'UAV', '무인기', '드론'].map(mapped)).toEqual([
      '~드론 수리점',
      '~드론 수리점',
      '~드론 수리점',
      '~무인기',
      'Hobby store',
      '',
    ])
    expect(mappings.flatMap(textsOfMapping)).toEqual([
      '드론 수리점',
      'Drone repair',
      '무인기',
      'UAV',
      '무인기',
    ])
  })
})
