import { expect, test } from 'vitest'
import { tradeOf } from './taxonomy.ts'
import { wordsInNames } from './words-in-names.ts'

test('every trade is the English name of one', () => {
  const names = Object.keys(wordsInNames)
  expect(names.filter((name) => tradeOf(name)?.category.label.en !== name)).toEqual([])
})

test('no word says two trades at the same place', () => {
  const words = Object.values(wordsInNames).flatMap((written) => written.split(' '))
  expect(words.filter((word, at) => word === '' || words.indexOf(word) !== at)).toEqual([])
})
