import { expect, test } from 'vitest'
import { canBeTown, cleanAddress, withLostZero } from './address-text.ts'

test.each(['Seoul', 'St. Gallen', "L'Alpe d'Huez", 'São José do Rio Preto', '서울', 'Llanfair'.repeat(5)])(
  '“%s” can be a town',
  (text) => {
    expect(canBeTown(text)).toBe(true)
  },
)

test.each([
  'x',
  'City',
  'NY',
  'Seoul 04036',
  'Main Street',
  'Hauptstraße',
  'a@example.com',
  // Longer than the name of any town.
  `${'Llanfair'.repeat(5)} Abcdef`,
])('“%s” cannot be a town', (text) => {
  expect(canBeTown(text)).toBe(false)
})

test.each([
  ['Ctra. Nacional km 3,5,Almería', 'Ctra. Nacional km 3,5, Almería'],
  ['Carretera 12 km. 12,250 , Lugo', 'Carretera 12 km. 12,250, Lugo'],
  ['Calle 3,5', 'Calle 3, 5'],
  ['Calle km 3,04001 Almería', 'Calle km 3, 04001 Almería'],
])('%s → %s', (text, clean) => {
  expect(cleanAddress(text)).toBe(clean)
})

test.each([
  ['3 Wharf St, Salem, MA 1970', '3 Wharf St, Salem, MA 01970'],
  ['1 Main St, Dover, NJ 7801-1234, USA', '1 Main St, Dover, NJ 07801-1234, USA'],
])('%s has lost the zero of its code', (text, whole) => expect(withLostZero(text)).toBe(whole))

test.each(['Salem, MA 01970', 'Salem, MA 8970', 'Messina, ME 98100', 'NJ 7801', 'Bern, VT 1010'])(
  '%s stays',
  (text) => expect(withLostZero(text)).toBe(text),
)
