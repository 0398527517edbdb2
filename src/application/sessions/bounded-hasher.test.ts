import { expect, test } from 'vitest'
import { BoundedHasher } from './bounded-hasher.ts'

test('two hashes run at once, thirty-two wait, the rest are refused', async () => {
  let running = 0
  let most = 0
  const hasher = new BoundedHasher({
    hash: async () => '',
    async verify() {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      return true
    },
  })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => hasher.verify('', '')))
  expect(most).toBe(2)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(34)
  // All slots are free again.
  const later = await Promise.allSettled(Array.from({ length: 34 }, () => hasher.verify('', '')))
  expect(later.every(({ status }) => status === 'fulfilled')).toBe(true)
})

test('a hash that fails leaves its place', async () => {
  const hasher = new BoundedHasher({
    hash: async () => '',
    verify: () => Promise.reject(new Error('broken')),
  })
  for (let tries = 0; tries < 3; tries++) await expect(hasher.verify('', '')).rejects.toThrow('broken')
})
