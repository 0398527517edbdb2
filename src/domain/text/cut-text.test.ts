import { describe, expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

describe('cutting a text', () => {
  test.each([
    ['short', 10, 'short'],
    ['as long', 7, 'as long'],
    ['cut here', 6, 'cut he'],
    ['cut here', 4, 'cut'],
    ['가나🍜다', 3, '가나'],
    ['가나🍜다', 4, '가나🍜'],
  ])('%s at %i', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut)
  })
})
