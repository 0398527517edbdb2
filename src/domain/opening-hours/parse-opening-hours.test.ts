import { describe, expect, test } from 'vitest'
import { dayNames } from './day-names.ts'
import { parseOpeningHours } from './parse-opening-hours.ts'

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
    ['capitals', 'PAZARTESİ: 09:00-18:00, SALI: KAPALI', { Monday: '09:00-18:00', Tuesday: 'KAPALI' }],
    ['an empty day', 'Monday:9AM-5PM|Tuesday:|Wednesday:Closed', { Monday: '9AM-5PM', Wednesday: 'Closed' }],
    ['thin spaces', '{"Monday":"9\u202fAM\u2009–\u20095\u00a0PM\u200b"}', { Monday: '9 AM – 5 PM' }],
    ['other keys', '{"Monday":"9-5PM","Holidays":"Closed","__proto__":"Closed"}', { Monday: '9-5PM' }],
  ])('%s', (_, cell, hours) => {
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
    'Hours: Monday 9AM-5PM',
    'Monday: 9AM-5PM, closed on Sun',
    'Monday',
    '{broken',
    '["9AM-5PM"]',
    '{"Holidays":"Closed"}',
    '{"Monday":{"open":540}}',
    '42',
    '"',
    `Monday: ${'9'.repeat(40_000)}`,
  ])('%.40s is not read', (cell) => {
    expect(parseOpeningHours(cell)).toEqual({ hours: {}, unread: true })
  })

  test('long texts are cut', () => {
    const { hours } = parseOpeningHours(JSON.stringify({ Monday: 'x'.repeat(5000) }))
    expect(hours.Monday).toHaveLength(200)
  })
})
