import { describe, expect, test } from 'vitest'
import { parsePhotos } from './photos.ts'

const a = 'https://example.com/a.jpg'
const b = 'http://example.com/b.jpg'

describe('parsePhotos', () => {
  test.each([
    ['one', a, [a]],
    ['comma', `${a},${b}`, [a, b]],
    ['comma and space', `${a}, ${b}`, [a, b]],
    ['bar', `${a}|${b}`, [a, b]],
    ['semicolon', `${a}; ${b};`, [a, b]],
    ['white space', `${a}\n${b}\t${a}`, [a, b]],
    ['JSON list', JSON.stringify([a, b, a, 1, null]), [a, b]],
    ['JSON text', JSON.stringify(a), [a]],
    ['Python list', `['${a}', '${b}']`, [a, b]],
    ['list of objects', JSON.stringify([{ url: a }]), []],
  ])('%s', (_, cell, photos) => {
    expect(parsePhotos(cell)).toEqual(photos)
  })

  test('separators inside a URL are part of it', () => {
    const url = 'https://example.com/p/w=1,h=2;q=3|4/x.jpg?a=b,c'
    expect(parsePhotos(`${url},${b}`)).toEqual([url, b])
  })

  test.each([
    '',
    'None',
    '[broken',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.com/a.jpg',
    '//example.com/a.jpg',
    'https://',
    'http://exa<mple.com/a.jpg',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('%.40s holds none', (cell) => {
    expect(parsePhotos(cell)).toEqual([])
  })

  test('a URL within another one is not taken apart', () => {
    const proxied = 'https://proxy.example.com/?src=https://example.com/a.jpg'
    expect(parsePhotos(proxied)).toEqual([proxied])
  })

  test('twenty at most', () => {
    const urls = Array.from({ length: 30 }, (_, i) => `https://example.com/${i}.jpg`)
    expect(parsePhotos(urls.join(','))).toEqual(urls.slice(0, 20))
  })
})

test('the photos of a list of objects', () => {
  const cell =
    '[{"title":"All","image":"https://img.example.com/1.jpg"},{"imageUrl":"https://img.example.com/2.jpg"},{"x":1}]'
  expect(parsePhotos(cell)).toEqual(['https://img.example.com/1.jpg', 'https://img.example.com/2.jpg'])
})
