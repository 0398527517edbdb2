import { describe, expect, test } from 'vitest'
import { coordinatesOf, mapLink, placeIdIn } from './map-link.ts'

const here = { latitude: -33.8568, longitude: 151.2153 }

describe('coordinatesOf', () => {
  test.each(['-33,8568, 151,2153', '-33,8568; 151,2153', '(-33,8568 151,2153)', '-33,8568,151,2153'])(
    'a pair with decimal commas: %s',
    (pair) => {
      expect(coordinatesOf(pair)).toEqual(here)
    },
  )

  test.each([
    '-33.8568 , 151.2153',
    '-33,8568 ; 151,2153',
    '33.8568S, 151.2153E',
    'S 33.8568° E 151.2153°',
    '33,8568° S / 151,2153° E',
    `33°51.408'S 151°12.918'E`,
  ])('a pair with spaces or sides: %s', (pair) => {
    expect(coordinatesOf(pair)).toEqual(here)
  })

  test.each(['100 N 300 E', '40 N, 100 E', '40.12 N 100.12 E', '33.8568, 151.2153E'])(
    '%s may be an address, or has one side only',
    (text) => {
      expect(coordinatesOf(text)).toBeUndefined()
    },
  )

  test.each([
    '55.7901 / 49.1220',
    '55,7901 / 49,1220',
    '55.7901|49.1220',
    'Lat: 55.7901, Lng: 49.1220',
    'latitude=55,7901; longitude=49,1220',
  ])('%s is a pair', (text) => expect(coordinatesOf(text)).toEqual({ latitude: 55.7901, longitude: 49.122 }))

  test.each(['12,345, 67,890', '1,2345', '12,3456, 7'])('%s is no pair', (text) => {
    expect(coordinatesOf(text)).toBeUndefined()
  })

  test("prefers the place's own point to the middle of the map", () => {
    const link = 'https://maps.example/place/A/@37.1,127.2,14z/data=!4m8!8m2!3d37.5665!4d126.978'
    expect(coordinatesOf(link)).toEqual({ latitude: 37.5665, longitude: 126.978 })
  })

  test('prefers what was searched for to the middle of the map', () => {
    expect(coordinatesOf('https://maps.google.com/maps?ll=1.5,2.5&q=-33.8568,151.2153')).toEqual(here)
  })

  test.each([
    'https://maps.example/@-33.8568,151.2153,17z',
    'https://www.google.com/maps/place/X/%40-33.8568%2C151.2153,17z',
    'https://www.google.com/maps/place/X/data=%214m2%218m2%213d-33.8568%214d151.2153',
    'https://www.google.com/maps/search/?api=1&query=-33.8568%2C151.2153',
    'https://www.google.com/maps/search/-33.8568,+151.2153?entry=tts',
    'https://www.google.com/maps/place/-33.8568,151.2153',
    'https://www.google.com/maps/place/33%C2%B051%2724.48%22S+151%C2%B012%2755.08%22E',
    'https://www.google.com/maps/dir/?api=1&origin=1.5,2.5&destination=-33.8568,151.2153',
    'https://www.google.com/maps/dir//X/data=!4m7!4m6!1m1!4e2!1m5!1m1!1s0x1!2m2!1d151.2153!2d-33.8568',
    'https://www.google.com/maps/embed?pb=!1m18!1m3!1d3312.9!2d151.2153!3d-33.8568!2m3!1f0!2f0',
    'https://www.google.com/url?q=https%3A%2F%2Fmaps.google.com%2F%3Fq%3D-33.8568%252C151.2153',
    'https://maps.google.com/?q=loc:-33.8568+151.2153',
    'https://maps.google.com/?q=-33.8568,151.2153+(The+Shop)',
    'https://maps.google.com/maps?daddr=-33.8568,151.2153&saddr=1.5,2.5',
    'https://maps.apple.com/?ll=-33.8568,151.2153&q=Shop',
    'https://map.kakao.com/link/map/우리 가게,-33.8568,151.2153',
    'https://map.kakao.com/link/to/%EA%B0%80%EA%B2%8C,-33.8568,151.2153',
    'kakaomap://look?p=-33.8568,151.2153',
    'nmap://place?lat=-33.8568&lng=151.2153&name=x',
    'https://mapy.cz/zakladni?x=151.2153&y=-33.8568&z=16',
    'https://mapy.com/en/zakladni?q=33.8568S%2C151.2153E',
    'https://www.openstreetmap.org/?mlat=-33.8568&mlon=151.2153#map=17/1.5/2.5',
    'https://www.openstreetmap.org/#map=17/-33.8568/151.2153',
    'https://www.bing.com/maps?cp=-33.8568~151.2153&lvl=16',
    'https://www.waze.com/live-map/directions?to=ll.-33.8568%2C151.2153',
    'https://yandex.com/maps/213/moscow/?ll=151.2153%2C-33.8568&z=15',
    'https://2gis.ru/geo/151.2153,-33.8568',
    'geo:-33.8568,151.2153?z=17',
    'geo:0,0?q=-33.8568,151.2153(Shop)',
    '-33.8568, 151.2153',
  ])('%s', (link) => {
    const found = coordinatesOf(link)
    expect(found?.latitude).toBeCloseTo(here.latitude, 4)
    expect(found?.longitude).toBeCloseTo(here.longitude, 4)
  })

  test.each([
    'https://map.naver.com/p/entry/place/1?c=126.9784,37.5666,15,0,0,0,dh',
    'https://map.naver.com/v5/entry/place/1?c=14135170.9,4518377.5,15,0,0,0,dh',
  ])('the longitude first, in degrees or in metres: %s', (link) => {
    expect(coordinatesOf(link)?.latitude).toBeCloseTo(37.5666, 3)
    expect(coordinatesOf(link)?.longitude).toBeCloseTo(126.9784, 3)
  })

  test.each([
    '',
    'https://map.naver.com/p/entry/place/1?c=15.00,0,0,0,dh',
    'https://maps.example/place/A',
    'https://maps.example/@95.1,12.0,14z',
    'x/@0,0,3z',
    'https://maps.app.goo.gl/abcDEF123',
    'https://maps.google.com/?q=48,2 Sample Road',
    'https://maps.google.com/?q=Sample+Street+12,+75007+Paris',
    'https://map.baidu.com/?latlng=39.9,116.4&center=39.9,116.4',
    '4.5, 3',
  ])('finds none in %j', (link) => expect(coordinatesOf(link)).toBeUndefined())
})

describe('mapLink', () => {
  test.each([
    ['https://maps.example/x', 'https://maps.example/x'],
    ['maps.example.com/@1.5,2.5,17z', 'https://maps.example.com/@1.5,2.5,17z'],
    ['//maps.example.com/x', 'https://maps.example.com/x'],
    [
      '<iframe src="https://maps.example/embed?pb=1&amp;x=2" width="600">',
      'https://maps.example/embed?pb=1&x=2',
    ],
    ['지도: https://maps.example/x', 'https://maps.example/x'],
    ['geo:1.5,2.5', 'https://www.google.com/maps/search/?api=1&query=1.5,2.5'],
    ['1.5, 2.5', 'https://www.google.com/maps/search/?api=1&query=1.5,2.5'],
    ['javascript:alert(1)', ''],
    ['map', ''],
    ['', ''],
  ])('%s', (cell, link) => expect(mapLink(cell)).toBe(link))
})

test.each([
  ['https://maps.example/place/A/data=!4m7!16s%2Fg%2F1!19sChIJsampleSample01?hl=en', 'ChIJsampleSample01'],
  ['https://maps.example/?api=1&query=a&query_place_id=ChIJsampleSample02', 'ChIJsampleSample02'],
  ['https://maps.example/place/A', ''],
])('the id in %s', (link, id) => expect(placeIdIn(link)).toBe(id))
