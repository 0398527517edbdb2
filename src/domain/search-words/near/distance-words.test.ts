import { expect, test } from 'vitest'
import { isDistance } from './distance-words.ts'

test.each([
  'within 5 miles',
  'less than 2 miles away',
  '5 km',
  '5km 이내',
  '걸어서 10분',
  '10분 거리',
  'im Umkreis von 5 km',
  '5 km içinde',
  'a menos de 5 km',
  '5公里以内',
  '半径2キロ',
])('%s says how far', (phrase) => {
  expect(isDistance(phrase)).toBe(true)
})

test.each(['8 Mile', '5 min', '10 m', 'within reason', 'km 5', '5 guys', '100 Miles Cafe'])(
  '%s says none',
  (phrase) => {
    expect(isDistance(phrase)).toBe(false)
  },
)
