import { describe, expect, test } from 'vitest'
import { type WeeklySchedule, weeklySchedule } from './day-hours.ts'
import { parseOpeningHours } from './parse-opening-hours.ts'

/** The week in a cell, Monday first: hours joined by '+', `x` closed, `?` unknown. */
function week(cell: string): string {
  const schedule: WeeklySchedule = weeklySchedule(parseOpeningHours(cell).hours) ?? Array(7).fill(null)
  return schedule
    .map((day) => (day ? day.map(({ from, to }) => `${from / 60}-${to / 60}`).join('+') || 'x' : '?'))
    .join(' ')
}

const unknown = '? ? ? ? ? ? ?'

describe('days joined by a word', () => {
  test.each([
    ['wo en vr 8-12 u', '? ? 8-12 ? 8-12 ? ?'],
    ['zaterdag en zondag 10-17', '? ? ? ? ? 10-17 10-17'],
    ['so i nd 10:00-14:00', '? ? ? ? ? 10-14 10-14'],
    ['mandag og onsdag 9-17', '9-17 ? 9-17 ? ? ? ?'],
    ['pondělí a středa 8:00-12:00', '8-12 ? 8-12 ? ? ? ?'],
    ['lunes a viernes 9:00-18:00', '9-18 9-18 9-18 9-18 9-18 ? ?'],
    ['с понедельника по пятницу 9-18', '9-18 9-18 9-18 9-18 9-18 ? ?'],
    ['السبت والاثنين والأربعاء 5-10 مساء', '17-22 ? 17-22 ? ? 17-22 ?'],
    ['من السبت إلى الخميس 9:00-17:00', '9-17 9-17 9-17 9-17 ? 9-17 9-17'],
    ['שני ורביעי 9:00-17:00', '9-17 ? 9-17 ? ? ? ?'],
    ['Mo-Do 8-12 u. 14-18', '8-12+14-18 8-12+14-18 8-12+14-18 8-12+14-18 ? ? ?'],
    ['Sa 6-12.30 Uhr', '? ? ? ? ? 6-12.5 ?'],
  ])('%s', (cell, expected) => expect(week(cell)).toBe(expected))
})

describe('letters of days without a space', () => {
  test.each([
    ['월수금 10:00-19:00 화목 12:00-21:00', '10-19 12-21 10-19 12-21 10-19 ? ?'],
    ['月水金 10:00-19:00 火木 12:00-21:00', '10-19 12-21 10-19 12-21 10-19 ? ?'],
    ['周一三五 9:00-18:00', '9-18 ? 9-18 ? 9-18 ? ?'],
    ['금일 휴무', unknown],
    ['월금 10:00-19:00', unknown],
    ['금월 10:00-19:00', unknown],
  ])('%s', (cell, expected) => expect(week(cell)).toBe(expected))
})

describe('words for the weekend and for closed days', () => {
  test.each([
    ['вс, пн — выходной', 'x ? ? ? ? ? x'],
    ['вт-сб 10-19, вс, пн — выходной', 'x 10-19 10-19 10-19 10-19 10-19 x'],
    ['пн-пт 9:00-18:00 выходные 9:00-15:00', '9-18 9-18 9-18 9-18 9-18 9-15 9-15'],
    ['по выходным 10:00-15:00', '? ? ? ? ? 10-15 10-15'],
    ['Пн-Пт 9-18, выходные: сб, вс', '9-18 9-18 9-18 9-18 9-18 x x'],
    ['Пн-Пт 9-18, сб-вс выходные', '9-18 9-18 9-18 9-18 9-18 x x'],
    ['9:00-21:00 без перерыва и выходных', Array(7).fill('9-21').join(' ')],
    ['Пн-Вс 9-21 без выходных', Array(7).fill('9-21').join(' ')],
    ['без перерыва и выходных', unknown],
    ['Пн-Пт 9-21 без перерыва и выходных', unknown],
    ['Mo geschl., Di-Fr 9-18', 'x 9-18 9-18 9-18 9-18 ? ?'],
    ['pn.-pt. 9-17, sob. 10-14, nd. nieczynne', '9-17 9-17 9-17 9-17 9-17 10-14 x'],
    ['du mardi au samedi 9h-12h30 / 14h-19h, fermé lundi', `x ${Array(5).fill('9-12.5+14-19').join(' ')} ?`],
    ['Mon - Fri 8a-5p; Sat by appt', '8-17 8-17 8-17 8-17 8-17 ? ?'],
    ['Mo-Fr 9-13 u. 15-18 Uhr, Do nachm. geschl.', '9-13+15-18 9-13+15-18 9-13+15-18 9-13 9-13+15-18 ? ?'],
    ['Mo-Fr 9-13, 15-18, Do vormittags geschlossen', '9-13+15-18 9-13+15-18 9-13+15-18 15-18 9-13+15-18 ? ?'],
    [
      'lundi-vendredi 9h-12h 14h-18h, jeudi après-midi fermé',
      '9-12+14-18 9-12+14-18 9-12+14-18 9-12 9-12+14-18 ? ?',
    ],
    ['평일 9-13, 14-18, 목 오후 휴진', '9-13+14-18 9-13+14-18 9-13+14-18 9-13 9-13+14-18 ? ?'],
    // Nobody knows when the afternoon of a day without a break begins.
    ['Mo-Fr 8-18, Do nachm. geschl.', '8-18 8-18 8-18 ? 8-18 ? ?'],
    ['Lu Ma Ju Vi: 9:30 – 20:00', '9.5-20 9.5-20 ? 9.5-20 9.5-20 ? ?'],
    ['Mon Tue Wed 9-17', '9-17 9-17 9-17 ? ? ? ?'],
    ['10時〜20時 定休日 水曜', '10-20 10-20 x 10-20 10-20 10-20 10-20'],
    // The third Tuesday of a month is not told from the others.
    ['定休日 毎週月曜・第3火曜', 'x ? ? ? ? ? ?'],
    ['10:00〜20:00 定休日 毎週月曜・第3火曜', 'x ? 10-20 10-20 10-20 10-20 10-20'],
    ['10:00〜20:00 定休日 第3火曜', '10-20 ? 10-20 10-20 10-20 10-20 10-20'],
  ])('%s', (cell, expected) => expect(week(cell)).toBe(expected))
})
