import { describe, expect, test } from 'vitest'
import { weeklySchedule } from './day-hours.ts'
import { clockText } from './hours-text.ts'
import { parseOpeningHours } from './parse-opening-hours.ts'

/** The week of a cell: each run of equal days as `Mo-Fr 9:00-18:00`; `?` for a day that is not known. */
function weekOf(cell: string): string {
  const week = (weeklySchedule(parseOpeningHours(cell).hours) ?? Array.from({ length: 7 }, () => null)).map(
    (day) =>
      day === null
        ? '?'
        : day.map(({ from, to }) => `${clockText(from, 'ko')}-${clockText(to, 'ko')}`).join(',') || 'off',
  )
  const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
  const runs: { first: number; last: number; hours: string }[] = []
  for (const [index, hours] of week.entries()) {
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = index
    else runs.push({ first: index, last: index, hours })
  }
  return runs
    .map(({ first, last, hours }) => `${[...new Set([names[first], names[last]])].join('-')} ${hours}`)
    .join('; ')
}

describe('hours as people type them', () => {
  test.each([
    '22:00~익일 06:00',
    '22:00~다음날 06:00',
    '22:00-次日06:00',
    '22:00～翌朝6:00',
    '22:00 - 06:00 next day',
    '22:00-06:00 (+1)',
    '22:00-06:00 (ertesi gün)',
    '10 pm - 6 am next day',
  ])('over a night: %s', (cell) => expect(weekOf(cell)).toBe(weekOf('22:00-06:00')))

  test.each([
    ['tous les jours de 10h à minuit', 'Mo-Su 10:00-24:00'],
    ['Mo-So 11 Uhr bis Mitternacht', 'Mo-Su 11:00-24:00'],
    ['오후 5시 ~ 자정', 'Mo-Su 17:00-24:00'],
    ['8am-midnight', 'Mo-Su 08:00-24:00'],
    ['midnight to 6am', 'Mo-Su 00:00-06:00'],
    // A bakery or a club.
    ['8-midnight', 'Mo-Su ?'],
  ])('up to midnight: %s', (cell, week) => expect(weekOf(cell)).toBe(week))

  test.each([
    ['Closed Tue & Wed; otherwise 10-6', 'Mo 10:00-18:00; Tu-We off; Th-Su 10:00-18:00'],
    ['Open every day except Tuesday 10-6', 'Mo 10:00-18:00; Tu off; We-Su 10:00-18:00'],
    ['Mo-Fr 9-17; Sat 10-13; emergencies 24 hrs', 'Mo-Fr 09:00-17:00; Sa 10:00-13:00; Su ?'],
    ['Mo-Fr 8-18, Notdienst 24h', 'Mo-Fr 08:00-18:00; Sa-Su ?'],
    [
      '8.30-13.00 / 15.30-19.30 (sab. pom. e dom. chiuso)',
      'Mo-Fr 08:30-13:00,15:30-19:30; Sa 08:30-13:00; Su off',
    ],
    ['Lundi au vendredi 8 h 30 à 17 h 30, fermé la fin de semaine', 'Mo-Fr 08:30-17:30; Sa-Su off'],
    ['Пн-Пт 9-18, обід 13-14', 'Mo-Fr 09:00-13:00,14:00-18:00; Sa-Su ?'],
    ['يوميًا 8 ص - 10 م', 'Mo-Su 08:00-22:00'],
  ])('with what people add: %s', (cell, week) => expect(weekOf(cell)).toBe(week))

  test.each([
    ['8 h–17 h 30', 'Mo-Su 08:00-17:30'],
    ['8 h 30 – 17 h', 'Mo-Su 08:30-17:00'],
    ['9-12 h 15-18 h', 'Mo-Su 09:00-12:00,15:00-18:00'],
    ['8.30/12.30 - 15.30/19.30', 'Mo-Su 08:30-12:30,15:30-19:30'],
    ['6h - 22h hằng ngày', 'Mo-Su 06:00-22:00'],
    [
      'Monday, 11 am to 9 pm; Tuesday, Closed. Hide open hours for the week',
      'Mo 11:00-21:00; Tu off; We-Su ?',
    ],
  ])('in the form of a country or a program: %s', (cell, week) => expect(weekOf(cell)).toBe(week))

  test.each([
    ['오전9시-오후1시 (점심 13:00~14:00)', 'Mo-Su 09:00-13:00'],
    [
      '월~금 09:00~18:00, 토 09:00~13:00 (점심 13:00~14:00)',
      'Mo-Fr 09:00-13:00,14:00-18:00; Sa 09:00-13:00; Su ?',
    ],
    ['09:00-18:00 (öğle arası 12:30-13:30)', 'Mo-Su 09:00-12:30,13:30-18:00'],
    ['lun-ven 9-18 (pausa pranzo 13-14)', 'Mo-Fr 09:00-13:00,14:00-18:00; Sa-Su ?'],
    ['점심 11:30~14:30 저녁 17:30~21:30', 'Mo-Su 11:30-14:30,17:30-21:30'],
  ])('with a break: %s', (cell, week) => expect(weekOf(cell)).toBe(week))

  test.each([
    ['09:00~19:00, 토 10:00~14:00', 'Mo-Fr 09:00-19:00; Sa 10:00-14:00; Su ?'],
    ['09:00~19:00, 토 10:00~14:00, 일 휴무', 'Mo-Fr 09:00-19:00; Sa 10:00-14:00; Su off'],
    ['09:00~19:00, 월 휴무', 'Mo off; Tu-Su 09:00-19:00'],
  ])('hours of a Saturday say nothing of the Sunday: %s', (cell, week) => expect(weekOf(cell)).toBe(week))

  test.each([
    ['radnim danom od 8 do 16 časova, nedelja ne radimo', 'Mo-Fr 08:00-16:00; Sa ?; Su off'],
    ['Пон-Суб 08-20, недељом не радимо', 'Mo-Sa 08:00-20:00; Su off'],
    ['Mo 9-12, Do 14-18 Uhr', 'Mo 09:00-12:00; Tu-We ?; Th 14:00-18:00; Fr-Su ?'],
    ['Open 365 days, 9:30am - 9:30pm', 'Mo-Su 09:30-21:30'],
    ['Haftanın 7 günü 09:00 - 21:00', 'Mo-Su 09:00-21:00'],
    ['10:00~19:00(最終受付18:00)', 'Mo-Su 10:00-19:00'],
    ['Timings: 10 am - 8 pm', 'Mo-Su 10:00-20:00'],
    ['9 to 5 weekdays, weekends 10 to 4', 'Mo-Fr 09:00-17:00; Sa-Su 10:00-16:00'],
    ['radnim danom 8-20, subota 8-15, nedelja ne radi', 'Mo-Fr 08:00-20:00; Sa 08:00-15:00; Su off'],
  ])('words around hours: %s', (cell, week) => expect(weekOf(cell)).toBe(week))
})
