import { expect, test } from 'vitest'
import { otherSpellings } from './other-spellings.ts'

test.each([
  ['mcdo oslo', "McDonald's oslo"],
  ['스벅 제주', '스타벅스 제주'],
  ['gym for women', 'gym ladies'],
  ['bergen burgerking', 'bergen Burger King'],
])('“%s” may be written “%s”', (text, other) => expect(otherSpellings(text)).toContain(other))

test('a space in Hangul is no other spelling', () => {
  expect(otherSpellings('스타 벅스 강남점')).toEqual(['Starbucks 강남점'])
})

test.each(['florist', 'womens rights lawyer oslo bergen one two three four', ''])(
  '“%s” has no other spelling',
  (text) => expect(otherSpellings(text)).toEqual([]),
)
