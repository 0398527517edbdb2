import { expect, test } from 'vitest'
import { fittingColumns, withBestCategory, withoutContradicted } from './check-columns.ts'

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

test.each([
  ['hotel.stars', ['3', '4'], false],
  ['hotel_stars', ['3', ''], false],
  ['hotel.stars', ['3.8', '4.5'], true],
  ['hotel.rating', ['3', '4'], true],
])('the classes of hotels under %s are no ratings: %j', (header, cells, isKept) => {
  const kept = withoutContradicted(
    { name: 0, rating: 1 },
    ['hotel.name', header],
    cells.map((cell) => ['Ada', cell]),
  )
  expect(kept.rating !== undefined).toBe(isKept)
})

test('hours of a moment give way to those of a week, where a column has them', () => {
  const header = ['title', 'hours', 'operating_hours']
  const rows = [['Elm Bar', 'Open ⋅ Closes 7 PM', '{"monday":"7 AM–7 PM"}']]
  const columns = { name: 0, working_hours: 1 }
  expect(fittingColumns(columns, header, rows)).toEqual({ name: 0, working_hours: 2 })
  expect(fittingColumns(columns, header.slice(0, 2), rows)).toEqual(columns)
})

test('what was searched for gives way to the trades of each row', () => {
  const header = ['name', 'category', 'type']
  const read = (...rows: readonly (readonly string[])[]) =>
    withBestCategory({ name: 0, category: 1 }, header, rows).category
  const found = [
    ['Elm', 'plumbers', 'Plumber'],
    ['Oak', 'plumbers', 'Electrician'],
    ['Ash', 'plumbers', 'Roofing contractor'],
  ]
  expect(read(...found)).toBe(2)
  expect(read(...found.map(([name = '', trade = '']) => [name, trade, 'For all']))).toBe(1)
  expect(read(...found.map(([name = '', trade = '', type = '']) => [name, type, trade]))).toBe(1)
})
