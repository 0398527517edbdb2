import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { canonicalCity } from '../canonical-city.ts'
import { cityKey } from '../city-key.ts'
import { countryCodes } from '../country/country-codes.ts'
import { cityPageName, findCityByName } from './city-page.ts'
import { listCitiesNamed } from './find-city.ts'

provideGazetteerFile()

const anyCity = fc
  .constantFrom(
    'San Jose',
    'Springfield',
    'Valencia',
    'Santa Cruz',
    'Victoria',
    'Newport',
    '광주',
    '中山',
    'León',
    'Kota',
  )
  .chain((name) => fc.constantFrom(...listCitiesNamed(name), ...listCitiesNamed('Paris')))

test('a canonical name is its own canonical name', () => {
  fc.assert(
    fc.property(anyCity, ({ name, countryCode }) => {
      const canonical = canonicalCity(name, countryCode)
      expect(canonicalCity(canonical, countryCode)).toBe(canonical)
      expect(canonicalCity(canonical.toUpperCase(), countryCode)).toBe(canonical)
    }),
  )
})

test('a page name leads back to itself, and no other country has it', () => {
  fc.assert(
    fc.property(anyCity, fc.constantFrom(...countryCodes.keys()), ({ name, countryCode }, other) => {
      const pageName = cityPageName(name, countryCode)
      expect(cityKey(findCityByName(pageName).pageName)).toBe(cityKey(pageName))
      expect(cityKey(cityPageName(name, other)) === cityKey(pageName)).toBe(other === countryCode)
    }),
  )
})
