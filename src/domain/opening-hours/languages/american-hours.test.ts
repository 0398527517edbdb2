import { expect, test } from 'vitest'
import { type WeeklySchedule, weeklySchedule } from '../day-hours.ts'
import { parseOpeningHours } from '../parse-opening-hours.ts'

/** The week in a cell, Monday first: hours joined by '+', `x` closed, `?` unknown. */
function week(cell: string): string {
  const schedule: WeeklySchedule = weeklySchedule(parseOpeningHours(cell).hours) ?? Array(7).fill(null)
  return schedule
    .map((day) => (day ? day.map(({ from, to }) => `${from / 60}-${to / 60}`).join('+') || 'x' : '?'))
    .join(' ')
}

const unknown = '? ? ? ? ? ? ?'

test.each([
  ['Tu-Th 11:30-9, F-Sa 11:30-10, Su 10-3, closed M', 'x 11.5-21 11.5-21 11.5-21 11.5-22 11.5-22 10-15'],
  ['M-W-F 8:30-4:30', '8.5-16.5 ? 8.5-16.5 ? 8.5-16.5 ? ?'],
  ['MWF 9-5, TTh 10-6', '9-17 10-18 9-17 10-18 9-17 ? ?'],
  ['M-F 9 a.m.-5 p.m.', '9-17 9-17 9-17 9-17 9-17 ? ?'],
  ['M-F 9-5, Sa 10-2', '9-17 9-17 9-17 9-17 9-17 10-14 ?'],
  ['Mon-Wed-Fri 9-17', '9-17 ? 9-17 ? 9-17 ? ?'],
  ['M-F 5a-10p S/S 7a-8p', '5-22 5-22 5-22 5-22 5-22 7-20 7-20'],
  ['Mon-Fri 7:30a to 6p, Sat 9a-12p', '7.5-18 7.5-18 7.5-18 7.5-18 7.5-18 9-12 ?'],
  ['M-F 9-5, S & S closed', '9-17 9-17 9-17 9-17 9-17 x x'],
  ['Mon, Weds 8-5 (lunch 12-1)', '8-12+13-17 ? 8-12+13-17 ? ? ? ?'],
  [
    'M-F 8-5, closed for lunch 12:30-1:30',
    '8-12.5+13.5-17 8-12.5+13.5-17 8-12.5+13.5-17 8-12.5+13.5-17 8-12.5+13.5-17 ? ?',
  ],
  // A night, or a day; hours on both clocks; days that may be a range and one more.
  ['M-Sa 10-3', unknown],
  ['M-F 8:00-5:00; Sa 9:00-13:00', '? ? ? ? ? 9-13 ?'],
  ['Mo-Fr 8:30-4:30', unknown],
  ['Mon-Fri-Sat 9-17', unknown],
])('%s', (cell, expected) => expect(week(cell)).toBe(expected))

const [nine, lunch] = ['9-18', '12-14+19-22']

test.each([
  ['tlj sauf mercredi, 12h-14h et 19h-22h', `${lunch} ${lunch} x ${Array(4).fill(lunch).join(' ')}`],
  ['12h-14h et 19h-22h, tlj sauf le mercredi', `${lunch} ${lunch} x ${Array(4).fill(lunch).join(' ')}`],
  ['Täglich außer Montag 9-18 Uhr', `x ${Array(6).fill(nine).join(' ')}`],
  ['9:00-18:00 кроме воскресенья', `${Array(6).fill(nine).join(' ')} x`],
  ['Пн-Сб 9:00-18:00, кроме среды', '9-18 9-18 x 9-18 9-18 9-18 ?'],
  ['daily 9am-6pm except Sunday', `${Array(6).fill(nine).join(' ')} x`],
  [
    'tlj sauf mercredi après-midi, 9h-12h et 14h-18h',
    `9-12+14-18 9-12+14-18 9-12 ${Array(4).fill('9-12+14-18').join(' ')}`,
  ],
  // It is not known when the morning ends, or whose hours they are.
  ['tlj sauf mercredi après-midi, 9h-18h', `9-18 9-18 ? ${Array(4).fill(nine).join(' ')}`],
  ['Pazar hariç her gün 9:00-18:00', `${Array(6).fill('9-18').join(' ')} x`],
  ['일요일 제외 매일 9:00-18:00', `${Array(6).fill('9-18').join(' ')} x`],
  ['매일 9:00~18:00 (일요일 제외)', `${Array(6).fill('9-18').join(' ')} x`],
  ['日曜を除く毎日 9:00-18:00', `${Array(6).fill('9-18').join(' ')} x`],
  ['每天 9:00-18:00 星期日除外', `${Array(6).fill('9-18').join(' ')} x`],
  ['every day but Sunday 9am-6pm', `${Array(6).fill('9-18').join(' ')} x`],
  ['daily 9am-5pm except Wed 9am-12pm', '? ? 9-12 ? ? ? ?'],
  ['tlj sauf mercredi (9h-12h)', '? ? 9-12 ? ? ? ?'],
])('days that are excepted: %s', (cell, expected) => expect(week(cell)).toBe(expected))

test.each([
  ['ma-vr 9-18, koopavond do tot 21.00', '9-18 9-18 9-18 ? 9-18 ? ?'],
  ['koopavond do tot 21.00', unknown],
])('a late evening: %s', (cell, expected) => expect(week(cell)).toBe(expected))
