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
  ['क्\u200dष', 'क्\u200dष'],
  ['👨\u200d👩\u200d👧 가족', '👨\u200d👩\u200d👧 가족'],
  ['❤️\u200d🔥', '❤️\u200d🔥'],
  ['ca\u200dfe\u200c 카\u200d페\u200d', 'cafe 카페'],
  ['abc\u202egpj.exe\u202c\u2066\u2069\u200e\u200f\u061c', 'abcgpj.exe'],
  ['a\u3164\uffa0\u115f\u2800\u034f\u00ad\u2060\ud800b', 'ab'],
])('%j → %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})
