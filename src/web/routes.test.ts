import { describe, expect, test } from 'vitest'
import { pathIn, splitPath } from '../domain/site/language.ts'
import { matchRoute } from '../domain/site/match-route.ts'
import { koreanHref as href, hrefIn } from './routes.ts'

describe('href and matchRoute', () => {
  test.each([
    [href.home(), 'home', {}],
    [href.category('음식점-카페'), 'category', { slug: '음식점-카페' }],
    [href.city('Saint-Étienne / Nord?'), 'city', { name: 'Saint-Étienne / Nord?' }],
    [href.city('100%'), 'city', { name: '100%' }],
    [href.details('느티나무-식당-서울-chij+1'), 'details', { slug: '느티나무-식당-서울-chij+1' }],
    [href.business('0123'), 'business', { id: '0123' }],
    [href.privacyPolicy(), 'privacyPolicy', {}],
  ])('%s leads to %s', (address, name, params) => {
    expect(matchRoute(address)).toEqual({ language: 'ko', name, params })
  })

  test.each(['/nope', '/category', '/city/%E0%A4%A', '/Businesses'])('%s is no page', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })

  test('a slash at the end makes no other page', () => {
    expect(matchRoute('/city/%00')).toBeUndefined()
    expect(matchRoute('/details/a%0Db')).toBeUndefined()
    expect(matchRoute('/businesses/')?.name).toBe('browse')
  })
})

describe('languages', () => {
  const english = hrefIn('en')

  test.each([
    [english.home(), '/en', 'home'],
    [english.about(), '/en/about', 'about'],
    [english.browse({ page: 2 }), '/en/businesses?page=2', 'browse'],
    [english.place({ city: '서울', page: 2 }), `/en/city/${encodeURIComponent('서울')}?page=2`, 'city'],
    [hrefIn('tr').details('a'), '/tr/details/a', 'details'],
  ])('%s', (address, expected, name) => {
    expect(address).toBe(expected)
    expect(matchRoute(address.split('?')[0] ?? '')).toMatchObject({ language: address.slice(1, 3), name })
  })

  test.each(['/ko/about', '/EN/about', '/english', '/en/en/about'])('%s is no page', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })

  test('a path and its language', () => {
    expect(splitPath('/en')).toEqual({ language: 'en', rest: '/' })
    expect(splitPath('/tr/city/a?page=2')).toEqual({ language: 'tr', rest: '/city/a?page=2' })
    expect(splitPath('/entry')).toEqual({ language: 'ko', rest: '/entry' })
    expect(pathIn('en', '/?q=1')).toBe('/en?q=1')
    expect(pathIn('ko', '/about')).toBe('/about')
  })
})

describe('queries', () => {
  test('defaults are left out, values are encoded', () => {
    expect(href.browse()).toBe('/businesses')
    expect(href.browse({ sort: 'recommended', page: 1, search: '' })).toBe('/businesses')
    expect(href.browse({ sort: 'latest' })).toBe('/businesses?sort=latest')
    expect(href.browse({ search: 'a&b=c', category: '카페', page: 3 })).toBe(
      `/businesses?search=a%26b%3Dc&category=${encodeURIComponent('카페')}&page=3`,
    )
    expect(href.search({ search: 'R&B', location: '서울' })).toBe(
      `/search?q=R%26B&location=${encodeURIComponent('서울')}`,
    )
  })

  test.each([
    [{ category: 'cafe' }, '/category/cafe'],
    [{ city: '서울', page: 2 }, '/city/서울?page=2'],
    [{ city: '서울', district: '성동구' }, '/city/서울/성동구'],
    [{ category: 'cafe', city: '서울' }, '/category/cafe/서울'],
    [
      { category: 'cafe', city: '서울', district: '성동구', hasPhone: true },
      '/category/cafe/서울/성동구?phone=1',
    ],
    [{ category: 'cafe', district: '성동구' }, '/category/cafe?district=성동구'],
    [{ minRating: 4 }, '/businesses?rating=4'],
    [{ city: '서울', search: '국수' }, '/city/서울?search=국수'],
  ])('a trade and a place have one address: %o', (state, address) => {
    expect(decodeURI(href.place(state))).toBe(address)
  })
})
