import { expect, test } from 'vitest'
import { inKatakana } from './in-katakana.ts'

test.each([
  ['れすとらん ちゅーりっひ', 'レストラン チューリッヒ'],
  ['ゔぃーがん', 'ヴィーガン'],
  ['寿司 ソウル cafe', '寿司 ソウル cafe'],
])('%s is %s', (typed, found) => {
  expect(inKatakana(typed)).toBe(found)
})
