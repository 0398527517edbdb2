import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import type { NameLanguage } from '../site/language.ts'
import { cityName, countryNameIn, districtName, shownPlace } from './place-names.ts'

provideGazetteerFile()

test.each([
  ['서울', 'KR', 'ko', '서울', ''],
  ['서울', 'KR', 'en', 'Seoul', '서울'],
  ['서울', 'KR', 'tr', 'Seul', '서울'],
  ['수원시', 'KR', 'en', 'Suwon', '수원시'],
  ['Belgrade', 'RS', 'ko', '베오그라드', 'Београд'],
  ['Belgrade', 'RS', 'tr', 'Belgrad', 'Београд'],
  ['Zürich', 'CH', 'ko', '취리히', 'Zürich'],
  ['Zürich', 'CH', 'en', 'Zürich', ''],
  ['München', 'DE', 'en', 'Munich', 'München'],
  ['İstanbul', 'TR', 'en', 'İstanbul', ''],
  ['İstanbul', 'TR', 'ko', '이스탄불', 'İstanbul'],
  ['London', 'GB', 'tr', 'Londra', 'London'],
  ['Tokyo', 'JP', 'en', 'Tokyo', '東京都'],
  ['Birmingham', 'GB', 'ko', '버밍엄', 'Birmingham'],
  ['Birmingham', 'US', 'ko', '버밍햄', 'Birmingham'],
  // There are thirty of them: one in Pennsylvania is not the capital.
  ['Washington', 'US', 'ko', '워싱턴', 'Washington'],
  ['Unknownville', 'US', 'ko', 'Unknownville', ''],
  ['Unknownville', '', 'en', 'Unknownville', ''],
] as const)('%s (%s) in %s is %s, there %s', (city, countryCode, language, name, local) => {
  expect(cityName(city, countryCode, language)).toEqual({ name, local })
})

test.each([
  ['강남구', '서울', 'KR', 'en', 'Gangnam-gu'],
  ['강남구', '서울', 'KR', 'ko', '강남구'],
  ['Kadıköy', 'İstanbul', 'TR', 'ko', '카드쾨이'],
  ['Kadıköy', 'İstanbul', 'TR', 'en', 'Kadıköy'],
  ['渋谷区', 'Tokyo', 'JP', 'tr', 'Shibuya'],
  ['11e arrondissement', 'Paris', 'FR', 'ko', '11구'],
  ['2e arrondissement', 'Lyon', 'FR', 'en', '2nd arrondissement'],
  ['Quận 1', 'Hồ Chí Minh', 'VN', 'ko', '1군'],
  ['Zemun', 'Belgrade', 'RS', 'ko', '제문'],
  ['Unknown Quarter', 'Belgrade', 'RS', 'ko', 'Unknown Quarter'],
] as const)('%s in %s (%s) in %s is %s', (district, city, countryCode, language, name) => {
  expect(districtName(district, { city, countryCode }, language)).toBe(name)
})

test.each([
  ['KR', '대한민국', 'South Korea', 'Güney Kore'],
  ['CH', '스위스', 'Switzerland', 'İsviçre'],
  ['HK', '홍콩', 'Hong Kong', 'Hong Kong'],
  ['', '', '', ''],
])('the country %s', (code, ...names) => {
  expect((['ko', 'en', 'tr'] as const).map((language) => countryNameIn(code, language))).toEqual(names)
})

const unplaced = { address: '', latitude: null, longitude: null }

test('a business without an address is near the town of its coordinates', () => {
  const area = {
    countryCode: '',
    state: '',
    city: '',
    district: '',
    address: '',
    latitude: 40.155,
    longitude: -74.829,
  }
  expect(shownPlace(area, 'ko')).toMatchObject({ city: '', near: 'Levittown' })
  expect(shownPlace({ ...area, address: '12 Elm St' }, 'ko')).toMatchObject({ city: '', near: '' })
  expect(shownPlace({ ...area, latitude: -50, longitude: -140 }, 'ko')).toMatchObject({ near: '' })
})

describe('a place is in one script', () => {
  const place = (language: NameLanguage, names: string) => {
    const [countryCode = '', state = '', city = '', district = ''] = names.split('|')
    const shown = shownPlace({ ...unplaced, countryCode, state, city, district }, language)
    return [shown.state, shown.city, shown.localCity, shown.district].join('|')
  }
  test.each([
    ['KR|경기도|수원시|영통구', '경기도|수원시||영통구', 'Gyeonggi-do|Suwon|수원시|Yeongtong-gu'],
    ['US|California|Los Angeles', '캘리포니아주|로스앤젤레스|Los Angeles|', 'California|Los Angeles||'],
    ['US|Pennsylvania|Levittown', 'Pennsylvania|Levittown||', 'Pennsylvania|Levittown||'],
    ['US|Pennsylvania', '펜실베이니아주|||', 'Pennsylvania|||'],
    ['DE|Bayern|München', '바이에른주|뮌헨|München|', 'Bavaria|Munich|München|'],
    ['RS|Central Serbia|Belgrade|Voždovac Gornji', 'Central Serbia|Belgrade||Voždovac Gornji', undefined],
    ['CN|Beijing|Beijing|朝阳区', '베이징|베이징|北京|차오양구', 'Beijing|Beijing|北京|Chaoyang'],
    ['', '|||', '|||'],
  ])('%s', (names, korean, english) => {
    expect(place('ko', names)).toBe(korean)
    if (english) expect(place('en', names)).toBe(english)
  })
})
