import { expect, test } from 'vitest'
import { syllableOf, syllableParts } from './hangul-syllables.ts'

test.each([
  ['가', { initial: 0, vowel: 0, final: 0 }],
  ['막', { initial: 6, vowel: 0, final: 1 }],
  ['혔', { initial: 18, vowel: 6, final: 20 }],
  ['힣', { initial: 18, vowel: 20, final: 27 }],
])('takes %s apart and puts it together again', (syllable, parts) => {
  expect(syllableParts(syllable)).toEqual(parts)
  expect(syllableOf(parts)).toBe(syllable)
})

test('knows no letters of what is no syllable', () => {
  for (const character of ['', 'a', 'ㄱ', '힤', '漢', '꯿']) expect(syllableParts(character)).toBeUndefined()
})
