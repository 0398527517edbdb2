import { expect, test } from 'vitest'
import { otherSpellings, sameSpellings } from './other-spellings.ts'

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

test.each([
  ['왕돈가스', '왕돈까스'],
  ['김치찌게 맛집', '김치찌개 맛집'],
  ['바베큐', '바비큐'],
  ['bulgogi oslo', '불고기 oslo'],
  ['kimchi jjigae', '김치찌개'],
])('“%s” is written “%s” too, and one asks for what the other does', (text, usual) => {
  expect(sameSpellings(text)).toContain(text)
  expect(sameSpellings(text)).toEqual(sameSpellings(usual))
})

test('a Korean word is no part of a longer one in Latin letters', () => {
  expect(sameSpellings('mandulin')).toEqual(['mandulin'])
})

test('a word of one spelling stays', () => expect(sameSpellings('백반')).toEqual(['백반']))
