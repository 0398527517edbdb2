import { describe, expect, test } from 'vitest'
import { nameWords } from './name-words.ts'
import { reverse, wordKey } from './word-key.ts'

describe('wordKey', () => {
  test.each([
    ['스타벅ㅅ', '스타벅스'],
    ['스타ㅂ', '스타벅스'],
    ['간', '가나'],
    ['고', '과일'],
    ['ㅅ', '스타벅스'],
    ['달', '닭'],
    ['가ㅄ', '값'],
    ['끄ㅀ', '끓다'],
    ['CAFÉ', 'cafeteria'],
    ['ISI', 'ışık'],
  ])('half typed, “%s” begins the key of “%s”', (typed, word) => {
    expect(wordKey(word).startsWith(wordKey(typed))).toBe(true)
  })

  test('other words begin otherwise', () => {
    expect(wordKey('스타벅스').startsWith(wordKey('스토'))).toBe(false)
  })

  test('is reversed character by character', () => {
    expect(reverse('a😀ㅂ')).toBe('ㅂ😀a')
  })
})

test.each([
  ["Joe's 24 Diner & Bar", ['joes', 'diner', 'bar']],
  ['한강 손칼국수 본점 본점', ['한강', '손칼국수', '본점']],
  ['7Eleven 3호점 X', ['7eleven', '3호점']],
  ['x'.repeat(25), []],
])('the words of “%s” are %j', (name, words) => {
  expect(nameWords(name)).toEqual(words)
})
