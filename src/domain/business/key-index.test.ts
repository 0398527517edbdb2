import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeyIndex } from './key-index.ts'

test('finds what a Map of lists would find, however it grows', () => {
  const key = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2 ** 52 }))
  fc.assert(
    fc.property(fc.array(key, { maxLength: 4000 }), fc.integer({ min: 1, max: 9 }), (keys, limit) => {
      const index = new KeyIndex()
      const expected = new Map<number, number[]>()
      for (const [entry, each] of keys.entries()) {
        index.add(each, entry)
        expected.set(each, [entry, ...(expected.get(each) ?? [])])
      }
      for (const [each, entries] of expected) {
        expect(index.entries(each, limit)).toEqual(entries.length > limit ? [] : entries)
      }
      expect(index.entries(2 ** 52 + 1, limit)).toEqual([])
    }),
    { numRuns: 50 },
  )
})
