import { expect, test } from 'vitest'
import { Random } from '../../src/domain/random.ts'
import { editDistance } from '../../src/domain/search-terms/edit-distance.ts'
import { wordKey } from '../../src/domain/search-terms/word-key.ts'
import { withTypo } from './typo.ts'

test.each(['golden', 'kuaför', '스타벅스', '김밥'])('%s with one typing mistake', (word) => {
  for (let index = 0; index < 200; index++) {
    const mistyped = withTypo(word, new Random(1, index))
    expect(mistyped).not.toBe(word)
    // A compound vowel is typed with two letters.
    expect(editDistance(wordKey(word), wordKey(mistyped), 2)).toBeLessThanOrEqual(2)
  }
})
