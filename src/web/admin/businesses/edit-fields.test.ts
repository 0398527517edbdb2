import { expect, test } from 'vitest'
import { editOf } from './edit-fields.ts'

const before = {
  name: '빵집',
  phone: '',
  'openingHours.Monday': '9-5',
  'openingHours.Sunday': '',
  isVerified: '',
}

test('an edit holds what differs, and nothing where nothing does', () => {
  expect(editOf(before, { ...before })).toEqual({})
  expect(editOf(before, { ...before, name: '새 빵집', isVerified: '1' })).toEqual({
    name: '새 빵집',
    isVerified: true,
  })
})

test('hours are sent by day, those that differ alone', () => {
  const after = { ...before, 'openingHours.Monday': '', 'openingHours.Sunday': '휴무' }
  expect(editOf(before, after)).toEqual({ openingHours: { Monday: '', Sunday: '휴무' } })
})
