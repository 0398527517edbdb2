import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { nearKeys } from './near-keys.ts'
import { wordKey } from './word-key.ts'

test.each([
  ['goldne', 'golden'],
  ['gollden', 'golden'],
  ['glden', 'golden'],
  ['golxen', 'golden'],
  ['스타벅수', '스타벅스'],
  ['스타벅', '스타버'],
  ['가마점', '갈마점'],
])('“%s” is near %s', (typed, word) => {
  expect(nearKeys(wordKey(typed))).toContain(wordKey(word))
})

test('every key is one mistake away, and none is given twice', () => {
  const anyKey = fc.oneof(
    fc.stringMatching(/^[a-z]{1,16}$/),
    fc.stringMatching(/^[가-힣]{1,5}$/).map((word) => wordKey(word)),
  )
  fc.assert(
    fc.property(anyKey, (key) => {
      const near = nearKeys(key)
      expect(near.filter((other) => editDistance(key, other, 1) !== 1)).toEqual([])
      expect(new Set(near).size).toBe(near.length)
    }),
    { numRuns: 50 },
  )
})

test.each(['', 'ресторан', 'x'.repeat(25), '24h'])('“%s” has none', (key) => {
  expect(nearKeys(key).filter((near) => near.length > 1)).toEqual([])
})
