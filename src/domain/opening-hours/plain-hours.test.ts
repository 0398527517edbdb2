import { describe, expect, test } from 'vitest'
import { type WeeklySchedule, weeklySchedule } from './day-hours.ts'
import { parseOpeningHours } from './parse-opening-hours.ts'

/** The week in a cell, Monday first: hours joined by '+', `x` closed, `?` unknown. */
function week(cell: string): string {
  const schedule: WeeklySchedule = weeklySchedule(parseOpeningHours(cell).hours) ?? Array(7).fill(null)
  const texts = schedule.map((day) => {
    if (day === null) return '?'
    return day.map(({ from, to }) => `${from / 60}-${to / 60}`).join('+') || 'x'
  })
  return texts.join(' ')
}

const all = (hours: string) => Array(7).fill(hours).join(' ')

describe('hours of OpenStreetMap', () => {
  test.each([
    ['Mo-Su,PH 09:00-21:00', all('9-21')],
    ['PH,Mo-Su 09:00-21:00', all('9-21')],
    [
      'Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00; PH off',
      '8-12+13-17 8-12+13-17 8-12+13-17 8-12+13-17 8-12+13-17 9-12 ?',
    ],
    ['Mo-Sa 08:00-20:00; Su,PH off', '8-20 8-20 8-20 8-20 8-20 8-20 x'],
    ['Mo-Su 08:00-20:00; We off', '8-20 8-20 x 8-20 8-20 8-20 8-20'],
    ['Mo-Su 08:00-20:00; Fr 08:00-22:00', '8-20 8-20 8-20 8-20 8-22 8-20 8-20'],
    ['Mo-Su 08:00-24:00; Dec 24-26 off; Jan 1 10:00-12:00', all('8-24')],
    ['Mo-Su 08:00-20:00 || "call us"', all('8-20')],
    ['24/7; PH closed', all('0-24')],
    ['24/7', all('0-24')],
    ['Apr-Oct Mo-Su 08:00-20:00', all('?')],
    ['Mo-Fr 08:00+', all('?')],
    ['Mo-Fr sunrise-sunset', all('?')],
  ])('%s', (cell, expected) => expect(week(cell)).toBe(expected))
})

describe('Korean hours', () => {
  test.each([
    ['10:00~20:00', all('10-20')],
    ['18:00~03:00', all('18-27')],
    ['24시간', all('0-24')],
    ['09:00~19:00 (일요일 휴무)', '9-19 9-19 9-19 9-19 9-19 9-19 x'],
    ['09:00~19:00, 매주 월요일 휴무', 'x 9-19 9-19 9-19 9-19 9-19 9-19'],
    ['09:00~19:00 (토 09:00~13:00, 일·공휴일 휴무)', '9-19 9-19 9-19 9-19 9-19 9-13 x'],
    ['평일 09:00~18:00, 토요일 09:00~13:00, 일요일 및 공휴일 휴무', '9-18 9-18 9-18 9-18 9-18 9-13 x'],
    ['매일 11:00~21:00, 화요일 휴무', '11-21 x 11-21 11-21 11-21 11-21 11-21'],
    ['11:00~21:00 (연중무휴)', all('11-21')],
    ['매일 11:00~21:00, 명절 휴무', all('11-21')],
    ['09:00~19:00 (둘째, 넷째 일요일 휴무)', all('?')],
    ['격주 일요일 휴무 09:00~19:00', all('?')],
    ['연중무휴 (명절 제외)', all('?')],
  ])('%s', (cell, expected) => expect(week(cell)).toBe(expected))

  test('lines of a page, with the present state above and notes between', () => {
    const cell =
      '영업 종료\n22:00에 영업 시작\n월\n정기휴무 (매주 월요일)\n화\n12:00 - 22:00\n14:30 - 17:00 브레이크타임\n21:00 라스트오더\n수\n12:00 - 22:00'
    expect(week(cell)).toBe('x 12-14.5+17-22 12-22 ? ? ? ?')
  })
})

test.each([
  'Måndag–Fredag 08:00–16:00, lördag stängt',
  'PONDĚLÍ-PÁTEK: 08:00-16:00, SOBOTA: zavřeno',
  'maandag-vrijdag 08:00-16:00\nzaterdag gesloten',
])('days of further languages in a text: %s', (cell) => {
  expect(week(cell)).toBe('8-16 8-16 8-16 8-16 8-16 x ?')
})

describe('notes', () => {
  test.each([
    ['{"Monday (Sample Day)":"9AM-5PM","Tuesday":"9AM-5PM"}', '9-17 9-17 ? ? ? ? ?'],
    ['{"Monday (Sample Day)":"Closed","Tuesday":"9AM-5PM"}', '? 9-17 ? ? ? ? ?'],
    ['{"Monday":"9AM-5PM, Holiday hours"}', '9-17 ? ? ? ? ? ?'],
    ['9AM-5PM, closed on Sundays', '9-17 9-17 9-17 9-17 9-17 9-17 x'],
    ['9AM-5PM daily', all('9-17')],
    ['09:00-18:00, Pazar kapalı', '9-18 9-18 9-18 9-18 9-18 9-18 x'],
    ['7/24 açık', all('0-24')],
    ['Temporarily closed', all('x')],
  ])('%s', (cell, expected) => expect(week(cell)).toBe(expected))

  test('a holiday that falls on a day is shown with it', () => {
    expect(parseOpeningHours('{"Monday (Sample Day)":"Closed"}').hours).toEqual({
      Monday: 'Closed (Sample Day)',
    })
  })
})
