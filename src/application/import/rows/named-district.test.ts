import { expect, test } from 'vitest'
import { namedDistrict } from './named-district.ts'

const place = {
  address: 'Moda Cad. 45',
  city: 'İstanbul',
  state: 'İstanbul',
  district: '',
  country: 'Türkiye',
  countryCode: 'TR',
  zipCode: '',
  latitude: null,
  longitude: null,
  timeZone: '',
}

test.each([
  ['', 'KADIKÖY', 'Kadıköy'],
  ['KADIKÖY', '', 'Kadıköy'],
  ['', 'Üsküdar', 'Üsküdar'],
  ['Şişli', 'BEŞİKTAŞ', 'Şişli'],
  ['', 'İSTANBUL', ''],
  ['', '34 710', ''],
])('district %j with İlçe %j is %j', (district, written, shown) => {
  expect(namedDistrict({ ...place, district }, written)).toBe(shown)
})

test('without a city a row has no district, and only Turkish ones are read so', () => {
  expect(namedDistrict({ ...place, city: '' }, 'KADIKÖY')).toBe('')
  expect(namedDistrict({ ...place, countryCode: 'DE', city: 'Berlin' }, 'MITTE')).toBe('')
})
