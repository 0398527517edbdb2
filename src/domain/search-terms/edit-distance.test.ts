import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, mistakesAllowed } from './edit-distance.ts'
import { wordKey } from './word-key.ts'

describe('editDistance', () => {
  test.each([
    ['coffee', 'coffee', 0],
    ['cofee', 'coffee', 1],
    ['coffeee', 'coffee', 1],
    ['coffie', 'coffee', 1],
    ['cofefe', 'coffee', 1],
    ['koffie', 'coffee', 2],
    ['tea', 'coffee', 3],
    ['', 'abc', 3],
  ])('of “%s” and “%s” is %i', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance)
  })

  test('is the same both ways, and within the limit what it is without', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ㅅ'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const exact = editDistance(a, b, 20)
        expect(editDistance(b, a, 20)).toBe(exact)
        expect(editDistance(a, b, 2)).toBe(Math.min(exact, 3))
      }),
    )
  })
})

test.each([
  ['bar', 0],
  ['cafe', 1],
  ['starbuck', 2],
  ['집', 0],
  ['치킨', 1],
  ['스타벅스', 1],
  ['스타벅스강남', 2],
])('“%s” may hold %i mistakes', (word, mistakes) => {
  expect(mistakesAllowed(wordKey(word))).toBe(mistakes)
})
