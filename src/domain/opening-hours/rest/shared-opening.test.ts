import { expect, test } from 'vitest'
import { weeklySchedule } from '../day-hours.ts'
import { parseOpeningHours } from '../parse-opening-hours.ts'

/** Monday, Saturday and Sunday of a cell: hours joined by '+', '' closed, `?` unknown. */
function days(cell: string): string {
  const week = weeklySchedule(parseOpeningHours(cell).hours) ?? []
  return [0, 5, 6]
    .map((day) => week[day]?.map(({ from, to }) => `${from / 60}-${to / 60}`).join('+') ?? '?')
    .join(' ')
}

test.each([
  'Weekdays 9 to 6, Saturday until 1, closed Sundays and bank holidays',
  'Werktags 9 bis 18 Uhr, samstags bis 13 Uhr, sonn- und feiertags geschlossen',
  "Du lundi au vendredi de 9h à 18h, le samedi jusqu'à 13h, fermé dimanche et jours fériés",
  'De lunes a viernes de 9 a 18, sábados hasta las 13h, domingos y festivos cerrado',
  'Dal lunedì al venerdì dalle 9 alle 18, sabato fino alle 13, chiuso domenica e festivi',
  'De segunda a sexta das 9h às 18h, sábado até às 13h, encerra domingos e feriados',
  'Maandag t/m vrijdag van 9 tot 18 uur, zaterdag tot 13 uur, zon- en feestdagen gesloten',
  'W dni powszednie od 9 do 18, w soboty do 13, w niedziele i święta nieczynne',
  "Hafta içi 09:00-18:00, Cumartesi 13:00'e kadar, Pazar ve resmi tatillerde kapalı",
  '평일 오전 9시부터 오후 6시까지, 토요일은 오후 1시까지, 일요일·공휴일 휴무',
  '평일 09:00~18:00, 토 ~13:00, 일요일 휴무',
  '平日9時～18時、土曜13時まで、日曜・祝日休み',
  '周一至周五9:00—18:00，周六至13:00，周日及节假日休息',
  'По будням с 9 до 18, в субботу до 13, воскресенье и праздники — выходной',
])('a day of which only the end is said opens with the others: %s', (cell) => {
  expect(days(cell)).toBe('9-18 9-13 ')
})

test('noon and midnight', () => {
  expect(days('Mon-Thu 11am-10pm, Fri-Sat until midnight')).toBe('11-22 11-24 ?')
  expect(days('Mon-Fri 9-17, Sat until noon')).toBe('9-17 9-12 ?')
})

test.each([
  '매일 10:00~24:00 (토,일 02:00까지)',
  '평일 10:00~24:00, 토·일 새벽 2시까지',
  'Mon-Fri 10am-midnight, Sat-Sun until 2am',
  'Mon-Fri 10:00-24:00, Sat-Sun until 2',
])('a small hour is one of the night: %s', (cell) => expect(days(cell)).toBe('10-24 10-26 10-26'))

test('nobody knows when it opens if the others open at several times, or if none says when', () => {
  expect(days('Mon 9-17, Tue 10-17, Sat until 15:00')).toBe('9-17 ? ?')
  expect(days('Mon-Sat until 8pm')).toBe('? ? ?')
  expect(days('Mon-Fri 14:00-22:00, Sat until 13:00')).toBe('14-22 ? ?')
})

test('short days in Swedish, French and Greek', () => {
  expect(days('Må-To 8-17, Lö 9-12')).toBe('8-17 9-12 ?')
  expect(days('Ma-Ve 9-18.30, Sa 8.30-16')).toBe('? 8.5-16 ?')
  expect(days('Τρ-Σα 9-20')).toBe('? 9-20 ?')
})
