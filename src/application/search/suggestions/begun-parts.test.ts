import { expect, test } from 'vitest'
import { begunParts } from './begun-parts.ts'

test.each([
  ['oerl', 'Oerlikon, Zürich'],
  ['zürich oer', 'Oerlikon, Zürich'],
  ['Врач', 'Vračar, Belgrade'],
  ['왕십', '서울 왕십리역'],
])('%s begins the name of %s', (typed, part) => {
  expect(begunParts(typed)).toContain(part)
})

test('a city alone begins the name of none of its parts, and a whole name begins no other form of it', () => {
  expect(begunParts('zürich')).toEqual([])
  expect(begunParts('oerlikon')).toEqual([])
  expect(begunParts('ö')).toEqual([])
})
