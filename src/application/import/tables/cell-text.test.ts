import { expect, test } from 'vitest'
import { cleanCell } from './cell-text.ts'

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
