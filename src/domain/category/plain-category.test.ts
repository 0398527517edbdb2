import { expect, test } from 'vitest'
import { plainCategory } from './plain-category.ts'
import { tradeOf } from './taxonomy.ts'

test.each([
  ['CafeOrCoffeeShop', 'Cafe'],
  ['AutoRepair', 'Auto repair shop'],
  ['HairSalon', 'Hair salon'],
  ['commercial,commercial.food_and_drink,commercial.food_and_drink.bakery', 'Bakery'],
  ['catering,catering.restaurant,catering.restaurant.italian', 'Italian restaurant'],
  ['Elektroinstallationen, Photovoltaik', 'Electrician'],
  ['Idraulici / Caldaie', 'Plumber'],
  ['음식점>이탈리아음식', 'Italian restaurant'],
  ['음식점>중국음식', 'Chinese restaurant'],
  ['Cắt tóc, làm đầu, gội đầu', 'Hair salon'],
])('%s is a trade in the form of a program: %s', (category, trade) => {
  expect(tradeOf(plainCategory(category))?.category.label.en).toBe(trade)
})

test.each(['LocalBusiness', 'GeoCoordinates', 'access,access.yes', '우리음식'])('%s is none', (category) => {
  expect(plainCategory(category)).toBe(category)
})
