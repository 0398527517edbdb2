import { expect, test } from 'vitest'
import { townLineOf } from './town-line.ts'

test.each([
  ['1099 Dresden', 'DE', '01099 Dresden'],
  ['6108 Halle (Saale)', 'DE', '06108 Halle (Saale)'],
  ['1000 Bourg-en-Bresse', 'FR', '01000 Bourg-en-Bresse'],
  ['185 Roma', 'IT', '00185 Roma'],
  ['8001 Barcelona', 'ES', '08001 Barcelona'],
  ['100 Helsinki', 'FI', '00100 Helsinki'],
])('a lost zero: %s', (cell, country, line) => {
  expect(townLineOf(cell, country)).toBe(line)
})

test.each([
  ['01099 Dresden', 'DE'],
  ['1010 Wien', 'AT'],
  ['1010 Wien', 'DE'],
  ['6020 Innsbruck', 'DE'],
  ['1099 Dresden', ''],
  ['Dresden 1099', 'DE'],
  ['123', 'DE'],
])('none: %s, %s', (cell, country) => {
  expect(townLineOf(cell, country)).toBe(cell)
})

test.each([
  ['Bursa / Nilüfer', 'TR', 'Nilüfer, Bursa'],
  ['Nilüfer/Bursa', '', 'Nilüfer, Bursa'],
  ['Bursa/Nilüfer', 'DE', 'Bursa, Nilüfer'],
])('a district stands before its province: %s, %s', (cell, country, line) => {
  expect(townLineOf(cell, country)).toBe(line)
})
