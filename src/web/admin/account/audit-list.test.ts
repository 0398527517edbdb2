import { describe, expect, test } from 'vitest'
import type { AuditView } from '../../../domain/administration/administration.ts'
import { handFields } from '../../../domain/business/hand-fields.ts'
import { en } from '../messages/en.ts'
import { ko } from '../messages/ko.ts'
import { actionLabel, detailsOf } from './audit-list.tsx'

function entry(action: string, details: AuditView['details']): AuditView {
  return { id: '1', at: 0, username: 'admin', action, subjectId: '', subject: '', details, canUndo: false }
}

describe('actionLabel', () => {
  test('names an action, and shows one that it does not know as it is', () => {
    expect(actionLabel(entry('listing-edited', null), ko)).toBe('업체 수정')
    expect(actionLabel(entry('sung', null), ko)).toBe('sung')
    expect(actionLabel(entry('job-started', { kind: 'import' }), ko)).toBe('작업 시작 · 가져오기')
    expect(actionLabel(entry('job-started', { kind: 'import' }), en)).toBe('Job started · Import')
  })
})

describe('detailsOf', () => {
  test('tells a field before and after', () => {
    expect(
      detailsOf(entry('listing-edited', { phone: ['', '02-123-4567'], state: ['', '서울'] }), ko),
    ).toEqual([
      { name: '전화번호', before: '(없음)', after: '02-123-4567' },
      { name: '지역', before: '(없음)', after: '서울' },
    ])
  })

  test('leaves out what follows from a field that it tells', () => {
    const details = {
      phone: ['', '02-123-4567'],
      phoneE164: ['', '+8221234567'],
      timeZone: ['', 'Asia/Seoul'],
    }
    expect(detailsOf(entry('listing-edited', details), ko).map(({ name }) => name)).toEqual(['전화번호'])
  })

  test('has a name for each field that an edit can change', () => {
    const names = [...handFields, 'district', 'latitude', 'longitude', 'about', 'set']
    for (const messages of [ko, en])
      expect(names.filter((name) => !Object.hasOwn(messages.account.details, name))).toEqual([])
  })

  test('tells lists and days in one line', () => {
    const details = { photos: [['a', 'b'], []], openingHours: [{}, { Monday: '9 AM-6 PM' }] }
    expect(detailsOf(entry('listing-edited', details), ko)).toEqual([
      { name: '사진', before: 'a, b', after: '(없음)' },
      { name: '영업시간', before: '(없음)', after: '월요일 9 AM-6 PM' },
    ])
    expect(detailsOf(entry('listing-edited', details), en)[1]?.after).toBe('Monday 9 AM-6 PM')
  })

  test('tells options in the language of the panel', () => {
    const after = { ko: { 결제: { 신용카드: true } }, en: { Payments: { 'Credit cards': true } } }
    const merged = entry('listings-merged', { about: [{ ko: {}, en: {} }, after] })
    expect(detailsOf(merged, ko)[0]).toMatchObject({ before: '(없음)', after: '결제 신용카드 예' })
    expect(detailsOf(merged, en)[0]?.after).toContain('Payments Credit cards')
  })

  test('tells figures with separators', () => {
    const details = { kind: 'import', state: 'done', imported: 12_345 }
    expect(detailsOf(entry('job-ended', details), ko)).toEqual([
      { name: '상태', after: '완료' },
      { name: '가져옴', after: '12,345' },
    ])
  })

  test('tells where a login came from, which is no listing’s address', () => {
    expect(detailsOf(entry('login', { address: '192.0.2.7' }), ko)).toEqual([
      { name: '접속 주소', after: '192.0.2.7' },
    ])
  })
})
