import { expect, test } from 'vitest'
import { withQuarters } from './quarters.ts'

test.each([
  ['성수2가동 카페', '성수동2가 카페'],
  ['성수2가제3동 카페', '성수동2가 카페'],
  ['꽃집 성수1가', '꽃집 성수동1가'],
  ['행당1동 약국', '행당동 약국'],
  ['행당제2동', '행당동'],
  ['금호2·3가동 꽃집', '금호동 꽃집'],
  ['카페성수동', '카페 성수동'],
  ['카페성수2가동', '카페 성수동2가'],
  ['성수동2가카페', '성수동2가 카페'],
])('“%s” is “%s”', (text, meant) => {
  expect(withQuarters(text)).toBe(meant)
})

test.each([
  '성수동 카페',
  '성수동2가 카페',
  '종로3가 카페',
  '래미안101동 세탁소',
  '치킨운동',
  '카페',
  'cafe 2',
])('“%s” stays', (text) => {
  expect(withQuarters(text)).toBeUndefined()
})
