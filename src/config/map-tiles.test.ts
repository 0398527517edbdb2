import { expect, test } from 'vitest'
import { isTileUrl, parseAttribution } from './map-tiles.ts'

test('an attribution is text with links', () => {
  expect(parseAttribution('© <a href="https://osm.example/copyright">OSM</a> contributors')).toEqual([
    { text: '© ' },
    { text: 'OSM', href: 'https://osm.example/copyright' },
    { text: ' contributors' },
  ])
  expect(parseAttribution('Our own survey')).toEqual([{ text: 'Our own survey' }])
})

test.each([
  '<b>x</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://x.example" onclick="y()">x</a>',
  'a < b',
])('%s is no attribution', (text) => {
  expect(parseAttribution(text)).toBeUndefined()
})

test.each([
  'https://tiles.example/{z}/{x}/{y}.png',
  'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=1',
  'http://127.0.0.1:8080/{z}/{x}/{y}.png',
])('%s is an address of tiles', (url) => {
  expect(isTileUrl(url)).toBe(true)
})

test.each([
  'https://tiles.example/{z}/{x}.png',
  'ftp://tiles.example/{z}/{x}/{y}.png',
  '/{z}/{x}/{y}.png',
  'https://user:secret@tiles.example/{z}/{x}/{y}.png',
  "https://tiles.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
])('%s is no address of tiles', (url) => {
  expect(isTileUrl(url)).toBe(false)
})
