import { expect, test } from 'vitest'
import { withoutContradicted } from './check-columns.ts'

test.each([
  [['2 Tenedores', '1 Taza', '3 Estrellas'], false],
  [['3 ***', '4*', '5성급'], false],
  [['III', 'II categoría'], false],
  [['Hotel', '3 Estrellas'], true],
  [['24 Hour Gym', '5 Star Cleaning'], true],
])('classes of houses are no trades: %j', (trades, isKept) => {
  const kept = withoutContradicted(
    { name: 0, category: 1 },
    ['Nombre', 'Categoria'],
    trades.map((trade) => ['Ada', trade]),
  )
  expect(kept.category !== undefined).toBe(isKept)
})
