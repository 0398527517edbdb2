import { expect, test } from 'vitest'
import { sourceLanguage } from './source-language.ts'

test.each([
  ['느티나무 식당', 'en', 'ko'],
  ['느티나무 식당', 'ko', undefined],
  ['Blue Bottle Coffee', 'ko', undefined],
  ['すし処 東京', 'tr', 'ja'],
  ['古村', 'ko', 'und-Hani'],
  ['Ресторан Нева', 'en', 'und-Cyrl'],
  ['مطعم', 'en', 'und-Arab'],
  ['Taste of Wallachia', 'tr', undefined],
  ['A small shop for books and coffee', 'tr', 'en'],
  ['A small shop for books and coffee', 'en', undefined],
  ['Kadıköy içinde bir kitap ve kahve dükkânı', 'ko', 'tr'],
])('%s on a page in %s: %s', (text, page, language) => {
  expect(sourceLanguage(text, page)).toBe(language)
})
