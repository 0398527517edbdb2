import { expect, test } from 'vitest'
import { askedTimeOf } from './clock-words.ts'

test.each([
  ['7am', 420],
  ['7:30 am', 450],
  ['at 12 pm', 720],
  ['until 11pm', 1379],
  ['2 at night', 120],
  ['아침 7시', 420],
  ['오후 2시에', 840],
  ['밤 12시까지', 1439],
  ['새벽 1시까지', 59],
  ['밤 1시', 60],
  ['10시까지', 1319],
  ['3시', 900],
  ['um 8 Uhr', 480],
  ['bis 22 Uhr', 1319],
  ["sabah 7'de", 420],
  ['gece 11 e kadar', 1379],
  ['saat 9', 540],
  ['u 7 ujutru', 420],
  ['do 22h', 1319],
  ['jusqu’à 23h', 1379],
  ['a las 9 de la noche', 1260],
  ['fino alle 23', 1379],
  ['subah 5 baje', 300],
])('“%s” asks for minute %i', (phrase, minute) => {
  expect(askedTimeOf(phrase)).toBe(`at ${minute}`)
})

test.each(['7', '1100', 'at 1100', 'u 8004', '7 eleven', '25 Uhr', 'Uhr', '24 street'])(
  '“%s” asks for no hour',
  (phrase) => {
    expect(askedTimeOf(phrase)).toBeUndefined()
  },
)

test('all hours are none of them', () => {
  expect(askedTimeOf('24시')).toBe('always')
  expect(askedTimeOf('24h')).toBe('always')
})

test.each([
  ['sunday morning', 'sunday in morning'],
  ['friday night', 'friday in night'],
  ['saturday after 10pm', 'saturday at 1320'],
  ['weekend evenings', 'weekend in evening'],
  ['일요일 아침', 'sunday in morning'],
  ['금요일 밤 12시', 'friday at 0'],
  ['내일 아침', 'tomorrow in morning'],
  ['내일 오후 3시', 'tomorrow at 900'],
  ['Samstag Abend', 'saturday in evening'],
  ['Sonntagmorgen', 'sunday in morning'],
  ['morgen früh', 'tomorrow in morning'],
  ['pazar sabah', 'sunday in morning'],
  ['yarın akşam', 'tomorrow in evening'],
  ['nedeljom ujutru', 'sunday in morning'],
  ['petak uveče', 'friday in evening'],
  ['dimanche matin', 'sunday in morning'],
  ['日曜の朝', 'sunday in morning'],
  ['周六晚上', 'saturday in evening'],
  ['am Morgen', 'in morning'],
  ['am Abend', 'in evening'],
  ['아침 일찍', 'in early'],
  ['이른 아침', 'in early'],
  ['새벽에 하는', 'in smallHours'],
  ['open tonight', 'today in tonight'],
  ['오늘 저녁', 'today in tonight'],
  ['heute Abend', 'today in tonight'],
  ['open today', 'today'],
  ['오늘 여는', 'today'],
  ['heute offen', 'today'],
  ['open late', 'late'],
  ['tomorrow', 'tomorrow'],
  ['morgen geöffnet', 'tomorrow'],
  ['sutra', 'tomorrow'],
  ['내일 여는', 'tomorrow'],
  ['yarın açık', 'tomorrow'],
  ['공휴일', 'holiday'],
  ['open on christmas', 'holiday'],
  ['an Feiertagen', 'holiday'],
  ['bayramda açık', 'holiday'],
  ['jours fériés', 'holiday'],
  ['praznikom', 'holiday'],
])('“%s” asks for %s', (phrase, asked) => {
  expect(askedTimeOf(phrase)).toBe(asked)
})

test.each(['아침', 'pazar', 'petak', 'christmas', 'holiday inn', 'morning', 'sunday brunch'])(
  '“%s” asks for no time by itself',
  (phrase) => {
    expect(askedTimeOf(phrase)).toBeUndefined()
  },
)
