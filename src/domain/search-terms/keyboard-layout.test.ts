import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

test.each([
  ['tmxkqjrtm', '스타벅스'],
  ['rkdska clzls', '강남 치킨'],
  ['ㄴㅅㅁㄱㅠㅕㅊㅏㄴ', 'starbucks'],
  ['채ㄹㄹㄷㄷ', 'coffee'],
])('“%s” was meant to be “%s”', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

test.each([
  'starbucks',
  'hair salon',
  'cafe',
  '스타벅스',
  '스타벅ㅅ',
  'ㅅㅌㅂㅅ',
  'Gül',
  '7eleven',
  '',
  'ab',
])('“%s” is what was meant', (typed) => {
  expect(otherLayout(typed)).toBeUndefined()
})

test('any letters are taken', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnm QWㅗㅐㄴ가'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(letters, (typed) => {
      expect(otherLayout(typed)).not.toBe(typed)
      expect(otherLayout(`${typed} hoonion`)).not.toBe('')
    }),
    { numRuns: 2000 },
  )
})
