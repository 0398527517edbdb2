import { expect, test } from 'vitest'
import { relatedDishes } from './related-dishes.ts'

test.each([
  ['순대국', ['순대']],
  ['콩나물국밥', ['해장국', '국밥']],
  ['얼큰칼국수', ['칼국수']],
  ['돼지국밥', ['국밥', '수육']],
  ['spaghetti', ['pasta', 'trattoria', 'pizzeria']],
  ['Schnitzel', ['Swiss restaurant']],
  ['akvaryum', ['akvarijum', 'aquarium', 'aqua']],
  ['칼국수', []],
  ['pizza', []],
])('%s → %s', (dish, names) => {
  expect(relatedDishes(dish)).toEqual(names)
})
