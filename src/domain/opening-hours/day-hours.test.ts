import { describe, expect, test } from 'vitest'
import { parseDayHours } from './day-hours.ts'

function hours(text: string): string | null {
  return (
    parseDayHours(text)
      ?.map(({ from, to }) => `${from / 60}-${to / 60}`)
      .join(' ') ?? null
  )
}

describe('parseDayHours', () => {
  test.each([
    ['9AM-5PM', '9-17'],
    ['9:30AM-5:15PM', '9.5-17.25'],
    ['9 AM to 10 PM', '9-22'],
    ['9\u202fAM\u2009–\u200910\u202fPM', '9-22'],
    ['9:00 a.m. - 6:00 p.m.', '9-18'],
    ['9a-5p', '9-17'],
    ['9AM-noon', '9-12'],
    ['09:00-18:00', '9-18'],
    ['09:00:00-18:00:00', '9-18'],
    ['9.00–18.00', '9-18'],
    ['0900-1800', '9-18'],
    ['9-18', '9-18'],
    ['9-5', '9-17'],
    ['9.30 - 6', '9.5-18'],
    ['10 to 10', '10-22'],
    ['12-10', '12-22'],
    ['8-1', '8-13'],
    ['９：００～１８：００', '9-18'],
    ['6-12.30 Uhr', '6-12.5'],
    ['6.30-12 Uhr', '6.5-12'],
    ['durchgehend 8-18 Uhr', '8-18'],
    ['9h-19h sans interruption', '9-19'],
    ['9:00-20:00 без перерыва', '9-20'],
    ['09:00-18:00 (점심시간 없음)', '9-18'],
    ['7-19u', '7-19'],
    ['8-12 u', '8-12'],
    ['8u30 - 17u', '8.5-17'],
    ['10 ص - 12 م', '10-24'],
    ['4 م - 12 م', '16-24'],
    ['10:00 ص – 12:00 م', '10-12'],
    ['9 ص - 12 ظهرا', '9-12'],
  ])('%s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })

  test.each([
    ['1-7PM', '13-19'],
    ['9-11:30AM', '9-11.5'],
    ['10-2PM', '10-14'],
    ['9:30AM-12', '9.5-12'],
    ['12-3AM', '0-3'],
    ['9:30AM-9', '9.5-21'],
  ])('a meridiem is inherited so that the range is shortest: %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })

  test.each([
    ['7AM-4:30AM', '7-28.5'],
    ['11 PM–2 AM', '23-26'],
    ['11AM-12AM', '11-24'],
    ['12noon-11pm', '12-23'],
    ['12noon-12midnight', '12-24'],
    ['18:00-02:00', '18-26'],
    ['10:00-00:00', '10-24'],
    ['18:00～25:00', '18-25'],
    ['9AM-9AM', '9-33'],
    ['6 PM–2 AM (next day)', '18-26'],
    ['18:00~익일 02:00', '18-26'],
    ['오후 6시 ~ 익일 오전 2시 30분', '18-26.5'],
    ['11時00分～翌2時00分', '11-26'],
    ['18:00～翌0:00', '18-24'],
  ])('past midnight: %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })

  test.each([
    ['9-11:30AM, 6-7PM', '9-11.5 18-19'],
    ['9AM-12PM,1-5PM', '9-12 13-17'],
    ['8:00 AM–12:00 PM 1:00–5:00 PM', '8-12 13-17'],
    ['9:00-12:00 / 13:00-17:00', '9-12 13-17'],
    ['9:00～12:00、13:00～18:00', '9-12 13-18'],
    ['6PM-12AM, 12-3AM', '0-3 18-24'],
    ['9AM-5PM, 3PM-8PM', '9-20'],
    ['9AM-12PM, 12PM-5PM', '9-17'],
    ['9-12 und 14-18 Uhr', '9-12 14-18'],
    ['8-12 u. 14-18', '8-12 14-18'],
    ['8-12, 14-18', '8-12 14-18'],
    ['9-12 en 13-18', '9-12 13-18'],
    ['8-12 u en 13-17 u', '8-12 13-17'],
  ])('several ranges: %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })

  test.each([
    ['오전 9:00~오후 6:00', '9-18'],
    ['오전 9시 30분부터 오후 6시까지', '9.5-18'],
    ['9시~18시', '9-18'],
    ['ÖÖ 9:00–ÖS 6:00', '9-18'],
    ['9時00分～18時00分', '9-18'],
    ['午前9時～午後0時30分', '9-12.5'],
    ['上午9:00–下午6:00', '9-18'],
    ['9h–18h30', '9-18.5'],
    ['de 9h à 18h', '9-18'],
    ['von 09.00 Uhr bis 18.00 Uhr', '9-18'],
    ['de 9:00 a 18:00', '9-18'],
    ['dalle 9 alle 18', '9-18'],
    ['9h às 18h', '9-18'],
    ['с 9:00 до 18:00', '9-18'],
    ['9:00 SA–6:00 CH', '9-18'],
  ])('other languages: %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })

  test.each([
    ['11:00~22:00 (라스트오더 21:00)', '11-22'],
    ['10:00-18:00 (last admission 17:15)', '10-18'],
    ['10:00~18:00 (입장마감 17:30)', '10-18'],
    ['10:00-18:00 (letzter Einlass 17:30)', '10-18'],
    ['오전 9시반 ~ 오후 6시 반', '9.5-18.5'],
    ['낮 12시 ~ 밤 10시', '12-22'],
    ['낮 12시 ~ 밤 12시', '12-24'],
    ['11:00〜深夜0:00', '11-24'],
    ['17時〜深夜2時', '17-26'],
    ['10時〜夜8時', '10-20'],
    ['上午9点到晚上8点', '9-20'],
    ['10:00 - 21:00 20:30 라스트오더', '10-21'],
    ['11:00～22:00（L.O. 21:30）', '11-22'],
    ['11:00-22:00, last order 21:30', '11-22'],
  ])('the last order is no opening hour: %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })

  test.each([
    ['11:00~21:30 (브레이크타임 15:00~17:00, 라스트오더 20:50)', '11-15 17-21.5'],
    ['11:00~21:30 (라스트오더 20:50, 브레이크타임 15:00~17:00)', '11-15 17-21.5'],
    ['10:00 - 22:00 | 15:00 - 16:30 브레이크타임 | 21:30 라스트오더', '10-15 16.5-22'],
    ['10:00-22:00 라스트오더 21:00', '10-22'],
    ['10:00-22:00, 주문마감 30분 전', '10-22'],
    ['09:00-18:00, 점심시간 13:00-14:00', '9-13 14-18'],
    ['9AM-6PM (lunch 1PM-2PM)', '9-13 14-18'],
    ['11時～22時（休憩 15時～17時）', '11-15 17-22'],
    ['09:00-18:00 mola 12:00-13:00', '9-12 13-18'],
  ])('nothing is open in a break: %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })

  test.each([
    '점심 11:30-14:30 / 저녁 17:00-21:00',
    '11:00-21:00 브레이크타임 있음',
    '11:00-15:00 브레이크타임 17:00-22:00',
    '09:00-18:00 (12:00-13:00 lunch, ask)',
  ])('a break that is not clear leaves the day unknown: %s', (text) => {
    expect(parseDayHours(text)).toBeNull()
  })

  test.each([
    'Open 24 hours',
    '00:00-23:59',
    '12:00 AM - 11:59 PM',
    'Otvoreno 24 sata',
    'Éjjel-nappal',
    'Денонощно',
    'Ööpäevaringselt',
    'Bukas 24 oras',
    '24h geöffnet',
    'Tag und Nacht',
    '7 gün 24 saat',
    'abierto 24h',
    'jour et nuit',
    'день и ночь',
    '24時間年中無休',
    '24시간 영업',
    '7/24 açık',
    'Całodobowo',
    'เปิด 24 ชั่วโมง',
    'Цілодобово',
    '24 saat açık',
    '24 時間営業',
    '24 小时营业',
    'Ouvert 24h/24',
    '24 Stunden geöffnet',
    'Abierto 24 horas',
    'Aperto 24 ore su 24',
    'Aberto 24 horas',
    'Круглосуточно',
    'Mở cửa cả ngày',
    '00:00-24:00',
    '12AM-12AM',
  ])('all day: %s', (text) => {
    expect(parseDayHours(text)).toEqual([{ from: 0, to: 1440 }])
  })

  test.each([
    'Closed',
    'geschl.',
    'вых.',
    'выходные',
    'CLOSED',
    '휴무',
    '정기휴무',
    'Kapalı',
    '定休日',
    '休息',
    'Fermé',
    'Geschlossen',
    'Cerrado',
    'Chiuso',
    'Fechado',
    'Выходной',
    'Đóng cửa',
    'Gesloten',
    'Zamknięte',
    'ปิดทำการ',
    'مغلق',
    'Κλειστά',
    'Stängt',
    'Zavřeno',
    'Зачинено',
    'Temporarily closed',
    '임시휴업',
    'Geçici olarak kapalı',
    '臨時休業',
    'Vorübergehend geschlossen',
  ])('closed: %s', (text) => {
    expect(parseDayHours(text)).toEqual([])
  })

  test.each([
    '',
    'By appointment',
    '9AM',
    '1:00-5:00',
    '10-2',
    '6-2',
    '9:30-6:30',
    '9:00-5:00',
    '12-12',
    'Closed, 9AM-5PM',
    '25:00-26:00',
    '24:00-08:00',
    '9AM-30PM',
    '13:00 AM-5PM',
    '9:75-10:80',
    '09:00-18:00-20:00',
    '9AM-翌10AM',
    '02-123-4567',
    '9AM-9AM, 8PM-10AM',
    '9-12',
    '9-12, 2-6',
    '10-2, 18-22',
    '9-12 und 2-6 Uhr',
    '8 ص - 12 م',
    'durchgehend',
    '9-18 Uhr, durchgehend warme Küche',
  ])('unknown, not closed: "%s"', (text) => {
    expect(parseDayHours(text)).toBeNull()
  })
})
