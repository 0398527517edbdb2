import { expect, test } from 'vitest'
import { cutsTrade, isWordBeside, placeWithout } from './places-of-world.ts'

test.each([
  ['제주 흑돼지', '제주', '흑돼지'],
  ['여수 갈치', '여수', '갈치'],
  ['카페 강릉', '강릉', '카페'],
])('%s names a place of which nothing is listed: beside a dish as beside a trade', (search, phrase, rest) => {
  expect(placeWithout({ search })).toMatchObject({ phrase, rest })
})

test('beside other words a short name is no place', () => {
  expect(placeWithout({ search: '제주 아무개' })).toBeUndefined()
})

test.each([
  ['US', 'burst', true],
  ['US', 'rust', true],
  ['BE', 'burst', false],
  ['CH', 'aarau', false],
  ['US', 'leipzig', false],
  ['US', 'zzzz', false],
  ['', 'burst', false],
])('beside a place in %s, “%s” is a word rather than a small town elsewhere: %s', (country, text, isWord) => {
  expect(isWordBeside(country, text)).toBe(isWord)
})

test.each([
  ['Bern Swiss', 'restaurant', true],
  ['Bern Switzerland', 'restaurant', false],
  ['Bern', 'Swiss restaurant', false],
])('“%s” beside “%s” ends in a word of the trade: %s', (phrase, rest, cuts) => {
  expect(cutsTrade({ phrase, rest })).toBe(cuts)
})
