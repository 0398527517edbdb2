import { expect, test } from 'vitest'
import { romanizeKana } from './romanize-kana.ts'

test.each([
  ['いちかわ', 'ichikawa'],
  ['とうきょう', 'tokyo'],
  ['さっぽろ', 'sapporo'],
  ['じゅうおう', 'juo'],
  ['みなみあるぷす', 'minamiarupusu'],
  ['つしま', 'tsushima'],
  ['ふくつ', 'fukutsu'],
])('%s → %s', (kana, latin) => {
  expect(romanizeKana(kana)).toBe(latin)
})
