import { describe, expect, test } from 'vitest'
import { UnmappedTrades } from './unmapped-trades.ts'

const collect = (rows: readonly (readonly [category: string, name: string])[]) => {
  const trades = new UnmappedTrades()
  for (const [category, name] of rows) trades.add({ category, name, address: `${name} 길 1` })
  return trades.result()
}

describe('UnmappedTrades', () => {
  test('groups rows by their text, the most frequent first, with an example and a suggestion', () => {
    const { rows, texts, groups } = collect([
      ['약국', '가온'],
      ['', '나루'],
      ['Zqx', '다온약국'],
      ['Fijian restaurant', 'Suva'],
      ['zqx ', '라온약국'],
    ])
    expect({ rows, texts }).toEqual({ rows: 3, texts: 2 })
    expect(groups).toEqual([
      {
        text: 'Zqx',
        count: 2,
        example: { name: '다온약국', address: '다온약국 길 1' },
        isGuess: false,
        suggestion: 'pharmacy',
      },
      {
        text: 'Fijian restaurant',
        count: 1,
        example: { name: 'Suva', address: 'Suva 길 1' },
        isGuess: true,
        suggestion: 'restaurant',
      },
    ])
  })

  test("a trade of the directory's own is sure", () => {
    expect(collect([['~드론 수리점', '가온']])).toEqual({ rows: 0, texts: 0, groups: [] })
  })

  test('shows no more groups than a person can look at, counts all, and leaves out texts too long to choose for', () => {
    const many = collect(Array.from({ length: 300 }, (_, n) => [`Zq${n}x`, 'a'] as const))
    expect([many.rows, many.texts, many.groups.length]).toEqual([300, 300, 200])
    expect(collect([['x'.repeat(201), 'a']]).groups).toEqual([])
  })

  test('a file with a new text in every row fills no memory', () => {
    const { rows, texts } = collect(Array.from({ length: 20_050 }, (_, n) => [`Z${n}q`, 'a'] as const))
    expect([rows, texts]).toEqual([20_050, 20_000])
  })
})
