import { expect, test } from 'vitest'
import { tradeNamed } from './trade-named.ts'

test.each([
  ['Zahnarztpraxis', 'Dentist'],
  ['Kinderzahnarzt', 'Pediatric dentist'],
  ['Ramenrestaurant', 'Ramen restaurant'],
  ['Autoreparaturwerkstatt', 'Auto repair shop'],
  ['tandartspraktijk', 'Dentist'],
  ['hondentrimsalon', 'Pet groomer'],
])('%s is put together of the name of a trade: %s', (word, trade) => {
  expect(tradeNamed(word)?.label.en).toBe(trade)
})

test.each(['Megastore', 'Lindenhaus', 'Kinderland', 'Blauservice'])('%s names no trade', (word) => {
  expect(tradeNamed(word)).toBeUndefined()
})
