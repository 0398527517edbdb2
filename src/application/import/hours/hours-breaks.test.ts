import { describe, expect, test } from 'vitest'
import { weeklySchedule } from '../../../domain/opening-hours/day-hours.ts'
import { parseOpeningHours } from '../../../domain/opening-hours/parse-opening-hours.ts'
import { findCompanions } from '../rows/companions.ts'
import { wordOfBreak } from './hours-breaks.ts'
import { joinHours } from './join-hours.ts'

/** The week of a row: its hours, and the columns beside them. */
function week(hours: string, row: Readonly<Record<string, string>>) {
  const cells = Object.values(row)
  const columns = findCompanions(Object.keys(row), new Set()).hours
  return weeklySchedule(parseOpeningHours(joinHours(columns, (index) => cells[index] ?? '', hours)).hours)
}
const same = (hours: string) => weeklySchedule(parseOpeningHours(hours).hours)

describe('a break in a column of its own', () => {
  test.each([
    ['11:00~21:00', { 브레이크타임: '15:00~17:00' }, '11:00-15:00, 17:00-21:00'],
    ['월~금 09:00~18:00 / 토 09:00~13:00', { 점심시간: '13시~14시' }, 'Mo-Fr 9-13,14-18; Sa 9-13'],
    ['Mo-Fr 9-18', { Mittagspause: '12:30-13:30 Uhr' }, 'Mo-Fr 9:00-12:30,13:30-18:00'],
    [
      '',
      { 월: '0900~1830', 토: '0900~1300', 일: '휴진', 점심시간: '1300~1400' },
      'Mo 9-13,14-18:30; Sa 9-13; Su off',
    ],
    [
      '',
      {
        시작시간_월요일: '0900',
        종료시간_월요일: '1830',
        시작시간_토요일: '0900',
        종료시간_토요일: '1500',
        점심시간_평일: '13:00~14:00',
      },
      'Mo 9-13,14-18:30; Sa 9-15',
    ],
  ])('%s, %j', (hours, row, expected) => {
    expect(week(hours, row)).not.toBeNull()
    expect(week(hours, row)).toEqual(same(expected))
  })

  test.each([
    ['11:00~21:00', { 브레이크타임: '없음' }],
    ['11:00~21:00', { 브레이크타임: '15시부터' }],
    ['10:00~14:00', { 휴게시간: '15:00~17:00' }],
    ['11:00~15:00, 17:00~21:00 (break 15:00~17:00)', { 'Break time': '14:00-15:00' }],
  ])('says nothing that can be read: %s, %j', (hours, row) => {
    expect(week(hours, row)).toEqual(same(hours))
  })

  test('has the word of its header before it', () => {
    expect(wordOfBreak('점심시간')).toBe('점심시간')
    expect(wordOfBreak('昼休み')).toBe('break')
  })
})

test('days on which it is open stand beside an opening and a closing', () => {
  const row = { Abre: '11:30', Fecha: '23:00' }
  expect(week('Ter-Dom', row)).toEqual(same('Tu-Su 11:30-23:00'))
  expect(week('', row)).toEqual(same('11:30-23:00'))
})
