import { describe, expect, test } from 'vitest'
import { townOfSheet, withDefaultCity, withOnlyTown, withOwnCity } from './default-city.ts'
import { nowhere, placeOfRow, type RowPlace } from './file-country.ts'

const rowOf = (parts: Partial<RowPlace>): RowPlace => ({ ...nowhere, ...parts })
const read = (parts: Partial<RowPlace>, city: string, country = '') => {
  const row = rowOf(parts)
  return withDefaultCity(placeOfRow(row, country), row, city, country)
}

describe('the city of a file', () => {
  test.each([
    ['서울', { address: '왕십리로 1' }, 'KR', '서울', 'KR'],
    ['Ankara', { address: 'Atatürk Cad. 5' }, 'TR', 'Ankara', 'TR'],
    ['Springfield', { address: '12 Elm St', country: 'US' }, '', 'Springfield', 'US'],
    ['서울', {}, 'KR', '서울', 'KR'],
  ])('%s fills a row that names none', (city, row, country, expected, code) => {
    const place = read(row, city, country)
    expect([place.city, place.countryCode]).toEqual([expected, code])
    expect(place.address).toBe((row as Partial<RowPlace>).address ?? '')
  })

  test.each([
    ['서울', { address: '부산광역시 해운대구 해운대로 2' }, 'KR', '부산'],
    ['Ankara', { address: 'Hauptstr. 1, 10115 Berlin', country: 'DE' }, '', 'Berlin'],
    ['Ankara', { address: '12 Elm St', country: 'US' }, '', ''],
  ])('%s changes no row that says another place', (city, row, country, expected) => {
    expect(read(row, city, country).city).toBe(expected)
  })
})

test.each([
  ['Utrecht', 'NL', 'Utrecht'],
  ['부산', 'KR', '부산'],
  ['Utrecht', 'US', ''],
  ['Utrecht', '', ''],
  ['Sheet1', 'NL', ''],
  ['Lijst', 'NL', ''],
  ['Lëtzebuerg', 'LU', ''],
  ['Singapore', 'SG', 'Singapore'],
  // A town of 18,000 people, and hair.
  ['Haar', 'DE', ''],
])('a sheet called %s in %s is of the town “%s”', (name, country, town) => {
  expect(townOfSheet(name, country)).toBe(town)
})

test('a quarter in a column of states is not the city of a row that has one', () => {
  const place = { ...placeOfRow(rowOf({}), ''), city: 'المجاز', countryCode: 'AE' }
  expect(withOwnCity(place, 'الشارقة', 'المجاز')).toMatchObject({ city: 'الشارقة', district: 'المجاز' })
  expect(withOwnCity(place, '', 'المجاز')).toBe(place)
  const capital = { ...place, city: 'Salzburg', countryCode: 'AT' }
  expect(withOwnCity(capital, 'Stadt Salzburg', 'Salzburg')).toBe(capital)
})

test('the only town of its name in the country, where a column says the town', () => {
  const american = placeOfRow(rowOf({ address: '1101 Lincoln Ave', country: 'US' }), '')
  const place = (city: string) => withOnlyTown(american, city)
  expect(place('Calistoga')).toMatchObject({ city: 'Calistoga', state: 'California' })
  expect(place('Springfield').city).toBe('')
  expect(place('Lincoln Ave').city).toBe('')
  expect(withOnlyTown({ ...american, state: 'Ohio' }, 'Calistoga').city).toBe('')
})
