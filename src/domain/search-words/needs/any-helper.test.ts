import { expect, test } from 'vitest'
import { queryParts } from '../query-parts.ts'

test.each([
  ['머리가 빠져요 병원', '모발이식 병원'],
  ['이빨이 아파요 병원', '치과'],
])('“%s” asks for %s', (typed, trade) => {
  expect(queryParts(typed)).toMatchObject({ rest: trade, needed: trade })
})

test('a hospital alone stays one', () => {
  expect(queryParts('병원').needed).toBeUndefined()
})
