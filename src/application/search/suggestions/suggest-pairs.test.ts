import { expect, test } from 'vitest'
import { indexNames, knownCategories } from '../words/known-names.ts'
import { wholeNames, wholeTrade } from './suggest-pairs.ts'

const entries = knownCategories(
  ['Korean restaurant', 'Post office', 'Plumber'].map((category) => ({
    key: category,
    category,
    categoryGroup: null,
    businessCount: 1,
  })),
).filter(({ nameIn }) => nameIn)
const names = { trades: indexNames(entries), wholeTrades: wholeNames(entries) }
const meant = (text: string) => wholeTrade(names, text)?.nameIn?.en

test('a trade is meant by its name, by another word for it and with a wrong letter', () => {
  expect(meant('plumber')).toBe('Plumber')
  expect(meant('배관공')).toBe('Plumber')
  expect(meant('plumver')).toBe('Plumber')
})

test('what a name begins with is no other trade with a wrong letter', () => {
  expect(meant('koreo')).toBe('Post office')
  expect(meant('korea')).toBeUndefined()
})
