import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['plain', 'plain'],
  ['9\u202fAM\u2009–\u00a05\u3000PM', '9 AM – 5 PM'],
  ['\u202a+82 2\u202c', '+82 2'],
  ['a\u200bb\ufeff\u0000', 'ab'],
  [' two  lines\r\n', 'two lines'],
  ['한국어  카페', '한국어 카페'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j → %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})
