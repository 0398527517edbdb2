import { expect, test } from 'vitest'
import { isInBox } from '../../geo/geo-box.ts'
import { findArea, waysToFind } from './find-area.ts'

test.each([
  ['Kreis 5', 'Zürich', '8005'],
  ['zurich kreis 5', 'Zürich', '8005'],
  ['취리히 5구', 'Zürich', '8005'],
  ['OERLIKON', 'Zürich', '8050'],
  ['Zürich HB', 'Zürich', '8001'],
  ['novi beograd', 'Belgrade', '11070'],
  ['нови београд', 'Belgrade', '11070'],
  ['Zemunu', 'Belgrade', '11080'],
  ['bezanijska kosa', 'Belgrade', '11077'],
  ['Knez Mihailovoj', 'Belgrade', '11000'],
  ['KPHB Colony', 'Hyderabad', '500072'],
  ['왕십리역', '서울', '행당동'],
  ['서울 왕십리역', '서울', '행당동'],
  ['한양대', '서울', '행당동'],
  ['신탄진', '대전', '신탄진동'],
  ['10. Bezirk', 'Wien', '1100 Wien'],
  ['Paris 5', 'Paris', '75005'],
  ['건대입구', '서울', '자양동'],
  ['Seongsu', '서울', '성수동'],
  ['Sungsu', '서울', '성수동'],
  ['Langstr.', 'Zürich', 'Langstrasse'],
  ['wangsimni station', '서울', '행당동'],
  ['Seongsu dong', '서울', '성수동'],
  ['Songchon-dong, Daejeon', '대전', '송촌동'],
  ['Jungni-ri', '', '중니리'],
  ['Hanyang University', '서울', '행당동'],
  ['Limmatplatz', 'Zürich', '8005'],
  ['Begumpet Metro', 'Hyderabad', '500016'],
  ['Sonoma County', '', 'Santa Rosa CA'],
  ['Bahnhof Stadelhofen', 'Zürich', '8008'],
  ['4. Bezirk Zürich', 'Zürich', '8004'],
  ['Escher-Wyss-Platz', 'Zürich', '8005'],
  ['뚝도시장', '서울', '성수동2가'],
  ['법동시장', '대전', '법동'],
  ['도선사거리', '서울', '도선동'],
  ['Blok 45', 'Belgrade', '11070'],
  ['Timog', 'Quezon City', 'Tomas Morato'],
  ['Staples Center', 'Los Angeles', '90015'],
])('%s is a part of %s', (text, city, said) => {
  expect(findArea(text)?.city).toBe(city)
  expect(findArea(text)?.said).toContain(said)
})

test.each([
  'Zürich',
  '서울',
  '성동구',
  '노원',
  'nowon',
  'Songchon-dong, Lagos',
  'ha dong',
  'pizza',
  'Kreis',
  '',
])('%s is no part of a city', (text) => {
  expect(findArea(text)).toBeUndefined()
})

test.each([
  ['Bellevue', 'Bellevue'],
  ['Limmatquai', 'Limmatquai'],
  ['Zürich HB', 'Hauptbahnhof'],
  ['취리히역', 'Hauptbahnhof'],
  ['Zürich Bahnhof', 'Hauptbahnhof'],
  ['Kreis 5', 'Kreis 5'],
  ['Wiedikon', 'Wiedikon'],
  ['Vračaru', 'Vračar'],
  ['한양대', '한양대역'],
  ['Vukovog spomenika', 'Vukov spomenik'],
  ['Tank Bund', 'Tank Bund'],
])('“%s” is called %s', (text, name) => {
  expect(findArea(text)?.name).toBe(name)
})

test('a quarter that addresses do not name is known by where it lies, and then by what they say', () => {
  const area = findArea('Vračar')
  expect(area?.box && isInBox({ latitude: 44.7979, longitude: 20.4754 }, area.box)).toBe(true)
  expect(area?.box && isInBox({ latitude: 44.8181, longitude: 20.4602 }, area.box)).toBe(false)
  expect(area && waysToFind(area).map(({ box }) => box !== undefined)).toEqual([true, false])
  const zemun = findArea('Zemun')
  expect(zemun && waysToFind(zemun)).toEqual([zemun])
})
