import { expect, test } from 'vitest'
import { codedTrades, tradeOfCode } from './activity-codes.ts'
import { tradeOf } from './taxonomy.ts'

test('every trade of a code is one of the taxonomy', () => {
  const unknown = codedTrades.filter((trade) => tradeOf(trade)?.category.label.en !== trade)
  expect(unknown).toEqual([])
})

test.each([
  ['10.71C', 'Bakery'],
  ['10.71.01', 'Bakery'],
  ['1071', 'Bakery'],
  ['45.20.02', 'Auto repair shop'],
  ['86230 - Dental practice activities', 'Dentist'],
  ['47.73Z', 'Pharmacy'],
  ['96.02A', 'Hair salon'],
  ['96.02B', 'Beauty salon'],
  ['96.02.02', 'Hair salon'],
  ['4771-7/01', 'Pharmacy'],
  ['5611-2/04', 'Bar'],
  ['56.30Z', 'Bar'],
  // Several trades in one class.
  ['96.02', ''],
  ['43220', ''],
  ['56.10', ''],
  ['62.01', ''],
  ['', ''],
  ['12', ''],
  ['NAFRev2', ''],
])('%s → %s', (code, trade) => expect(tradeOfCode(code, false)).toBe(trade))

test.each([
  ['812113', 'Nail salon'],
  ['722511', 'Restaurant'],
  ['7220-7229', ''],
  ['1071', ''],
])('NAICS %s → %s', (code, trade) => expect(tradeOfCode(code, true)).toBe(trade))
