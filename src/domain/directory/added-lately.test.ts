import { expect, test } from 'vitest'
import { addedLately } from './added-lately.ts'

const days = [
  ['2026-02-20', 5],
  ['2026-02-27', 3],
  ['2026-03-02', 2],
  ['2026-03-05', 1],
].map(([day, businessCount]) => ({ day: String(day), businessCount: Number(businessCount) }))

test('the week that ends with the newest day, from its first day with something added', () => {
  expect(addedLately(days)).toEqual({ from: '2026-02-27', to: '2026-03-05', businessCount: 6 })
  expect(addedLately(days.slice(0, 2))).toEqual({ from: '2026-02-27', to: '2026-02-27', businessCount: 3 })
  expect(addedLately([])).toBeNull()
})
