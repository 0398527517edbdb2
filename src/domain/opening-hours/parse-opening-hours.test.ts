import { describe, expect, test } from 'vitest'
import { weeklySchedule } from './day-hours.ts'
import { parseOpeningHours } from './parse-opening-hours.ts'
import { dayNames } from './weekdays.ts'

describe('parseOpeningHours', () => {
  test.each([
    ['day → text', '{"Monday":"9AM-5PM","Tuesday":"Closed"}', { Monday: '9AM-5PM', Tuesday: 'Closed' }],
    ['day → list', '{"Monday":["9-11:30AM","6-7PM"]}', { Monday: '9-11:30AM, 6-7PM' }],
    ['list of {day, hours}', '[{"day":"Monday","hours":"9 AM to 10 PM"}]', { Monday: '9 AM to 10 PM' }],
    [
      'list of {day, hours}, a day twice',
      '[{"day":"월","hours":"09:00-12:00"},{"day":"월","hours":"13:00-18:00"}]',
      { Monday: '09:00-12:00, 13:00-18:00' },
    ],
    [
      'list of texts',
      '["Monday: 9 AM – 5 PM","Tuesday: Closed"]',
      { Monday: '9 AM – 5 PM', Tuesday: 'Closed' },
    ],
    ['bars', 'Monday:9AM-5PM|Tuesday:10AM-4PM', { Monday: '9AM-5PM', Tuesday: '10AM-4PM' }],
    ['days in brackets', '[月～火] 18:00～22:30', { Monday: '18:00～22:30', Tuesday: '18:00～22:30' }],
    [
      'days up to another, in Indonesian',
      'Senin s/d Selasa 08.00-16.00',
      { Monday: '08.00-16.00', Tuesday: '08.00-16.00' },
    ],
    [
      'days up to another, in Greek',
      'Δευτέρα έως Τρίτη 8:00-17:00',
      { Monday: '8:00-17:00', Tuesday: '8:00-17:00' },
    ],
    [
      'lines',
      '월요일: 오전 9:00~오후 6:00\n화요일: 휴무',
      { Monday: '오전 9:00~오후 6:00', Tuesday: '휴무' },
    ],
    [
      'commas',
      'Fri: 9:00–12:30, 13:30–18:00, Sat: 10–14',
      { Friday: '9:00–12:30, 13:30–18:00', Saturday: '10–14' },
    ],
    ['spaces', 'Monday 9AM-5PM Tuesday 9AM-5PM', { Monday: '9AM-5PM', Tuesday: '9AM-5PM' }],
    ['day ranges', 'Sa-Su 10:00-14:00', { Saturday: '10:00-14:00', Sunday: '10:00-14:00' }],
    [
      'a morning that looks like a day',
      'Thứ Hai: 9:00 SA–6:00 CH|CN: Đóng cửa',
      { Monday: '9:00 SA–6:00 CH', Sunday: 'Đóng cửa' },
    ],
    [
      'Python',
      "{'Monday': '9AM-5PM', 'Tuesday': None, 'Sunday': ['Closed'],}",
      { Monday: '9AM-5PM', Sunday: 'Closed' },
    ],
    ['times', '{"mon":["09:00","18:00"]}', { Monday: '09:00-18:00' }],
    [
      'lists of times',
      '{"mon":[["09:00","12:00"],["13:00","18:30"]]}',
      { Monday: '09:00-12:00, 13:00-18:30' },
    ],
    ['pairs', '{"Monday":{"open":"09:00","close":"18:00"}}', { Monday: '09:00-18:00' }],
    [
      'numbered openings',
      '{"wed_1_open":"08:00","wed_1_close":"12:00","wed_2_open":"13:00","wed_2_close":"17:00","sun_1_open":"10:00","sun_1_close":"13:00"}',
      { Wednesday: '08:00-12:00, 13:00-17:00', Sunday: '10:00-13:00' },
    ],
    [
      'pairs in a list',
      '[{"day":"Mon","open":"9:00","close":"12:00"},{"day":"Mon","open":"13:00","close":"18:00"}]',
      { Monday: '9:00-12:00, 13:00-18:00' },
    ],
    ['capitals', 'PAZARTESİ: 09:00-18:00, SALI: KAPALI', { Monday: '09:00-18:00', Tuesday: 'KAPALI' }],
    ['an empty day', 'Monday:9AM-5PM|Tuesday:|Wednesday:Closed', { Monday: '9AM-5PM', Wednesday: 'Closed' }],
    ['thin spaces', '{"Monday":"9\u202fAM\u2009–\u20095\u00a0PM\u200b"}', { Monday: '9 AM – 5 PM' }],
    ['other keys', '{"Monday":"9-5PM","Holidays":"Closed","__proto__":"Closed"}', { Monday: '9-5PM' }],
  ])('%s', (_, cell, hours) => {
    expect(parseOpeningHours(cell)).toEqual({ hours, unread: false })
  })

  test.each([
    'Monday to Friday: 9AM-5PM',
    'Mon thru Fri 9AM-5PM',
    'from Monday to Friday 9AM-5PM',
    'Lunes a viernes: 9AM-5PM',
    'Segunda a sexta: 9AM-5PM',
    'du lundi au vendredi 9AM-5PM',
    'dal lunedì al venerdì 9AM-5PM',
    'Montag bis Freitag 9AM-5PM',
    'Пн до пт: 9AM-5PM',
    'Thứ Hai đến Thứ Sáu: 9AM-5PM',
    '월~금 9AM-5PM',
    '月～金 9AM-5PM',
    '周一至周五 9AM-5PM',
    'Pazartesi-Cuma 9AM-5PM',
  ])('a range of days: %s', (cell) => {
    const days = dayNames.slice(0, 5).map((day) => [day, '9AM-5PM'])
    expect(parseOpeningHours(cell)).toEqual({ hours: Object.fromEntries(days), unread: false })
  })

  test.each(['Sat and Sun 10AM-4PM', '토, 일 10AM-4PM', '土・日 10AM-4PM', 'sábado y domingo 10AM-4PM'])(
    'a list of days: %s',
    (cell) => {
      const hours = { Saturday: '10AM-4PM', Sunday: '10AM-4PM' }
      expect(parseOpeningHours(cell)).toEqual({ hours, unread: false })
    },
  )

  test.each([
    ['24/7', '24/7'],
    ['연중무휴 24시간', '24시간'],
    ['매일 24시간 영업', '24시간 영업'],
  ])('every day: %s', (cell, text) => {
    const hours = Object.fromEntries(dayNames.map((day) => [day, text]))
    expect(parseOpeningHours(cell)).toEqual({ hours, unread: false })
  })

  test.each([
    ['영업시간 11:00-23:00', '11:00-23:00'],
    ['영업시간: 11:00-23:00', '11:00-23:00'],
    ['[영업시간] 11:00-23:00', '11:00-23:00'],
    ['영업시간(11:00-23:00)', '11:00-23:00'],
    ['■ 운영시간 : 09:00~18:00', '09:00~18:00'],
    ['진료 시간 24시간', '24시간'],
    ['Hours 9-5', '9-5'],
    ['Çalışma saatleri 09:00-18:00', '09:00-18:00'],
    ['営業時間 11:00～20:00', '11:00～20:00'],
    ['Часы работы: 9:00-18:00', '9:00-18:00'],
  ])('hours without days behind a label: %s', (cell, text) => {
    expect(parseOpeningHours(cell).hours).toEqual({ Hours: text })
    expect(weeklySchedule(parseOpeningHours(cell).hours)?.every((day) => day?.length === 1)).toBe(true)
  })

  test.each([
    ['영업시간 11:00-23:00 연중무휴', dayNames, '11:00-23:00'],
    ['Hours: Monday 9AM-5PM', ['Monday'], '9AM-5PM'],
    ['Opening hours Mon-Fri 9-17', dayNames.slice(0, 5), '9-17'],
    ['Öffnungszeiten Mo-Fr 9-18', dayNames.slice(0, 5), '9-18'],
    ['Godziny otwarcia: pon.-pt. 9-17', dayNames.slice(0, 5), '9-17'],
    ['월-금 영업시간 11:00-22:00', dayNames.slice(0, 5), '11:00-22:00'],
    ['{"Monday":"영업시간 11:00-22:00"}', ['Monday'], '11:00-22:00'],
  ])('days behind a label: %s', (cell, days, text) => {
    const hours = Object.fromEntries(days.map((day) => [day, text]))
    expect(parseOpeningHours(cell)).toEqual({ hours, unread: false })
  })

  test('days come Monday first, whatever the order of the source', () => {
    const cell = JSON.stringify(Object.fromEntries(dayNames.toReversed().map((day) => [day, 'Closed'])))
    expect(Object.keys(parseOpeningHours(cell).hours)).toEqual(dayNames)
  })

  test.each(['', ' ', 'None', 'nan', '{}', '[]', '-', 'N/A'])('"%s" says nothing', (cell) => {
    expect(parseOpeningHours(cell)).toEqual({ hours: {}, unread: false })
  })

  test.each([
    'Open 24 hours',
    'call us',
    'Hours: by appointment, 9 to 5 on some days',
    '점심 이용시간 11:00-14:00',
    'Happy hours 17:00-19:00',
    'Monday: 9AM-5PM, by appointment on Sun',
    'Monday',
    '{broken',
    '42',
  ])('"%s" names no days: it stays as a text', (cell) => {
    expect(parseOpeningHours(cell)).toEqual({ hours: { Hours: cell }, unread: true })
  })

  test.each([
    ['["9AM-5PM"]', '9AM-5PM'],
    ['{"Holidays":"Closed","Notes":["a","b"]}', 'Holidays: Closed, Notes: a, Notes: b'],
    ['  by\u200b appointment \n only ', 'by appointment only'],
    ['x'.repeat(5000), 'x'.repeat(200)],
  ])('%.40s stays readable: %.40s', (cell, text) => {
    const { hours, unread } = parseOpeningHours(cell)
    expect([hours, unread]).toEqual([{ Hours: text }, true])
    expect(parseOpeningHours(JSON.stringify(hours))).toEqual({ hours, unread })
  })

  test.each([
    '{"open_from":"9","isOpen":"yes"}',
    '{"status":"ALWAYS_OPEN"}',
    '{"wed_1_open": "08:00", "wed_1_cl',
  ])('what only a program can read is shown to nobody: %s', (cell) => {
    expect(parseOpeningHours(cell)).toEqual({ hours: {}, unread: true })
  })

  test.each(['{"Monday":{"open":540}}', '"', '***', `Monday: ${'9'.repeat(40_000)}`])(
    '%.40s cannot even be shown',
    (cell) => {
      expect(parseOpeningHours(cell)).toEqual({ hours: {}, unread: true })
    },
  )

  test('a day that cannot be read stays as a text, and is reported', () => {
    const hours = { Monday: '9AM-5PM', Tuesday: 'By appointment' }
    expect(parseOpeningHours(JSON.stringify(hours))).toEqual({ hours, unread: true })
  })

  test.each([
    'Open now',
    'Jetzt geöffnet',
    'Geschlossen, öffnet um 07:00',
    'Open ⋅ Closes 6 PM',
    'Fermé · Ouvre à 9h',
    '영업 중',
    '영업 중 ⋅ 22:00에 영업 종료',
    'Şu an açık',
    'Kapalı ⋅ Açılış: 09:00',
    'Сейчас открыто',
    '営業時間外',
    'مغلق الآن',
  ])('how it is at a moment is no hours: %s', (text) => {
    expect(parseOpeningHours(text)).toEqual({ hours: {}, unread: true })
  })

  test.each(['Open, closed Sunday', 'open 9-5', 'Geschlossen', 'Open daily 9AM-5PM'])(
    'no moment: %s',
    (text) => {
      expect(Object.keys(parseOpeningHours(text).hours)).not.toEqual([])
    },
  )

  test('long texts are cut', () => {
    const { hours } = parseOpeningHours(JSON.stringify({ Monday: 'x'.repeat(5000) }))
    expect(hours.Monday).toHaveLength(200)
  })
})
