import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import type { Business } from '../../src/domain/directory/directory.ts'
import { between, classesOf, drawingsOf, linksOf, textOf } from './html-parts.ts'
import { importRows } from './listing-rows.ts'
import { placeIds, screenRows, trades } from './screen-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

describe('cards and lists of the specification', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app, screenRows)
  })
  afterAll(() => app.close())

  const main = async (path: string) => between(await (await app.fetch(path)).text(), '<main', '</main>')
  const detail = (placeId: string) => main(`/business/${businessId(placeId)}`)
  const business = async (placeId: string) =>
    (await app.json(`/api/businesses/${businessId(placeId)}`)) as Business
  /** The card of a name in a list. */
  const card = async (path: string, name: string) =>
    (await main(path)).split('<article').find((part) => part.includes(`>${name}<`)) ?? ''

  describe('card', () => {
    test.each(trades)('§2 a missing photo: the default image of %s is %s', async (category, drawing) => {
      const [found] = (await app
        .json(`/api/businesses?search=${encodeURIComponent(`모범 ${category}`)}`)
        .then((list) => (list as { businesses: Business[] }).businesses)) as Business[]
      const page = await main(`/details/${encodeURIComponent(found?.slug ?? '')}`)
      expect(drawingsOf(between(page, '<header', '</header>'))).toContain(drawing)
    })

    test('a row of a list without a photo has no picture', async () => {
      expect(await card('/city/대전', '모범 Church')).not.toMatch(/shopfront|<img/)
    })

    test('§2 shows its first photo where there is one', async () => {
      const found = await card('/city/대전', '모범 Software Development')
      expect(/<img[^>]*src="([^"]*)"/.exec(found)?.[1]).toBe('https://photos.example/1.jpg')
    })

    test('§2 name, category, city, rating to one decimal, 5 stars filled by integer part, Open, address, phone', async () => {
      const found = await card('/', '한강 손칼국수 본점')
      expect(textOf(`<${found}`)).toContain(
        '한강 손칼국수 본점 한식 · 마포구, 서울 별점 5점 만점에 4.6 (리뷰 812개) Open 양화로 45 02-333-4444',
      )
      expect(classesOf(found, 'stars-')).toEqual(['stars-4'])
    })

    test('§2 links to /details/{slug}; the phone is a link of its own', async () => {
      const { slug } = await business(placeIds.seoul)
      expect(linksOf(await card('/', '한강 손칼국수 본점'))).toEqual([
        ['한강 손칼국수 본점', `/details/${slug}`],
        ['02-333-4444', 'tel:+8223334444'],
      ])
    })

    test('a row does not say what is unknown: no phone, no rating', async () => {
      const found = await card('/businesses', '모범 Church')
      expect(found).not.toContain('tel:')
      expect(textOf(`<${found}`)).not.toMatch(/0\.0|리뷰|별점|없음|미확인/)
      expect(classesOf(found, 'stars-')).toEqual([])
    })

    test('§2 §4 Closed where the schedule says so, neither where none is known', async () => {
      expect(textOf(`<${await card('/businesses', '닫힌 찻집')}`)).toMatch(/ Closed /)
      expect(textOf(`<${await card('/businesses', '모범 Church')}`)).not.toMatch(/ (Open|Closed)/)
    })
  })

  describe('lists', () => {
    test('§7 the count of a category is how many businesses choosing it lists', async () => {
      const categories = (await app.json('/api/categories')) as { category: string; businessCount: number }[]
      expect(categories.map(({ category }) => category)).toContain('Health service')
      for (const { category, businessCount } of categories) {
        const list = await app.json(`/api/businesses?category=${encodeURIComponent(category)}`)
        expect([category, list]).toEqual([category, expect.objectContaining({ totalCount: businessCount })])
      }
    })

    test('§2 GET /details/{name}-{7 characters of the place id} → 301 to the listing', async () => {
      const { slug } = await business(placeIds.seoul)
      expect(slug).toBe('한강-손칼국수-본점-서울-ChIJseo')
      const answer = await app.fetch(encodeURI('/details/한강-손칼국수-본점-ChIJseo'))
      expect([answer.status, answer.headers.get('location')]).toEqual([301, encodeURI(`/details/${slug}`)])
      for (const other of ['한강-손칼국수-본점-ChIJbus', '한강-손칼국수-ChIJseo', '-ChIJseo']) {
        expect((await app.fetch(encodeURI(`/details/${other}`))).status).toBe(404)
      }
    })

    test('§2 GET /details/{slug}-{7 characters of the place id, or of the id} → 301 to the listing', async () => {
      const { slug, id } = await business(placeIds.seoul)
      for (const seven of [placeIds.seoul.slice(0, 7), id.slice(0, 7)]) {
        const answer = await app.fetch(encodeURI(`/details/${slug}-${seven}`))
        expect([answer.status, answer.headers.get('location')]).toEqual([301, encodeURI(`/details/${slug}`)])
      }
      const english = await app.fetch(encodeURI(`/en/details/${slug}-ChIJseo`))
      expect(english.headers.get('location')).toBe(encodeURI(`/en/details/${slug}`))
      for (const other of [`${slug}-ChIJbus`, `${slug}-ChIJse`, `${slug}-`, `x-${slug}-ChIJseo`]) {
        expect((await app.fetch(encodeURI(`/details/${other}`))).status).toBe(404)
      }
    })

    test('§2 GET /category/음식점 → 301 to the page of the footer’s 음식점', async () => {
      const answer = await app.fetch(encodeURI('/category/음식점'))
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/category/restaurants'])
      const inCity = await app.fetch(encodeURI('/category/음식점/서울'))
      expect(inCity.headers.get('location')).toBe(encodeURI('/category/restaurants/서울'))
      expect((await app.fetch('/category/restaurant')).status).toBe(200)
    })

    test('§2 slug without a city: the name lowercased with hyphens and the first 7 characters of the place id', async () => {
      expect((await business(placeIds.bare)).slug).toMatch(/^nameless-place-b-ChIJemp$/)
      expect((await app.fetch('/details/nameless-place-b-ChIJemp')).status).toBe(200)
    })

    test('§2 city page: heading and count; a View Details button to /details/{slug}', async () => {
      const html = await main('/city/서울')
      const { slug } = await business(placeIds.seoul)
      expect(textOf(between(html, '<header', '</header>'))).toMatch(/서울 업체 1곳$/)
      expect(linksOf(html)).toContainEqual(['View Details : 한강 손칼국수 본점', `/details/${slug}`])
    })

    test('§2 city page: an empty page says No businesses found', async () => {
      expect(textOf(await main('/city/서울?page=7'))).toContain('No businesses found')
    })

    test('§2 city page: an unknown one has a back link', async () => {
      expect(linksOf(await main('/city/atlantis'))[0]).toEqual(['모든 도시로 돌아가기', '/cities'])
    })

    test('§2 city page: title, description and canonical in Korean', async () => {
      const head = between(await (await app.fetch('/city/서울')).text(), '<head>', '</head>')
      expect(/<title[^>]*>([^<]*)</.exec(head)?.[1]).toBe('서울 업체 1곳 — 온동네')
      expect(/name="description" content="([^"]*)"/.exec(head)?.[1]).toMatch(/^서울의 음식점.*확인하세요\.$/)
      expect(decodeURI(/rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '')).toMatch(/\/city\/서울$/)
    })

    test('§2 category page: the slug with spaces and capitals, the number found', async () => {
      const html = await main('/category/korean-restaurant')
      expect(textOf(between(html, '<header', '</header>'))).toMatch(/Korean Restaurant 한식 · 1곳$/)
    })

    test('§2 category page: name, city and state, phone, rating and reviews, category, Open Now, a link', async () => {
      const found = await card('/category/윤슬-거리', '닫힌 찻집')
      expect(textOf(`<${found}`)).toContain('닫힌 찻집 팔달구, 경기도 수원시')
      expect(textOf(`<${found}`)).toMatch(/Closed .*별점 5점 만점에 3\.9 .*\(리뷰 1,250개\)/)
      expect(linksOf(found)).toEqual([
        ['닫힌 찻집', `/details/${(await business(placeIds.closed)).slug}`],
        ['031-222-3333', 'tel:+82312223333'],
      ])
      expect(textOf(`<${await card('/category/korean-restaurant', '한강 손칼국수 본점')}`)).toContain(
        'Open Now',
      )
    })

    test('§2 a Korean category has a slug of its own name', async () => {
      expect(linksOf(await detail(placeIds.closed))).toContainEqual(['윤슬 거리', '/category/윤슬-거리'])
      expect(textOf(await main('/category/윤슬-거리'))).toContain('윤슬 거리 1곳')
    })

    test('§2 an empty category: Browse All Categories leads home', async () => {
      expect(linksOf(await main('/category/education'))).toContainEqual(['Browse All Categories', '/'])
    })

    test('§2 §8 no business: a link home', async () => {
      expect(linksOf(await main('/details/none'))).toContainEqual(['홈으로', '/'])
    })

    test('§2 browse: Clear Filters only where nothing is found', async () => {
      expect(await main('/businesses?rating=4')).not.toContain('Clear Filters')
      expect(linksOf(await main('/businesses?search=zzzz'))).toContainEqual(['Clear Filters', '/businesses'])
      expect(linksOf(await main('/search?q=zzzz&open=1'))).toContainEqual(['Clear Filters', '/businesses'])
      expect(await main('/search?q=zzzz')).not.toContain('Clear Filters')
    })
  })
})
