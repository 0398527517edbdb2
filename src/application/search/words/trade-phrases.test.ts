import { expect, test } from 'vitest'
import { tradePhrasesLike } from './trade-phrases.ts'

test.each([
  ['divorse lawer', ['divorce lawyer']],
  ['heatng repare pittsburgh', ['heating repair pittsburgh']],
  ['best car repiar shop', ['best car repair shop']],
  ['beuty salan seoul', ['beauty salon seoul']],
])('%s → %j', (text, phrases) => {
  expect(tradePhrasesLike(text)).toEqual(phrases)
})

test.each(['divorce lawyer los angelas', 'qwertz asdf', '커피 성수동', 'lawer', ''])(
  '%s → nothing to mend in a trade of several words',
  (text) => {
    expect(tradePhrasesLike(text)).toEqual([])
  },
)
