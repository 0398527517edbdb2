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
  ['고깃집', '고기집'],
  ['왕만둣국', '왕만두국'],
  ['순댓국 밥상', '순대국 밥상'],
])('“%s” is written “%s” too, and one asks for what the other does', (text, usual) => {
  expect(sameSpellings(text)).toContain(text)
  expect(sameSpellings(text)).toEqual(sameSpellings(usual))
})

test('a Korean word is no part of a longer one in Latin letters', () => {
  expect(sameSpellings('mandulin')).toEqual(['mandulin'])
})

test.each(['백반', '미국', '중국집', '동물병원', '맛집'])('%s has one spelling', (text) =>
  expect(sameSpellings(text)).toEqual([text]),
)
