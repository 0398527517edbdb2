import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { queryParts } from '../query-parts.ts'
import { withoutBeside, withoutCommas, withWrittenPlaces } from './written-places.ts'

provideGazetteerFile()

test.each([
  ['왕십리역 6번출구 술집', '왕십리역 술집'],
  ['술집 왕십리역 6번 출구 앞', '술집 왕십리역'],
  ['왕십리역6번출구', '왕십리역'],
  ['1번출구 햇살', '1번출구 햇살'],
  ['햇살맥주 왕십리역1번출구점', '햇살맥주 왕십리역1번출구점'],
  ['성수동 2가 카페', '성수동2가 카페'],
])('%s → %s', (typed, written) => {
  expect(withWrittenPlaces(typed)).toBe(written)
})

test.each([
  ['plumber, Springfield, IL', 'plumber Springfield IL'],
  ['plumber, Springfield, IL 62701', 'plumber Springfield IL 62701'],
  ['nail salon, Oslo', 'nail salon Oslo'],
  ['dentist in Springfield, IL', 'dentist in Springfield IL'],
  ['cafe, Springfield, IL, USA', 'cafe Springfield, IL, USA'],
  ['Smith, Doe, Roe', 'Smith, Doe, Roe'],
  ['Old Fish Market, Springfield', 'Old Fish Market, Springfield'],
])('%s → %s', (typed, plain) => {
  expect(withoutCommas(typed.split(' ')).join(' ')).toBe(plain)
})

test.each([
  ['restaurant am Bellevue', 'restaurant Bellevue'],
  ['bar an der Langstrasse', 'bar Langstrasse'],
  ['sushi bei der Europaallee', 'sushi Europaallee'],
  ['pet shop kod Vukovog spomenika', 'pet shop Vukovog spomenika'],
  ['Hotel am Wald', 'Hotel am Wald'],
  ['bar am', 'bar am'],
])('“%s” is about a place: %s', (typed, plain) => {
  expect(withoutBeside(typed.split(' ')).join(' ')).toBe(plain)
})

test('a house whose name says center is in no town', () => {
  expect(queryParts('lawyer staples center').rest).toBe('lawyer staples center')
  expect(queryParts('lawyer oslo center').rest).toBe('lawyer oslo')
})

test('in front of a station is at the station', () => {
  expect(queryParts('옥수역앞 카페').rest).toBe('옥수역 카페')
  expect(queryParts('왕십리역 6번출구 술집').rest).toBe('왕십리역 술집')
})

test.each([
  ['gym near hyderabad station', 'gym hyderabad'],
  ['sushi oslo railway station', 'sushi oslo'],
  ['sushi zürich bahnhof', 'sushi zürich bahnhof'],
  ['gas station oslo', 'gas station oslo'],
  ['pub victoria station london', 'pub victoria station london'],
])('“%s” asks for %s', (typed, rest) => {
  expect(queryParts(typed).rest).toBe(rest)
})
