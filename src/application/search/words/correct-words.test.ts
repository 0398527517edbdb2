import { expect, test } from 'vitest'
import type { Listing } from '../../../domain/business/listing.ts'
import { correctWords, leaveOut } from './correct-words.ts'

const known: Record<string, number> = { 좋은: 30, 조용한: 2 }
const dictionary = {
  findWords: async (keys: readonly string[]) =>
    Object.entries(known).flatMap(([word, businessCount]) =>
      keys.includes(word) ? [{ word, key: word, businessCount }] : [],
    ),
}

test('what says how a place is is left out last, and as a whole', async () => {
  expect(await leaveOut(dictionary, '제주시 조용한 혼자 먹기 좋은 꽃집', ['제주시'])).toEqual([
    '제주시 혼자 먹기 좋은 꽃집',
    '제주시 꽃집',
  ])
})

test('a mistyped owner is found by the name with its ending', async () => {
  const skeltons = { word: 'skeltons', key: 'skeltons', businessCount: 1 }
  const sources = {
    listings: { best: async () => [{ name: "Skelton's Heating" } as Listing] },
    dictionary: {
      findWords: async (keys: readonly string[]) => (keys.includes('skeltons') ? [skeltons] : []),
      wordsLike: async () => [],
    },
  }
  expect(await correctWords(sources, { search: 'skeltn heating' })).toEqual(['skeltons heating'])
})

test('no group of digits is left out of a phone number', async () => {
  expect(await leaveOut(dictionary, '02-2291', [])).toEqual([])
})
