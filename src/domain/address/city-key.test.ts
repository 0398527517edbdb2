import { expect, test } from 'vitest'
import { cityKey } from './city-key.ts'

test.each([
  ['Genève', 'geneve'],
  ['St. Louis', 'st louis'],
  ['Saint-Denis', 'saint denis'],
  ["L'Aquila", 'l aquila'],
  ['L’Aquila', 'l aquila'],
  ['İSTANBUL', 'istanbul'],
  [' 서울 ', '서울'],
  ['...', ''],
])('%s → %s, which is its own key', (name, key) => {
  expect(cityKey(name)).toBe(key)
  expect(cityKey(key)).toBe(key)
})
