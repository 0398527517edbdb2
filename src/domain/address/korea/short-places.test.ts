import { expect, test } from 'vitest'
import { isShortKoreanPlace } from './short-places.ts'

test.each(['경주', '강릉', '제주도', '경기도', '전주'])('%s is a place', (text) => {
  expect(isShortKoreanPlace(text)).toBe(true)
})

test.each(['치킨', '막창', '경', 'Seoul', '빵집'])('%s is none', (text) => {
  expect(isShortKoreanPlace(text)).toBe(false)
})
