import { expect, test } from 'vitest'
import type { Listing } from '../../../domain/business/listing.ts'
import { correctTrades, correctWords } from './correct-words.ts'

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

test('of words that differ by one letter the one comes first that begins like the typed one', async () => {
  const [hill, hiltl] = ['hill', 'hiltl'].map((word, index) => ({
    word,
    key: word,
    businessCount: 20 - 10 * index,
  }))
  const sources = {
    listings: { best: async () => [{ name: 'Tamarind Hill' }, { name: 'Haus Hiltl' }] as Listing[] },
    dictionary: {
      findWords: async (keys: readonly string[]) =>
        [hill, hiltl].flatMap((word) => (word && keys.includes(word.key) ? [word] : [])),
      wordsLike: async () => [],
    },
  }
  expect(await correctWords(sources, { search: 'hilt zurich' })).toEqual(['hiltl zurich'])
})

test('of words that differ by one letter the one comes first that a name has beside the same word', async () => {
  const [center, centar] = ['center', 'centar'].map((word, index) => ({
    word,
    key: word,
    businessCount: 20 - 10 * index,
  }))
  const sources = {
    listings: {
      best: async () => [{ name: 'Toy Barn, Bellmere Center' }, { name: 'Toy Centar Bellmere' }] as Listing[],
    },
    dictionary: {
      findWords: async (keys: readonly string[]) =>
        [center, centar].flatMap((word) => (word && keys.includes(word.key) ? [word] : [])),
      wordsLike: async () => [],
    },
  }
  expect(await correctWords(sources, { search: 'toy centr' })).toEqual(['toy centar'])
})

test('a chain that nobody there is called by is no mistyped trade', async () => {
  const dictionary = { findWords: async () => [], wordsFrom: async () => [] }
  expect(await correctTrades(dictionary, 'maxi oslo')).toEqual([])
  expect(await correctTrades(dictionary, 'taxii oslo')).toEqual(['taxi oslo'])
})
