import { expect, test } from 'vitest'
import { partedWords, rejoined } from './joined-words.ts'

test.each([
  ['floristoslo', 'florist oslo'],
  ['bergenbakery', 'bergen bakery'],
  ['florist newyork', 'florist new york'],
  ['florist bar celona', 'florist barcelona'],
  ['зоо магазин москва', 'зоомагазин москва'],
  ['church service', 'church'],
  ['аптекамосква', 'аптека москва'],
])('“%s” is “%s”', (text, apart) => {
  expect(rejoined(text)).toContain(apart)
})

test.each([
  'florist oslo',
  'oslo',
  'bakery',
  'florist',
  '꽃집오슬로',
  'langstr',
  'bakery floristoslo',
  'barcelona',
  'a b c d e f floristoslo',
])('“%s” is written as it should be', (text) => {
  expect(rejoined(text)).toEqual([])
})

test('a joined word is told with the text in which it is two', () => {
  expect(partedWords('dentist losangeles')).toEqual([{ word: 'losangeles', parted: 'dentist los angeles' }])
})
