import { expect, test } from 'vitest'
import { isJoinWord } from './join-words.ts'

test.each(['oder', 'OR', 'veya', 'ili', 'или', '또는', '/', '&'])('“%s” joins', (word) => {
  expect(isJoinWord(word)).toBe(true)
})

test.each(['pizza', 'zürich', '성동구', ''])('“%s” joins nothing', (word) => {
  expect(isJoinWord(word)).toBe(false)
})
