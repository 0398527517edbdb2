import { describe, expect, test } from 'vitest'
import { ko } from '../messages/ko.ts'
import { passwordProblems } from './password-form.tsx'

const words = ko.account.password

describe('passwordProblems', () => {
  test('finds nothing wrong with a new password given twice', () => {
    const entry = { current: 'old one', next: 'new one 1', repeated: 'new one 1' }
    expect(passwordProblems(entry, words)).toEqual({})
    expect(passwordProblems({ ...entry, code: '123 456' }, words)).toEqual({})
  })

  test.each([
    ['a missing present one', { current: '', next: 'new one 1', repeated: 'new one 1' }, ['current']],
    ['a short one', { current: 'old one', next: '1234567', repeated: '1234567' }, ['next']],
    ['the present one again', { current: 'same same', next: 'same same', repeated: 'same same' }, ['next']],
    ['two that differ', { current: 'old one', next: 'new one 1', repeated: 'new one 2' }, ['repeated']],
    ['a missing code', { current: 'old one', next: 'new one 1', repeated: 'new one 1', code: ' ' }, ['code']],
    ['an empty form', { current: '', next: '', repeated: '' }, ['current', 'next']],
  ])('names the field of %s', (_, entry, fields) => {
    expect(Object.keys(passwordProblems(entry, words))).toEqual(fields)
  })
})
