import { describe, expect, test } from 'vitest'
import { parseSubmission } from './parse-submission.ts'

const fields = {
  name: '느티나무 식당',
  category: '한식당',
  address: '서울특별시 마포구 느티나무로 1',
  city: '',
  country: '대한민국',
  phone: '02-300-1000',
  description: '',
  email: 'owner@example.org',
}

describe('parseSubmission', () => {
  test('gives clean lines; the description keeps its own', () => {
    const { submission } = parseSubmission({
      ...fields,
      name: ' 느티나무\u200b\n 식당 ',
      description: '하나 \r\n둘\n\n\n\n셋',
      other: 'ignored',
    })
    expect(submission).toEqual({ ...fields, description: '하나\n둘\n\n셋' })
  })

  test('city, phone and description may be missing; every other field is asked for', () => {
    expect(Object.keys(parseSubmission({}).errors ?? {})).toEqual([
      'name',
      'category',
      'address',
      'country',
      'email',
    ])
    expect(parseSubmission({ ...fields, phone: '' }).errors).toBeUndefined()
  })

  test.each([
    ['name', '가'.repeat(101), 'too-long'],
    ['name', '!!!', 'no-letters'],
    ['description', '가'.repeat(1001), 'too-long'],
    ['phone', '전화 주세요', 'no-phone'],
    ['phone', '12', 'no-phone'],
    ['phone', '0212345678901234', 'no-phone'],
    ['phone', '02-123-4567 / 010-1234-5678', 'no-phone'],
    ['email', 'owner', 'no-email'],
    ['email', 'owner@localhost', 'no-email'],
    ['email', 'a@b.c, d@e.f', 'no-email'],
  ])('%s cannot be %s', (field, value, problem) => {
    expect(parseSubmission({ ...fields, [field]: value }).errors).toEqual({ [field]: problem })
  })

  test('a limit counts characters as people do', () => {
    expect(parseSubmission({ ...fields, name: '🍞'.repeat(100) }).errors?.name).toBe('no-letters')
    expect(parseSubmission({ ...fields, name: `빵${'🍞'.repeat(99)}` }).errors).toBeUndefined()
  })
})
