import { expect, test } from 'vitest'
import { nowhere } from './file-country.ts'
import { namedDistrict, placeOfMunicipality } from './named-district.ts'

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

const serbian = { ...place, address: 'Lipova 3', city: '', state: '', country: 'Serbia', countryCode: 'RS' }

test.each([
  ['Vračar', { address: 'Lipova 3' }, ['Belgrade', 'Vračar', '']],
  ['Zemun', { address: 'Lipova 3', phone: '064 555 0101' }, ['Belgrade', 'Zemun', '']],
  [
    'Novi Beograd',
    { address: 'Lipova 3, 11070', phone: '011 555 0101' },
    ['Belgrade', 'Novi Beograd', '11070'],
  ],
  ['Palilula', { address: 'Lipova 3', phone: '(011) 555 0101' }, ['Belgrade', 'Palilula', '']],
  // Niš has one of that name, and the phone of another town is none of Belgrade.
  ['Palilula', { address: 'Lipova 3' }, ['', '', '']],
  ['Vračar', { address: 'Lipova 3', phone: '018 555 0101' }, ['', '', '']],
  ['Vračar', { address: 'Lipova 3, 18000' }, ['', '', '']],
  ['Izmišljena', { address: 'Lipova 3' }, ['', '', '']],
])('the municipality %s of %j', (written, row, expected) => {
  const { city, district, zipCode } = placeOfMunicipality(serbian, { ...nowhere, ...row }, written)
  expect([city, district, zipCode]).toEqual(expected)
})

test('a row of another country, and one with a town, stays as it is', () => {
  const row = { ...nowhere, address: 'Lipova 3' }
  const elsewhere = { ...serbian, countryCode: 'HR' }
  expect(placeOfMunicipality(elsewhere, row, 'Vračar')).toBe(elsewhere)
  const told = { ...serbian, city: 'Niš' }
  expect(placeOfMunicipality(told, row, 'Vračar')).toBe(told)
})
