import { expect, test } from 'vitest'
import { cellReader, cleanCell } from './cell-text.ts'

test.each([
  ['**Elm Cafe**', 'Elm Cafe'],
  ['[Elm Cafe](https://elm.example/a)', 'Elm Cafe'],
  ['`02-555-0101`', '02-555-0101'],
  ['**CLOSED** Bar Roma', '**CLOSED** Bar Roma'],
  ['[Elm Cafe]', '[Elm Cafe]'],
  ['*Elm', '*Elm'],
])('the cell %s is %s', (cell, text) => {
  expect(cleanCell(cell)).toBe(text)
})

test.each([
  ['Call', 'tel:+1-305-555-0101', '+1-305-555-0101'],
  ['전화걸기', 'tel:042-555-0102', '042-555-0102'],
  ['042-555-0103', 'tel:042-555-0102', '042-555-0103'],
  ['Call', 'https://shop.example', ''],
])('the phone %s that links to %s is %s', (cell, link, phone) => {
  const row = { number: 2, cells: ['A', cell], links: new Map([[1, link]]) }
  expect(cellReader(row, { name: 0, phone: 1 })('phone')).toBe(phone)
})
