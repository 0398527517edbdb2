import { expect, test } from 'vitest'
import { nearTrades } from './near-trades.ts'

test.each([
  ['Restuarant', '음식점'],
  ['Korean restuarant', '한식'],
  ['resteraunt', '음식점'],
  ['Pharmcy', '약국'],
  ['Hair saloon', '미용실'],
  ['음삭점', '음식점'],
  ['카폐', '카페'],
  ['약귝', '약국'],
  ['Restoarn', '음식점'],
  ['eczanee', '약국'],
  ['  Dentits ', '치과'],
])('nearTrades: %s may be %s', (text, trade) => {
  expect(nearTrades(text).map(({ label }) => label.ko)).toContain(trade)
})

test.each(['', 'Zqx', '가나다라마', 'a b c d e f restuarant'])('nearTrades: %j is near no trade', (text) => {
  expect(nearTrades(text)).toEqual([])
})
