import { expect, test } from 'vitest'
import { resolvePlace } from './resolve-place.ts'

const placeOf = (address: string, country: string) => {
  const { city, state, district } = resolvePlace({ address, country, postalCode: '', locationLink: '' })
  return [city, state, district]
}

test.each([
  ['17 Phố Huế, Hoàn Kiếm, HN', ['Hà Nội', 'Hà Nội', 'Hoàn Kiếm']],
  ['17 Phố Huế, Ba Đình, HN', ['Hà Nội', 'Hà Nội', 'Ba Đình']],
  ['17 Lê Lai, Gò Vấp, HCM', ['Hồ Chí Minh', 'Hồ Chí Minh', 'Gò Vấp']],
  ['17 Lê Lai, Quận 3, SG', ['Hồ Chí Minh', 'Hồ Chí Minh', 'Quận 3']],
  ['17 Lê Lai, Thanh Khê, ĐN', ['Đà Nẵng', 'Đà Nẵng', 'Thanh Khê']],
])('Vietnamese short names of cities: %s', (address, place) => {
  expect(placeOf(address, 'VN')).toEqual(place)
})

test('a country before its town is no district', () => {
  expect(placeOf('Rua Nova 7, Portugal, 1200-100 Lisboa', 'PT')).toEqual(['Lisboa', 'Lisbon', ''])
  expect(placeOf('2 Rue Haute, Luxembourg, 1718 Luxembourg', 'LU')[0]).toBe('Luxembourg')
})

test('a 区 that Tokyo alone has is in Tokyo, without its prefecture', () => {
  expect(placeOf('練馬区豊玉北9-8-7', 'JP')).toEqual(['Tokyo', 'Tokyo', '練馬区'])
  // Ten cities have one of this name.
  expect(placeOf('中央区本町9-8-7', 'JP')).toEqual(['', '', ''])
})

test('a district that is named alone is not in the province of a village of its name', () => {
  expect(placeOf('17 Phố Huế, Hoàn Kiếm', 'VN')).toEqual(['Hoàn Kiếm', '', ''])
})
