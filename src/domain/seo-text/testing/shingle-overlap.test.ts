import { expect, test } from 'vitest'
import { shingleOverlap } from './shingle-overlap.ts'

test('shared runs of five words against all', () => {
  // The first text has a–e, b–f, c–g; the second has a–e, b–f, c–x. Two of four shingles are shared.
  expect(shingleOverlap(['a b c d e f g', 'a b c d e f x'])).toEqual({ pairs: 1, sum: 0.5, max: 0.5 })
  expect(shingleOverlap(['a b c d e f', 'a b c d e f', 'u v w x y z'])).toEqual({ pairs: 3, sum: 1, max: 1 })
  expect(shingleOverlap(['a b c d e'])).toEqual({ pairs: 0, sum: 0, max: 0 })
})
