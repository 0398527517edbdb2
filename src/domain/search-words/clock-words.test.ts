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
  ['아침 일찍', 420],
  ['am Abend', 1140],
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
