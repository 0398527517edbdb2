import { expect, test } from 'vitest'
import { placePhrases } from './place-phrases.ts'

const shown = (text: string) => placePhrases(text).map(({ phrase, rest }) => `${phrase} | ${rest}`)

test('whole words, the longest first, the last before the first', () => {
  expect(shown(' hair salon  berlin ')).toEqual([
    'salon berlin | hair',
    'hair salon | berlin',
    'berlin | hair salon',
    'salon | hair berlin',
    'hair | salon berlin',
  ])
})

test('the beginning and the end of one Hangul word', () => {
  expect(shown('강남맛집')).toEqual(['강남 | 맛집', '맛집 | 강남'])
})

test.each(['berlin', '치킨', '', 'x'.repeat(30)])('none of “%s”: nothing would be left', (text) => {
  expect(shown(text)).toEqual([])
})
