import { expect, test } from 'vitest'
import { withoutPastedPluses, withPlainSigns } from './plain-signs.ts'

test.each([
  ['카페(성수동)', '카페 성수동'],
  ['[성수동] 카페', '성수동 카페'],
  ['카페/바 성수동', '카페 바 성수동'],
  ['카페·디저트 성수동', '카페 디저트 성수동'],
  ['카페~성수동', '카페 성수동'],
  ['#카페 #성수동', '카페 성수동'],
  ['@oslo florist', 'oslo florist'],
  ['florist - oslo', 'florist oslo'],
  ['성동구 맛집ㅋㅋ', '성동구 맛집'],
  ['배고파 ㅠㅠ 성동구', '배고파 성동구'],
  ['"florist oslo"', 'florist oslo'],
  ['#1 florist', 'best florist'],
  ['5★ 카페', 'best 카페'],
  ['100% vegan oslo', 'vegan oslo'],
])('“%s” is “%s”', (text, plain) => {
  expect(withPlainSigns(text).trim().split(/\s+/).join(' ')).toBe(plain)
})

test.each([
  'a/c repair',
  'salt & pepper',
  'h&m',
  '24/7 florist',
  'cafe/bar',
  'florist -roses',
  '성수동2가',
  '02-956',
  'c++',
  'ㅋㅋ 성동구',
  '(412) 364',
])('“%s” stays', (text) => {
  expect(withPlainSigns(text)).toBe(text)
})

test.each([
  ['San+Francisco', 'San Francisco'],
  ['성동구+치킨', '성동구 치킨'],
  ['C + D', 'C + D'],
  ['A+', 'A+'],
  ['+1', '+1'],
])('a pasted plus is a space: “%s”', (text, spaced) => {
  expect(withoutPastedPluses(text)).toBe(spaced)
})
