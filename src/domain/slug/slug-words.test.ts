import { expect, test } from 'vitest'
import { slugWords } from './slug-words.ts'

test.each([
  ['느티나무-다방-서울-KRab12c', '느티나무 다방 서울'],
  ['okay-kitchen-zürich-ChIJF-g', 'okay kitchen zürich'],
  ['judo-academy-ChIJs-DhcO', 'judo academy'],
  ['느티나무-식당-부산-ChIJother', '느티나무 식당 부산 ChIJother'],
  ['joes-kitchen', 'joes kitchen'],
  ['none', 'none'],
  ['ChIJF2g', 'ChIJF2g'],
])('%s → %s', (slug, words) => {
  expect(slugWords(slug)).toBe(words)
})
