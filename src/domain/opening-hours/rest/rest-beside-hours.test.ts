import { describe, expect, test } from 'vitest'
import { weeklySchedule } from '../day-hours.ts'
import { clockText } from '../hours-text.ts'
import { parseOpeningHours } from '../parse-opening-hours.ts'

/** A week, Monday first: `x` for a closed day, `?` for one that is not known. */
function week(cell: string): string {
  const days = weeklySchedule(parseOpeningHours(cell).hours) ?? []
  const text = days.map((ranges) => {
    if (ranges === null) return '?'
    const spans = ranges.map(({ from, to }) => `${clockText(from, 'ko')}-${clockText(to, 'ko')}`)
    return spans.join('+') || 'x'
  })
  return text.join(' ')
}

const without = (hours: string, ...closed: number[]) =>
  Array.from({ length: 7 }, (_, day) => (closed.includes(day) ? 'x' : hours)).join(' ')

describe('days of rest and hours in one cell', () => {
  test.each([
    '휴무일 매주 월요일 영업시간 10:00 - 20:00',
    '휴무일 매주 월요일\n영업시간 10:00 - 20:00',
    '정기휴무: 월요일 / 영업시간: 10:00~20:00',
    '영업시간 10:00 - 20:00 휴무일 매주 월요일',
    '영업시간 10:00~20:00, 라스트오더 19:30, 휴무일 월요일',
    '매장휴무일 매주 월요일 매장 영업시간 10:00 - 20:00',
    '월요일 휴무 영업시간 10:00~20:00',
    '(월요일 휴무) 10:00~20:00',
    '영업시간 오전 10시 ~ 오후 8시 휴무 매주 월요일',
    'Closed on Mondays. Hours: 10am-8pm',
    'Closed on Monday; open 10am-8pm',
    'Closed: Monday. Open: 10:00-20:00',
    'Ruhetag Montag, Öffnungszeiten 10:00-20:00',
    'Ouvert de 10h à 20h, fermé le lundi',
    'Chiuso il lunedì. Aperto 10:00-20:00',
    'Cerrado los lunes. Horario: 10:00 a 20:00',
    'Fechado às segundas. 10:00-20:00',
    'Pazartesi günü kapalı 10:00 - 20:00',
    '定休日：月曜日 営業時間：10:00～20:00',
    '営業時間 10:00-20:00 定休日 月曜',
    '休息日:周一 营业时间:10:00-20:00',
    'Ponedeljak ne radi, 10-20',
    'Закрыто по понедельникам. 10:00-20:00',
  ])('%s', (cell) => expect(week(cell)).toBe(without('10:00-20:00', 0)))

  test.each([
    'Closed on Sundays. Mon-Sat 9-18',
    '9-18 Mon-Sat, closed Sundays and public holidays',
    'Fermé le dimanche. Du lundi au samedi de 9h à 18h',
    'Zamknięte w niedziele, pn-sob 9-18',
    'Nedeljom zatvoreno. Pon-Sub 09-18h',
    '휴무일 일요일, 공휴일 영업시간 09:00 - 18:00',
  ])('%s', (cell) => expect(week(cell)).toBe(without('09:00-18:00', 6)))

  test.each([
    '월~토(일 휴무) 09:00-18:00',
    '월~토 (일요일 휴무): 09:00~18:00',
    '매일(일 휴무) 09시~18시',
    'Mon-Sat (closed Sun) 9-18',
    'Mon-Sat (Sun closed) 9am-6pm',
    'Mo-Sa (So Ruhetag) 9-18 Uhr',
  ])('rest in brackets before the hours: %s', (cell) => expect(week(cell)).toBe(without('09:00-18:00', 6)))

  test('hours of days stay those of these days', () => {
    const weekdays = '09:00-18:00 09:00-18:00 09:00-18:00 09:00-18:00 09:00-18:00 10:00-15:00 x'
    expect(week('영업시간 평일 09:00~18:00, 토 10:00~15:00 휴무일 일요일')).toBe(weekdays)
    expect(week('휴무일: 일요일 / 평일 09:00~18:00 토 10:00~15:00')).toBe(weekdays)
  })

  test('a place without days of rest', () => {
    for (const none of ['연중무휴', '없음', '설날, 추석 당일'])
      expect(week(`휴무일 ${none} 영업시간 10:00~20:00`)).toBe(without('10:00-20:00'))
  })

  test.each([
    '매월 둘째 넷째 월요일 휴무 10:00-20:00',
    '10:00-20:00 매월 둘째, 넷째 월요일 휴무',
    '10:00-20:00 (매월 2,4번째 월요일 휴무)',
    '휴무일 (둘째, 넷째 월요일) 영업시간 10:00~20:00',
    '10:00-20:00 / 격주 월요일 휴무',
  ])('a day of some weeks is not known: %s', (cell) =>
    expect(week(cell)).toBe(without('10:00-20:00', 0).replace('x', '?')),
  )

  test.each([
    'Closed first week of May. Hours 9-17',
    'Closed until further notice. Hours 9-17',
    'Closed Dec 25. Hours 9-17',
    'Cerrado por vacaciones. Horario 10:00 a 20:00',
    '휴업 중 영업시간 09:00-18:00',
    '매월 둘째 넷째 월요일 휴무',
  ])('nothing is known of: %s', (cell) => expect(week(cell)).toBe(''))
})

describe('a break of all days behind the last', () => {
  const split = '09:00-12:30+13:30-18:00'
  const right = `${split} ${split} ${split} ${split} ${split} 09:00-13:00 x`

  test.each([
    '월~금 09:00~18:00 / 토 09:00~13:00 / 점심 12:30~13:30 / 일·공휴일 휴무',
    '평일 09:00~18:00, 토요일 09:00~13:00, 점심시간 12:30~13:30, 일요일 휴진',
    '평일 09:00~18:00\n토요일 09:00~13:00\n점심시간 12:30~13:30\n일요일 휴진',
    '평일 09:00~18:00 토 09:00~13:00 점심시간 12:30~13:30 일요일 휴진',
    'Mon-Fri 9:00-18:00, Sat 9:00-13:00, lunch break 12:30-13:30, Sun closed',
    'Mo-Fr 9-18 Uhr, Sa 9-13 Uhr, Mittagspause 12:30-13:30 Uhr; So geschlossen',
  ])('%s', (cell) => expect(week(cell)).toBe(right))

  test('also before the last orders', () => {
    const [weekday, weekend] = ['11:00-15:00+17:00-22:00', '12:00-15:00+17:00-21:00']
    const cell = '월~금 11:00~22:00, 토일 12:00~21:00, 브레이크타임 15:00~17:00, 라스트오더 20:30'
    expect(week(cell)).toBe([...Array(5).fill(weekday), weekend, weekend].join(' '))
  })

  test('a break that a weaker sign binds to the last days, or beside another, is theirs alone', () => {
    const bound = week('월~금 11:00~22:00 / 토일 12:00~21:00, 브레이크타임 15:00~17:00')
    expect(bound.split(' ')[0]).toBe('11:00-22:00')
    const own = week('월-금 09:00-18:00 (점심 13:00-14:00) / 토 09:00-15:00 / 점심 12:00-13:00')
    expect(own.split(' ')[0]).toBe('09:00-13:00+14:00-18:00')
  })
})
