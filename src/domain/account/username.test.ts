import { expect, test } from 'vitest'
import { normaliseUsername } from './username.ts'

test.each([
  ['admin', 'admin'],
  ['  admin\t', 'admin'],
  ['ad\0min\u200b\ufeff\u202e', 'admin'],
  ['ａｄｍｉｎ', 'admin'],
  ['관리자'.normalize('NFD'), '관리자'],
  ['e\u200b\u0301', 'é'],
  ['the\u3000 owner', 'the owner'],
  ['\ud800admin', 'admin'],
  ['Admin', 'Admin'],
  ['\0 \u3164', ''],
])('%j is %j', (given, expected) => {
  expect(normaliseUsername(given)).toBe(expected)
})

test('a normalised name stays as it is', () => {
  for (let code = 0; code < 0x20000; code += 7) {
    const once = normaliseUsername(`a${String.fromCodePoint(code)}\u0301b`)
    expect(normaliseUsername(once)).toBe(once)
  }
})
