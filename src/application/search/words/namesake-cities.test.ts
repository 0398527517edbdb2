import { expect, test } from 'vitest'
import { citiesToldApart } from './namesake-cities.ts'

const city = (key: string, name: string, countryCode: string, businessCount: number) => ({
  key,
  name,
  countryCode,
  businessCount,
})

test('a city with the name of a larger one says its state, or its country', () => {
  const cities = citiesToldApart([
    city('florence, us', 'Florence', 'US', 90),
    city('san francisco, ph', 'San Francisco', 'PH', 10),
    city('florence, south carolina, us', 'Florence', 'US', 4),
    city('san francisco', 'San Francisco', 'US', 1),
  ])
  expect(cities.map(({ nameIn }) => nameIn?.en)).toEqual([
    'Florence',
    'San Francisco',
    'Florence, South Carolina',
    'San Francisco, United States',
  ])
  expect(cities.map(({ keys }) => keys[0]?.[0])).toEqual([
    ' florence',
    ' san francisco',
    ' florence',
    ' san francisco',
  ])
})
