import { expect, test } from 'vitest'
import { chosenTrades, slugsByName } from './chosen-trades.ts'

const slugs = slugsByName([
  { trade: 'pharmacy', label: { ko: '약국', en: 'Pharmacy' } },
  { trade: 'drugstore', label: { ko: '드럭스토어', en: 'Drugstore' } },
  { trade: 'drug-store', label: { ko: '드럭스토어', en: 'Drug store' } },
])

test('a trade is known by its name in both languages, however it is typed', () => {
  const typed = new Map([
    ['a', ' 약국 '],
    ['b', 'PHARMACY'],
    ['c', '드럭스토어'],
    ['d', 'drug store'],
    ['e', ''],
  ])
  expect(chosenTrades(typed, slugs, new Set())).toEqual({
    mappings: [
      { text: 'a', trade: 'pharmacy' },
      { text: 'b', trade: 'pharmacy' },
      { text: 'c', trade: 'drugstore' },
      { text: 'd', trade: 'drug-store' },
    ],
    unknown: new Set(),
    made: new Set(),
  })
})

test('anything else that is typed is named, and an empty field is neither', () => {
  const typed = new Map([
    ['constructor', '약'],
    ['b', ' '],
    ['c', '약국'],
  ])
  const { mappings, unknown } = chosenTrades(typed, slugs, new Set())
  expect([mappings, [...unknown]]).toEqual([[{ text: 'c', trade: 'pharmacy' }], ['constructor']])
})

test('what is no trade becomes one where it was asked for, and wherever else the same is typed', () => {
  const typed = new Map([
    ['a', ' 드론 수리점 '],
    ['b', '약국'],
    ['c', '드론 수리점'],
    ['d', ' '],
    ['e', '드론'],
  ])
  const { mappings, unknown, made } = chosenTrades(typed, slugs, new Set(['a', 'b', 'd']))
  expect(mappings).toEqual([
    { text: 'a', trade: '~드론 수리점' },
    { text: 'b', trade: 'pharmacy' },
    { text: 'c', trade: '~드론 수리점' },
  ])
  expect([[...unknown], [...made]]).toEqual([['e'], ['a', 'c']])
})
