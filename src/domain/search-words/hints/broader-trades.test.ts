import { expect, test } from 'vitest'
import { knownCategories } from '../../category/known-categories.ts'
import { queryParts } from '../query-parts.ts'
import { broaderNames, broaderTrade } from './broader-trades.ts'

test.each([
  ['순대국 햇살동', '한식', '햇살동'],
  ['감자탕 햇살동', '한식', '햇살동'],
  ['배달음식 햇살동', '음식점', '햇살동'],
  ['pediatric dentist oslo', 'Dentist', 'oslo'],
  ['bankruptcy attorney oslo', 'Lawyer', 'oslo'],
])('“%s” may be at a %s', (text, trade, others) => {
  expect(queryParts(text).broader).toMatchObject({ trade, others })
})

test.each(['mexican restaurant oslo', 'korean restaurant oslo', 'lawyer oslo'])(
  '“%s” is no part of another trade',
  (text) => {
    expect(queryParts(text).broader).toBeUndefined()
  },
)

test('all are trades of the taxonomy, and none is a part of one that is a part', () => {
  const labels = new Set(knownCategories.map(({ label }) => label.en))
  expect(broaderNames.flat().filter((name) => !labels.has(name))).toEqual([])
  expect(broaderNames.filter(([broader = '']) => broaderTrade(broader) !== undefined)).toEqual([])
})

test.each([
  ['Käsefondue oslo', 'Swiss restaurant'],
  ['Zwiebelsuppe oslo', 'Restaurant'],
  ['budget meal oslo', 'Restaurant'],
  ['보신탕 햇살동', '한식'],
  ['꽃게탕 햇살동', '한식'],
  ['숙취해소 국물 햇살동', '한식'],
  ['mačkice', 'Pet store'],
  ['퐁듀 햇살동', '스위스 음식점'],
  ['퐁듀 먹을만한 식당 햇살동', '스위스 음식점'],
  ['cold house oslo', 'HVAC contractor'],
  ['rendgen psa oslo', 'Veterinarian'],
  ['moto parts oslo', 'Motorcycle shop'],
])('“%s” tells of a %s', (text, trade) => {
  expect(queryParts(text).hinted?.trade).toBe(trade)
})

test.each(['lunch restaurant oslo', 'wine restaurant oslo', '와인 식당 햇살동'])(
  '“%s” is any restaurant',
  (text) => {
    expect(queryParts(text).hinted).toBeUndefined()
  },
)

test('a bath is no soup', () => {
  expect(queryParts('목욕탕 햇살동').hinted).toBeUndefined()
})

test.each([
  ['gym with trainer', 'gym'],
  ['라멘 식당 햇살동', '라멘 햇살동'],
  ['햇살동 칼국수 음식점', '햇살동 칼국수'],
  ['gym or fitness center in LA', 'gym LA'],
])('“%s” names one trade, and nothing that joined it to itself', (text, rest) => {
  expect(queryParts(text).rest).toBe(rest)
})
