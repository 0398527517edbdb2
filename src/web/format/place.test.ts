import { expect, test } from 'vitest'
import { placeText } from './place.ts'

test.each([
  ['Zürich', 'Zurich', 'Zürich'],
  ['Portland', 'Oregon', 'Portland, Oregon'],
  ['수원시', '경기도', '경기도 수원시'],
  ['서울', '서울특별시', '서울'],
  ['', '제주특별자치도', '제주특별자치도'],
  ['Paris', '', 'Paris'],
  ['', '', ''],
])('%s and %s: %s', (city, state, text) => {
  expect(placeText({ city, state })).toBe(text)
})
