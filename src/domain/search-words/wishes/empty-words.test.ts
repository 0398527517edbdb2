import { expect, test } from 'vitest'
import { unsaidIn } from './empty-words.ts'

test.each([
  [
    'can you tell me a good dentist in florence please',
    'dentist florence',
    'can you tell me a good in please',
  ],
  ['성수동 카페 어디 있어요?', '성수동 카페', '어디 있어요?'],
  ['zahnarzt bitte zürich', 'zahnarzt zürich', 'bitte'],
  ['où manger des sushis à zurich', 'sushis zurich', 'où manger des à'],
  ["belgrad'da veteriner nerede", "belgrad'da veteriner", 'nerede'],
])('%s: words that only ask', (typed, searched, emptyWords) => {
  expect(unsaidIn(typed, searched)).toEqual({ emptyWords })
})

test.each([
  ['cheapest gym hyderabad', 'gym hyderabad', 'cheapest'],
  ['싼 고기집 성동구', '고기집 성동구', '싼'],
  ['pizza pas cher zurich', 'pizza zurich', 'pas cher'],
  ['günstig pizza zürich', 'pizza zürich', 'günstig'],
])('%s: words of prices', (typed, searched, priceWords) => {
  expect(unsaidIn(typed, searched)).toEqual({ priceWords })
})

test.each([
  ['romantic pizza zurich', 'pizza zurich'],
  ['분위기 좋은 카페 성수동', '카페 성수동'],
  ['blargh pizza zurich', 'pizza zurich'],
])('%s: what was asked for is not hidden', (typed, searched) => {
  expect(unsaidIn(typed, searched)).toEqual({})
})
