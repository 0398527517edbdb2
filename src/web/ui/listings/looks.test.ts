import { expect, test } from 'vitest'
import { looksOf } from './looks.ts'

const ids = Array.from({ length: 600 }, (_, index) => index.toString(36).padStart(5, 'z'))

test('neighbours in rows of one, two and three have other tints, and the one before has another composition', () => {
  const looks = looksOf(ids)
  for (const [index, look] of looks.entries()) {
    for (const before of looks.slice(Math.max(index - 3, 0), index)) expect(before.tint).not.toBe(look.tint)
    if (index > 0) expect(looks[index - 1]?.composition).not.toBe(look.composition)
  }
})

test('equal ids do not make equal neighbours', () => {
  const tints = looksOf(['a', 'a', 'a', 'a']).map(({ tint }) => tint)
  expect(new Set(tints).size).toBe(4)
})

test('all eighteen looks are used, and a listing that comes first keeps its own', () => {
  const used = new Set(ids.map((id) => JSON.stringify(looksOf([id]))))
  expect(used.size).toBe(18)
  expect(looksOf(['abc', 'def'])[0]).toEqual(looksOf(['abc'])[0])
})
