import { expect, test } from 'vitest'
import { eitherSide, isJoinWord } from './join-words.ts'

test.each(['oder', 'OR', 'veya', 'ili', 'или', '또는', '/', '&'])('“%s” joins', (word) => {
  expect(isJoinWord(word)).toBe(true)
})

test.each(['pizza', 'zürich', '성동구', ''])('“%s” joins nothing', (word) => {
  expect(isJoinWord(word)).toBe(false)
})

test.each([
  ['blue heron oder red fox', ['blue heron', 'red fox']],
  ['heron vs fox oslo', ['heron', 'fox oslo']],
  ['헤론 아니면 폭스', ['헤론', '폭스']],
  ['heron / fox', ['heron', 'fox']],
])('“%s” asks for either', (text, sides) => {
  expect(eitherSide(text.split(' '))).toEqual(sides)
})

test.each([
  'or heron',
  'heron or',
  'heron and fox',
  'heron or fox or elk',
  'heron fox',
  '044 / 123 45 67',
  '',
])('“%s” does not', (text) => {
  expect(eitherSide(text.split(' '))).toBeUndefined()
})
