import { expect, test } from 'vitest'
import { decodeTextChanges, encodeTextChanges, everything, isTooLong } from './text-changes.ts'

const place = { cityKey: '서울\n"', categoryKey: 'cafe', latitude: 37.5, longitude: null }

test('changes survive being stored, each once, with more appended', () => {
  const changes = [{ rowNumber: 3 }, { rowNumber: 4, place }, { rowNumber: 3 }]
  const stored = encodeTextChanges(changes)
  expect(decodeTextChanges(stored)).toEqual(changes.slice(0, 2))
  expect(decodeTextChanges(stored + encodeTextChanges([{ rowNumber: 9 }]))).toHaveLength(3)
  expect(decodeTextChanges('')).toEqual([])
})

test('too many are everything, and everything stays it', () => {
  const many = Array.from({ length: 3000 }, (_, rowNumber) => ({ rowNumber, place }))
  expect(encodeTextChanges(many)).toBe(everything)
  expect(decodeTextChanges(`${everything}[3]\n`)).toBeUndefined()
  const stored = encodeTextChanges(many.slice(0, 500))
  expect([isTooLong('', stored), isTooLong(stored, stored), isTooLong(everything, '[3]\n')]).toEqual([
    false,
    true,
    true,
  ])
})
