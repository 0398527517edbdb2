import { expect, test } from 'vitest'
import { isShortKoreanPlace, withShortCity } from './short-places.ts'

test.each(['경주', '강릉', '제주도', '경기도', '전주'])('%s is a place', (text) => {
  expect(isShortKoreanPlace(text)).toBe(true)
})

test.each(['치킨', '막창', '경', 'Seoul', '빵집'])('%s is none', (text) => {
  expect(isShortKoreanPlace(text)).toBe(false)
})

test.each([
  ['서울시 강서구 화곡동', '서울 강서구 화곡동'],
  ['대전시 중리동', '대전 중리동'],
  ['제주시 관덕로', '제주시 관덕로'],
  ['서울시', '서울시'],
])('%s → %s', (text, short) => {
  expect(withShortCity(text)).toBe(short)
})
