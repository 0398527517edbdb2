import { expect, test } from 'vitest'
import { findWeakness } from './password-rules.ts'

const names = ['owner', '온동네', 'directory.example']

test.each([
  ['short', 'short'],
  ['k3jf9x2', 'short'],
  ['x'.repeat(201), 'long'],
  [' '.repeat(8), 'blank'],
  [' 　\t\n     ', 'blank'],
  ['password', 'common'],
  ['Password1', 'common'],
  ['P@ssw0rd!', 'common'],
  ['12345678', 'common'],
  ['qwertyuiop', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abcabcabcabc', 'common'],
  ['letmein2026', 'common'],
  ['ownerowner', 'personal'],
  ['Owner123', 'personal'],
  ['owner-owner!', 'personal'],
  ['온동네온동네온동네', 'personal'],
  ['directory.example', 'personal'],
])('%j is %s', async (password, weakness) => expect(await findWeakness(password, names)).toBe(weakness))

test.each([
  'correct horse battery',
  'battery staple 42',
  'a new password',
  'k3jf9x2m',
  '파란 문 옆 빵집 셋',
  'x9x9Lq7-vortex',
])('%j can be set', async (password) => expect(await findWeakness(password, names)).toBeUndefined())
