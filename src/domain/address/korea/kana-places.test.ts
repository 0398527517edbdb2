import { expect, test } from 'vitest'
import { koreanPlaceInKana } from './kana-places.ts'

test.each([
  ['ソンドング', '성동구'],
  ['カンナムグ', '강남구'],
  ['チョンノグ', '종로구'],
  ['マポグ', '마포구'],
  ['ヨンドゥンポグ', '영등포구'],
  ['ノウォング', '노원구'],
  ['ソンスドン', '성수동'],
  ['ワンシムニ', '왕십리'],
  ['ホンデ', '홍대'],
])('%s is %s', (word, place) => {
  expect(koreanPlaceInKana(word)).toBe(place)
})

test.each([
  'カフェ',
  'レストラン',
  'チューリッヒ',
  'ホテル',
  'ラーメン',
  'パン',
  'ジム',
  'マッサージ',
  'コーヒー',
])('%s is no Korean place', (word) => {
  expect(koreanPlaceInKana(word)).toBeUndefined()
})
