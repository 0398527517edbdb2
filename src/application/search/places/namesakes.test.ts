import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { isSeatOfProvince } from './namesakes.ts'

provideGazetteerFile()

test.each([
  ['Batangas', 'Batangas', 'PH', 3, true],
  ['Tarlac City', 'Tarlac', 'PH', 1, true],
  ['Quezon City', 'Quezon', 'PH', 170, false],
  ['Taal', 'Taal', 'PH', 3, false],
  ['Oslo', 'Oslo', 'NO', 3, false],
])(
  '%s, asked for as %s of %s, with %i listings, is a province: %s',
  (name, phrase, countryCode, businessCount, isSeat) => {
    const city = { key: name.toLowerCase(), name, countryCode, businessCount }
    expect(isSeatOfProvince(city, phrase)).toBe(isSeat)
  },
)
