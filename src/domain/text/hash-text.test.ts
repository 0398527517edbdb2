import { expect, test } from 'vitest'
import { hashNumber } from './hash-text.ts'

test('is an exact integer above 0, and the same for the same text', () => {
  for (const text of ['', 'a', '한강 손칼국수', 'x'.repeat(5000)]) {
    expect(Number.isSafeInteger(hashNumber(text)) && hashNumber(text) > 0).toBe(true)
    expect(hashNumber(text)).toBe(hashNumber(text))
  }
})

test('neighbouring texts do not meet', () => {
  const hashes = Array.from({ length: 200_000 }, (_, i) => hashNumber(`02-${i}`))
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(Math.max(...hashes.slice(0, 1000))).toBeGreaterThan(2 ** 46)
})
