import { describe, expect, test } from 'vitest'
import { directionsLink, mapLink } from './map-links.ts'

const place = { city: '', district: '', state: '', localCity: '', near: '' }
const shop = {
  name: '물결, 카페',
  address: '서울특별시 성동구 연무장길 47',
  latitude: 37.54,
  longitude: 127.05,
  locationLink: '',
  countryCode: 'KR',
  shownPlace: place,
}
const unplaced = { ...shop, latitude: null, longitude: null }

describe('directionsLink', () => {
  test('in Korea by Kakao, elsewhere by Google', () => {
    expect(directionsLink(shop)).toBe(
      `https://map.kakao.com/link/to/${encodeURIComponent('물결  카페')},37.54,127.05`,
    )
    expect(directionsLink(unplaced)).toBe(
      `https://map.kakao.com/link/search/${encodeURIComponent('서울특별시 성동구 연무장길 47')}`,
    )
    expect(directionsLink({ ...shop, countryCode: 'RS' })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=37.54%2C127.05',
    )
    expect(directionsLink({ ...unplaced, countryCode: 'RS', name: 'Kafe', address: 'Cara Dušana 5' })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=Kafe%20Cara%20Du%C5%A1ana%205',
    )
  })

  test('none to a place that nobody knows, or to somebody who comes to the customer', () => {
    expect(directionsLink({ ...unplaced, address: '' })).toBeUndefined()
    expect(directionsLink({ ...shop, shownPlace: { ...place, near: 'Pittsburgh' } })).toBeUndefined()
  })

  test('degrees are written without the noise that workbooks store', () => {
    const noisy = { ...shop, countryCode: 'CH', latitude: 47.372799699999995, longitude: 8.5 }
    expect(directionsLink(noisy)).toContain('destination=47.3728%2C8.5')
  })
})

describe('mapLink', () => {
  test("the source's own, else the coordinates, else the address", () => {
    expect(mapLink({ ...shop, locationLink: 'https://maps.example/1' })).toBe('https://maps.example/1')
    expect(mapLink({ ...shop, locationLink: 'javascript:alert(1)' })).toContain('query=37.54%2C127.05')
    expect(mapLink(unplaced)).toContain(encodeURIComponent('연무장길 47'))
    expect(mapLink({ ...unplaced, address: '' })).toBeUndefined()
  })
})
