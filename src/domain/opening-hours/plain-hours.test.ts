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
    ['całodobowa', all('0-24')],
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
    ['09:00~19:00 (둘째, 넷째 일요일 휴무)', '9-19 9-19 9-19 9-19 9-19 9-19 ?'],
    ['09:00~19:00, 둘째, 넷째 일요일 휴무', '9-19 9-19 9-19 9-19 9-19 9-19 ?'],
    ['10:00~20:00 매주 월요일, 넷째 목요일 휴무', 'x 10-20 10-20 ? 10-20 10-20 10-20'],
    ['매일 10:00~20:00, 넷째 목요일 휴무', '10-20 10-20 10-20 ? 10-20 10-20 10-20'],
    ['격주 일요일 휴무 09:00~19:00', '9-19 9-19 9-19 9-19 9-19 9-19 ?'],
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

describe('hours as people write them', () => {
  const [nine, none] = ['9-18', '?']
  const working = (hours: string, saturday: string, sunday: string) =>
    [...Array(5).fill(hours), saturday, sunday].join(' ')

  test.each([
    ['L-V 9:00-18:00, S 9:00-13:00', working(nine, '9-13', none)],
    ['Mo, Di, Do, Fr 9-18 Uhr, Mi 15-19 Uhr', '9-18 9-18 15-19 9-18 9-18 ? ?'],
    ['M-F 9am-6pm', working(nine, none, none)],
    ['2ª a 6ª das 9h às 18h', working(nine, none, none)],
    ['pn-pt 9:00-18:00, sob. 9-13, niedz. nieczynne', working(nine, '9-13', 'x')],
    ['pon-pet 09-18, sub-ned 10-13', working(nine, '10-13', '10-13')],
    ['ma-vr 9.00-18.00, zo gesloten', working(nine, none, 'x')],
    ['Ma t/m vr 9:00 - 18:00 uur', working(nine, none, none)],
    ['man-fre 9-18, lør 10-15', working(nine, '10-15', none)],
    ['mån-fre 9-18, lör 10-15', working(nine, '10-15', none)],
    ['H-P: 9:00-18:00, Szo: 9:00-13:00', working(nine, '9-13', none)],
    ['Δευ-Παρ 9:00-18:00, Σάβ 9:00-15:00', working(nine, '9-15', none)],
    ['radnim danima 9-18, subotom 9-15, nedeljom zatvoreno', working(nine, '9-15', 'x')],
    ['周一至周五 9:00-18:00，周六日 10:00-17:00', working(nine, '10-17', '10-17')],
    ['月～金 9:00～18:00 土日祝 休み', working(nine, 'x', 'x')],
  ])('short names of days: %s', (cell, expected) => expect(week(cell)).toBe(expected))

  test.each([
    ['9AM to 6PM Mon to Fri', working(nine, none, none)],
    [
      'We are open from 9am to 6pm Monday to Friday and 10am to 4pm on Saturdays',
      working(nine, '10-16', none),
    ],
    [
      'Du lundi au vendredi de 9h à 18h, le samedi de 10h à 16h. Fermé le dimanche',
      working(nine, '10-16', 'x'),
    ],
    ['2ª a sábado: 9h00-13h00 / 15h00-19h00', working('9-13+15-19', '9-13+15-19', none)],
    ['Seg. a Sáb. das 9h às 18h; encerra ao domingo', working(nine, nine, 'x')],
    ['จันทร์-ศุกร์ 09:00-18:00 น. หยุดเสาร์อาทิตย์', working(nine, 'x', 'x')],
    ['เปิดทุกวัน 10:00-22:00', all('10-22')],
    ["{'Monday': '9:0-18:0', 'Tuesday': '0:0-0:0'}", '9-18 ? ? ? ? ? ?'],
    ['a:2:{s:6:"monday";a:1:{i:0;s:16:"9:00 AM,06:00 PM";}s:6:"sunday";a:0:{}}', '9-18 ? ? ? ? ? x'],
    ['April to September: 9am-6pm daily; October to March: 10am-3pm Sat & Sun only', all('?')],
    ['9-5 Mon to Sat', working('9-17', '9-17', none)],
    ['Mon to Sat 9-5, Sun closed', working('9-17', '9-17', 'x')],
    ['Daily 10 to 10', all('10-22')],
    ['tägl. 9-18 Uhr', all('9-18')],
    ['weekdays 9-6', working(nine, none, none)],
    ['9-6 weekdays', working(nine, none, none)],
    ['10 to 6 (Mon-Fri)', working('10-18', none, none)],
    ['평일 9-6, 토 9-1', working(nine, '9-13', none)],
    ['9:00〜18:00（日曜定休）', working(nine, nine, 'x')],
    ['9:00～18:00（日・祝休み）', working(nine, nine, 'x')],
    ['9:00〜18:00　定休日：日曜日', working(nine, nine, 'x')],
    ['9:00 AM-6:00 PM (MON-FRI)', working(nine, none, none)],
    ['Fermé lundi; mardi-dimanche 9h-18h', `x ${Array(6).fill(nine).join(' ')}`],
    ['Mardi - Dimanche : 9h-13h / 16h-20h. Fermé lundi', `x ${Array(6).fill('9-13+16-20').join(' ')}`],
    ['chiuso il lunedì; mar-dom 12-15, 19-23', `x ${Array(6).fill('12-15+19-23').join(' ')}`],
    ['Ruhetag: Montag; Di-So 11-22 Uhr', `x ${Array(6).fill('11-22').join(' ')}`],
    ['Mo: geschlossen Di-So: 11-22 Uhr', `x ${Array(6).fill('11-22').join(' ')}`],
    ['11:00–14:00, 17:00–20:00（週日公休）', working('11-14+17-20', '11-14+17-20', 'x')],
    ['월요일 휴무 11:00~20:00', `x ${Array(6).fill('11-20').join(' ')}`],
    ['Pazar kapalı, diğer günler 09:00-18:00', working(nine, nine, 'x')],
    ['Mon - Sat : 9 am - 6 pm, Sunday Holiday', working(nine, nine, 'x')],
    ['[월] 09:00~18:00 [화] 휴무', '9-18 x ? ? ? ? ?'],
  ])('days behind their hours: %s', (cell, expected) => expect(week(cell)).toBe(expected))

  test.each([
    ['8-12 Uhr, 14-18 Uhr', all('8-12+14-18')],
    ['8h-12h / 13h30-18h', all('8-12+13.5-18')],
    ['8am-12nn, 1pm-5pm', all('8-12+13-17')],
    ['tutti i giorni 11-23', all('11-23')],
    ['7j/7 9h-18h', all(nine)],
    ['Ouvert 24h/24 et 7j/7', all('0-24')],
    ['9:00 ص - 6:00 م', all(nine)],
    ['من ١٢ ظهراً إلى ١٢ منتصف الليل', all('12-24')],
    ['Lun a Dom 18:00 a 02:00 hrs', all('18-26')],
  ])('hours of every day: %s', (cell, expected) => expect(week(cell)).toBe(expected))

  test.each(['Di-Sa ab 17 Uhr', 'Tues-Sun 5pm-late', 'by appointment', 'So 2. und 4. im Monat'])(
    '%s is not read',
    (cell) => expect(week(cell)).toBe(all('?')),
  )
})

describe('holidays beside a day', () => {
  const sixDays = '9-18 9-18 9-18 9-18 9-18 9-18 x'
  test.each([
    'Mo-Sa 9:00-18:00, So u. Feiertag geschlossen',
    'Montag bis Samstag 9-18 Uhr, sonn- und feiertags geschlossen',
    'Mon-Sat 9:00-18:00 (closed Sundays and public holidays)',
    '9:00 - 18:00 (nghỉ chủ nhật)',
    'Lun-Sam 9h00-18h00, dim. et jours fériés fermé',
    'Du lundi au samedi de 9h à 18h. Fermé le dimanche et les jours fériés',
    'Lunes a sábado 9:00-18:00. Domingos y feriados: cerrado',
    'Seg a Sáb 9:00-18:00, domingos e feriados fechado',
    'Lun-Sab 9:00-18:00, dom. e festivi chiuso',
    'ma t/m za 9:00-18:00, zo. en feestdagen gesloten',
    'Pon-Sob 9:00-18:00, niedz. i święta nieczynne',
    'Po-So 9:00-18:00, Ne a svátky zavřeno',
    'H-Szo 9:00-18:00, V és ünnepnap zárva',
    'Пн-Сб 9:00-18:00, вс и праздничные дни: закрыто',
    'Pzt-Cmt 09:00-18:00, Pazar ve resmi tatillerde kapalı',
    '月～土 9:00-18:00、日曜・祝日休み',
    '周一至周六 9:00-18:00，周日及节假日休息',
    '09:00-18:00 일요일 및 법정공휴일은 휴무',
    'Mån-lör 9:00-18:00, sön o. helgdagar stängt',
    'ma-la 9-18, su ja pyhät suljettu',
    'Δευτέρα-Σάββατο 9:00-18:00, Κυριακή και αργίες κλειστά',
    'Luni-Sâmbătă 9:00-18:00, duminică și sărbători închis',
    'Senin-Sabtu 09:00-18:00, Minggu & hari libur tutup',
    '09.00-18.00 (tutup hari Minggu)',
    'วันจันทร์-เสาร์ 9:00-18:00 หยุดวันอาทิตย์และวันหยุดนักขัตฤกษ์',
  ])('%s', (cell) => expect(week(cell)).toBe(sixDays))

  test.each([
    'Mo-Sa 9:00-18:00, jeden 2. So geschlossen',
    'Mon-Sat 9-6, Sundays and public holidays by appointment',
    'Mon-Fri 9:00-18:00, Sat and the day before public holidays 9:00-14:00',
    '9:00-18:00 (nghỉ chủ nhật đầu tháng)',
  ])('%s cannot be read whole', (cell) => expect(parseOpeningHours(cell).unread).toBe(true))
})

test.each([
  ["א'-ה' 9:00-18:00", '9-18 9-18 9-18 9-18 ? ? 9-18'],
  ['ימי א׳–ה׳: 09:00–18:00; ימי ו׳: 09:00–13:00; שבת: סגור', '9-18 9-18 9-18 9-18 9-13 x 9-18'],
  ["יום א' עד יום ה' 9:00-18:00, ו' וערבי חג 9:00-13:00", '9-18 9-18 9-18 9-18 9-13 ? 9-18'],
  ["א'-ה' לפי תיאום", all('?')],
])('Hebrew letters of days: %s', (cell, expected) => expect(week(cell)).toBe(expected))

test.each([
  [
    'Open Mon-Fri 7:30am-3:30pm, Sat-Sun 8:30am-4:00pm.',
    '7.5-15.5 7.5-15.5 7.5-15.5 7.5-15.5 7.5-15.5 8.5-16 8.5-16',
  ],
  ['9:00-18:00 無休', all('9-18')],
  ['codziennie oprócz niedziel 9-17', '9-17 9-17 9-17 9-17 9-17 9-17 x'],
  ['делник 08:30 - 18:30ч., събота 09:00 - 14:00ч.', '8.5-18.5 8.5-18.5 8.5-18.5 8.5-18.5 8.5-18.5 9-14 ?'],
])('what stands before or behind the days: %s', (cell, expected) => {
  expect(week(cell)).toBe(expected)
})
