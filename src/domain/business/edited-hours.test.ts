import { describe, expect, test } from 'vitest'
import { readOpeningHours } from './edited-hours.ts'

describe('opening hours in an edit', () => {
  const saidOf = (openingHours: Record<string, string>) => readOpeningHours(openingHours, {}).problem?.ko
  test.each([
    ['09:00-09:00', /^화요일: 여는 시각과 닫는 시각이 같습니다.*24시간 영업/],
    ['9AM-9AM', /^화요일: 여는 시각과 닫는 시각이 같습니다/],
    ['12:00PM-12:00PM', /^화요일: 여는 시각과 닫는 시각이 같습니다/],
    ['09:00-12:00, 13:00-13:00', /^화요일: 여는 시각과 닫는 시각이 같습니다/],
    ['09:00-12:00, 11:00-02:00', /^화요일: 시간이 서로 겹칩니다/],
    ['10:00-20:00, 12:00-13:00', /^화요일: 시간이 서로 겹칩니다/],
    ['09:00-?', /^화요일: 닫는 시각이 없습니다\.$/],
    ['?-18:00', /^화요일: 여는 시각이 없습니다\.$/],
    ['09:00-12:00, ?-?', /^화요일: 여는 시각과 닫는 시각이 없습니다\.$/],
    ['maybe', /^화요일: 읽을 수 없는 시간입니다/],
  ])('"%s" is refused', (text, said) => {
    expect(saidOf({ Tuesday: text })).toMatch(said)
  })
  test.each([
    'Open 24 hours',
    '00:00-24:00',
    '09:00-12:00, 12:00-15:00',
    '11:00-15:00, 17:00-02:00',
    '09:00-18:00, 12:00-13:00 break',
    '9-12, 14-18',
    '',
  ])('"%s" passes', (text) => expect(saidOf({ Tuesday: text })).toBeUndefined())
  test('a day must not begin before the one before has closed, also over the end of the week', () => {
    expect(saidOf({ Tuesday: '18:00-03:00', Wednesday: '02:00-10:00' })).toMatch(/^수요일: 전날의 자정/)
    expect(saidOf({ Tuesday: '18:00-03:00', Wednesday: '03:00-10:00' })).toBeUndefined()
    expect(saidOf({ Sunday: '18:00-10:00', Monday: '09:00-17:00' })).toMatch(/^월요일: 전날의 자정/)
  })
  test('what the listing has already stays', () => {
    const odd = { Monday: '09:00-09:00', Friday: '09:00-12:00, 11:00-14:00' }
    expect(readOpeningHours({ Tuesday: '08:00-20:00' }, odd).problem).toBeUndefined()
  })
})
