import { expect, test } from 'vitest'
import { normalised } from './fold.ts'

test('gives the normal form of any ordinary text', () => {
  expect(normalised('e\u0301', 'NFC')).toBe('é')
  expect(normalised('각'.repeat(2000), 'NFD')).toBe('각'.repeat(2000).normalize('NFD'))
  expect(normalised('ﬁ', 'NFKC')).toBe('fi')
})

test('keeps the first thirty of a run of marks in a long text', () => {
  expect(normalised(`a${'\u0301\u0323'.repeat(20_000)}b`, 'NFC')).toHaveLength(31)
})
