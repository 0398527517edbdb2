import { expect, test } from 'vitest'
import { weeklySchedule } from './day-hours.ts'
import { parseOpeningHours } from './parse-opening-hours.ts'

/** Monday, Friday, Saturday and Sunday of a cell: hours joined by '+', `?` unknown. */
function days(cell: string): string {
  const week = weeklySchedule(parseOpeningHours(cell).hours) ?? []
  return [0, 4, 5, 6]
    .map((day) => week[day]?.map(({ from, to }) => `${from / 60}-${to / 60}`).join('+') ?? '?')
    .join(' ')
}

test.each([
  ['Mo-Fr 9-18, Sa 9-12', '9-18 9-18 9-12 ?'],
  ['Mo-Fr 9-12, 14-18, Sa 9-12', '9-12+14-18 9-12+14-18 9-12 ?'],
  ['Mon-Fri 8:30-17:30, Sat 9-12:30', '8.5-17.5 8.5-17.5 9-12.5 ?'],
  ['월-금 9-18, 토 9-1', '9-18 9-18 9-13 ?'],
  ['월-금 9-12, 1-6, 토 9-1', '9-12+13-18 9-12+13-18 9-13 ?'],
  ['Mon-Fri 9-6, Sat 9-12, Sun 10-2', '9-18 9-18 9-12 10-14'],
  ['Пн-Пт 9-18, Сб 9-12', '9-18 9-18 9-12 ?'],
  ['{"Monday":"9-18","Saturday":"9-12"}', '9-18 ? 9-12 ?'],
])('another range of the cell tells the clock: %s', (cell, expected) => expect(days(cell)).toBe(expected))

test.each([
  ['Mon-Thu 11-10, Fri-Sat 11-12', '11-22 ? ? ?'],
  ['Mon-Fri 9am-6pm, Sat 9-12', '9-18 9-18 ? ?'],
  ['Mon 9-18, Sat 1-5', '9-18 ? ? ?'],
  ['Mon-Sat 9-12', '? ? ? ?'],
  ['Mo-Fr 8:30-4:30', '? ? ? ?'],
])('no range tells it: %s', (cell, expected) => expect(days(cell)).toBe(expected))

test('short days in the Cyrillic letters of the Balkans', () => {
  expect(days('Пон-Пет 08:00-20:00, Саб 09:00-14:00, Нед затворено')).toBe('8-20 8-20 9-14 ')
  expect(days('Пон-Пет 09:00-18:00; Съб 10:00-14:00')).toBe('9-18 9-18 10-14 ?')
})

test('short days in Thai', () => {
  expect(days('จ-ศ 8:00-17:00')).toBe('8-17 8-17 ? ?')
  expect(days('จ.-ส. 09:00-18:00, อา. ปิด')).toBe('9-18 9-18 9-18 ')
})
