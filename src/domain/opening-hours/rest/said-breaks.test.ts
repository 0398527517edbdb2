import { expect, test } from 'vitest'
import { weeklySchedule } from '../day-hours.ts'
import { parseOpeningHours } from '../parse-opening-hours.ts'

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : `:${minutes % 60}`}`

/** The hours of each day: `-` if it is closed, `?` if nobody knows. Equal days are joined. */
function week(cell: string): string {
  const days = weeklySchedule(parseOpeningHours(cell).hours) ?? Array.from({ length: 7 }, () => null)
  const texts = days.map(
    (ranges) => ranges && (ranges.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(',') || '-'),
  )
  const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
  const starts = names.map((_, day) => day).filter((day) => day === 0 || texts[day] !== texts[day - 1])
  return starts
    .map((day, at) => {
      const last = (starts[at + 1] ?? 7) - 1
      return `${names[day]}${last > day ? `-${names[last]}` : ''} ${texts[day] ?? '?'}`
    })
    .join('; ')
}

test.each([
  ['점심 11:30-14:30 / 저녁 17:30-21:30', 'Mo-Su 11:30-14:30,17:30-21:30'],
  [
    '런치 11:00-15:00 (LO 14:30) 디너 17:00-22:00 (LO 21:00) 매주 수요일 휴무',
    'Mo-Tu 11-15,17-22; We -; Th-Su 11-15,17-22',
  ],
  ['11:00 ~ 21:00 ※ 15시 - 17시 쉽니다', 'Mo-Su 11-15,17-21'],
  ['매일 11시부터 22시까지, 15시~17시 재료준비', 'Mo-Su 11-15,17-22'],
  ['10:30~20:00, 중간휴식 15:00~16:30', 'Mo-Su 10:30-15,16:30-20'],
  ['11:30〜14:00(LO13:30) 17:30〜22:00(LO21:30) 定休日 月曜', 'Mo -; Tu-Su 11:30-14,17:30-22'],
])('a break between two meals or as a sentence: %s', (cell, hours) => expect(week(cell)).toBe(hours))

test.each([
  ['9:00 - 19:30 (chiuso dalle 13:00 alle 15:30), domenica chiuso', 'Mo-Sa 9-13,15:30-19:30; Su -'],
  ['Du mardi au samedi 9h-19h (fermé de 12h30 à 14h)', 'Mo ?; Tu-Sa 9-12:30,14-19; Su ?'],
  ['Lunes a viernes de 10 a 20 h (cerrado de 14 a 17 h)', 'Mo-Fr 10-14,17-20; Sa-Su ?'],
  ['Mon-Fri 9am-5pm (closed from 1pm to 2pm)', 'Mo-Fr 9-13,14-17; Sa-Su ?'],
])('closed from one hour to another: %s', (cell, hours) => expect(week(cell)).toBe(hours))

test.each([
  ['Mo-Fr 10:00-19:00 open "ring the bell"; Sa 10:00-14:00', 'Mo-Fr 10-19; Sa 10-14; Su ?'],
  ['Mo-Sa 09:00-20:00; Su 10:00-18:00; easter off', 'Mo-Sa 9-20; Su 10-18'],
  ['2026 Jan 01-2026 Mar 31 off; Mo-Fr 09:00-17:00', 'Mo-Fr 9-17; Sa-Su ?'],
  ['Mo-Fr 09:00-17:00; Mo-Fr 12:00-13:00 off', 'Mo-Fr 9-12,13-17; Sa-Su ?'],
])('rules of OpenStreetMap: %s', (cell, hours) => expect(week(cell)).toBe(hours))

test('a date behind the word is no break', () => {
  expect(week('Tue 10:00-12:00, closed from 5 days before Christmas')).toBe('Mo-Su ?')
})

test.each([
  ['E-R 9.00-18.00, L 10.00-15.00', 'Mo-Fr 9-18; Sa 10-15; Su ?'],
  ['I-V 9-18 val., VI 10-15 val., VII nedirba', 'Mo-Fr 9-18; Sa 10-15; Su -'],
])('short days of Estonia, and days as numbers in Lithuania: %s', (cell, hours) =>
  expect(week(cell)).toBe(hours),
)
