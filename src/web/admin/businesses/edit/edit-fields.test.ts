import { expect, test } from 'vitest'
import { editOf, fieldOfReport, isOfFormerPlace } from './edit-fields.ts'

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

test('what belongs to the former address is named where another is typed, and not once it is changed too', () => {
  const former = { address: 'A 1', city: '서울', zipCode: '04036', locationLink: 'https://maps.example/1' }
  const isNamed = (changes: Record<string, string>) =>
    (['zipCode', 'locationLink', 'state'] as const).filter((name) =>
      isOfFormerPlace(name, former, { ...former, ...changes }),
    )
  expect(isNamed({})).toEqual([])
  expect(isNamed({ address: 'B 2' })).toEqual(['zipCode', 'locationLink'])
  expect(isNamed({ city: '부산' })).toEqual(['zipCode'])
  expect(isNamed({ address: 'B 2', zipCode: '', locationLink: 'https://maps.example/2' })).toEqual([])
})

test('a report leads to the field of its first reason that has one', () => {
  expect(fieldOfReport(['closed', 'phone', 'hours'])).toBe('phone')
  expect(fieldOfReport(['hours', 'location'])).toBe('openingHours.Monday')
  expect(fieldOfReport(['duplicate', 'location'])).toBe('address')
  expect(fieldOfReport(['closed', 'other'])).toBeUndefined()
})
