import { expect, test } from 'vitest'
import { spelledDistrictIn, spelledDistricts } from './spelled-districts.ts'

test.each([
  ['Gangseo-gu', '강서구'],
  ['gangseo gu', '강서구'],
  ['Nowon', '노원구'],
  ['Haeundae District', '해운대구'],
  ['Yangpyeong-gun', '양평군'],
  ['성도구', '성동구'],
  ['강셔구', '강서구'],
  ['江南区', '강남구'],
  ['瑞草區', '서초구'],
])('“%s” spells %s', (text, name) => {
  expect(spelledDistricts(text)).toEqual([name])
})

test.each(['강서구', '중구', '축구', '탁구장', 'Jung', 'pizza', ''])('“%s” spells none', (text) => {
  expect(spelledDistricts(text)).toEqual([])
})

test.each([
  ['Gangseo-gu, Seoul', '서울', '강서구'],
  ['Seoul Gangseo', '서울', '강서구'],
  ['Busan, Gangseo-gu', '부산', '강서구'],
  ['서울 성도구', '서울', '성동구'],
  ['seul kadikoy', undefined, undefined],
])('“%s” is in %s', (text, city, district) => {
  const found = spelledDistrictIn(text)
  expect([found?.city, found?.district]).toEqual([city, district])
})
