import { expect, test } from 'vitest'
import type { Place } from '../../src/domain/address/resolve-place.ts'
import { provideGazetteerFile } from '../../src/main/gazetteer.ts'
import { comparePlace, readPlaceLabels } from './place-comparison.ts'

provideGazetteerFile()

const place = (parts: Partial<Place>): Place => ({
  ...{ city: '', state: '', district: '', country: '', countryCode: '', zipCode: '', address: '' },
  ...{ latitude: null, longitude: null, timeZone: '' },
  ...parts,
})

test.each([
  ['Genève', 'CH', 'Geneva', 'right'],
  ['서울', 'KR', 'Seoul', 'right'],
  ['İstanbul', 'TR', 'Kadıköy/İstanbul', 'right'],
  ['Quezon City', 'PH', 'QUEZON CITY', 'right'],
  ['Mobile', 'US', 'Birmingham', 'wrong'],
  ['', 'US', 'Birmingham', 'empty'],
  ['Mobile', 'US', null, 'unlabelled'],
  ['Mobile', 'US', 'City', 'unlabelled'],
  ['Opfikon', 'CH', 'Glattbrugg (Opfikon)', 'right'],
  ['Penn Hills', 'US', 'Penn Hills Township', 'right'],
  ['Eldred Township', 'US', 'Grand Valley', 'wrong'],
])('city %j in %s against %j: %s', (city, countryCode, label, verdict) => {
  expect(comparePlace(place({ city, countryCode }), { row: 2, city: label }).city).toBe(verdict)
})

test.each([
  ['California', 'US', 'CA', 'right'],
  ['Bayern', 'DE', 'Bavaria', 'right'],
  ['경기도', 'KR', 'Gyeonggi-do', 'right'],
  ['Huế', 'VN', 'Kim Long, Hue', 'right'],
  ['Riyadh Region', 'SA', 'Riyadh Province', 'right'],
  ['Texas', 'US', 'Oklahoma', 'wrong'],
])('state %j in %s against %j: %s', (state, countryCode, label, verdict) => {
  expect(comparePlace(place({ state, countryCode }), { row: 2, state: label }).state).toBe(verdict)
})

test('a borough that the label names is inside the city; country and zone compare by what they are', () => {
  const derived = place({ city: 'New York', countryCode: 'US', timeZone: 'America/New_York' })
  const label = { row: 2, city: 'Manhattan', borough: 'New York', country: 'United States of America' }
  expect(comparePlace(derived, { ...label, time_zone: 'US/Eastern' })).toMatchObject({
    city: 'right',
    country: 'right',
    timeZone: 'right',
  })
})

test('readPlaceLabels keys labels by row', () => {
  expect(readPlaceLabels('{"row":2,"city":"Hue"}\n\n{"row":5,"city":null}\n').get(5)).toEqual({
    row: 5,
    city: null,
  })
})
