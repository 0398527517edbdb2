import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { between, classesOf, drawingsOf, linksOf, textOf } from './html-parts.ts'
import { importRows } from './listing-rows.ts'
import { placeIds, screenRows } from './screen-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** A rating of which nobody knows how many gave it. */
const uncounted = {
  name: '새벽 마루',
  full_address: '부산광역시 해운대구 해운대로 12',
  place_id: 'ChIJuncounted0000000000001',
  rating: '4.2',
}

describe('the detail screen of the specification', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app, [...screenRows, uncounted])
  })
  afterAll(() => app.close())

  const main = async (path: string) => between(await (await app.fetch(path)).text(), '<main', '</main>')
  const detail = (placeId: string) => main(`/business/${businessId(placeId)}`)
  const section = (html: string, id: string) => between(html, `aria-labelledby="${id}"`, '</section>')

  test('§2 hero: back link, category badge, name, stars with one decimal, review count, address, phone', async () => {
    const hero = between(await detail(placeIds.seoul), '<header', '</header>')
    expect(textOf(`<${hero}`)).toBe(
      '홈 서울 마포구 한식 한식 한강 손칼국수 본점 별점 5점 만점에 4.6 (리뷰 812개) 서울특별시 마포구 양화로 45 02-333-4444',
    )
    expect(hero).toContain('aria-label="서울 업체 목록"')
    expect(linksOf(hero)).toEqual([
      ['', '/city/서울'],
      ['홈', '/'],
      ['서울', '/city/서울'],
      ['마포구', '/city/서울/마포구'],
      ['한식', '/category/korean-restaurant'],
      ['한식', '/category/korean-restaurant'],
      ['02-333-4444', 'tel:+8223334444'],
    ])
    expect(classesOf(hero, 'stars-')).toEqual(['stars-4'])
    expect(new Set(drawingsOf(hero))).toEqual(new Set(['restaurant']))
  })

  test('the photo of the hero is asked for at once, not when the page has been laid out', async () => {
    const images = (await detail('ChIJtrade0')).match(/<img[^>]*>/g) ?? []
    expect(images[0]).toContain('loading="eager"')
  })

  test('§2 a tel: call button only when a phone exists', async () => {
    expect(linksOf(await detail(placeIds.seoul))).toContainEqual(['전화하기 02-333-4444', 'tel:+8223334444'])
    expect(await detail(placeIds.bare)).not.toContain('tel:')
  })

  test('§2 two ad slots: one at the top of its column, one after the call button; no empty box without a network', async () => {
    expect(await detail(placeIds.seoul)).not.toContain('ad-slot')
    const withAds = await startTestApp('sqlite', {
      environment: { AD_SCRIPT_URL: 'https://ads.example/ad.js' },
    })
    await importRows(withAds, screenRows)
    const html = await (await withAds.fetch(`/business/${businessId(placeIds.seoul)}`)).text()
    await withAds.close()
    const places = ['전화하기', 'class="detail-side"', '광고 1"', '연락처와 위치', '광고 2"'].map((mark) =>
      html.indexOf(mark),
    )
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    expect(places).not.toContain(-1)
    expect(html.match(/class="ad-slot/g)).toHaveLength(2)
  })

  test('the answer stands under the hero: open until when, call, the way there, save, share', async () => {
    const strip = between(
      await detail(placeIds.seoul),
      '<section aria-label="영업 상태와 연락"',
      '</section>',
    )
    expect(textOf(`<section${strip}`)).toBe('영업 중 · 24시간 전화하기 02-333-4444 길찾기 저장 공유')
    expect(linksOf(strip)).toEqual([
      ['전화하기 02-333-4444', 'tel:+8223334444'],
      ['길찾기', expect.stringMatching(/^https:\/\/map\.kakao\.com\/link\//)],
    ])
    const unknown = between(
      await detail(placeIds.busan),
      '<section aria-label="영업 상태와 연락"',
      '</section>',
    )
    expect(textOf(`<section${unknown}`)).toMatch(/^영업시간을 모릅니다 · 전화로 확인하세요 전화하기 051-/)
  })

  test('§2 an About paragraph from name, city, state, review count, rating and category', async () => {
    expect(textOf(section(await detail(placeIds.closed), 'about').split('</h2>')[1] ?? '')).toBe(
      '경기도 수원시에 있는 윤슬 거리, 닫힌 찻집입니다. 리뷰 1,250개가 등록되어 있고, 평점은 5점 만점에 3.9점입니다.',
    )
  })

  test('an About paragraph without a category, and without a place', async () => {
    const aboutOf = async (placeId: string) =>
      textOf(section(await detail(placeId), 'about').split('</h2>')[1] ?? '')
    expect(await aboutOf(uncounted.place_id)).toBe(
      '부산에 있는 새벽 마루입니다. 평점은 5점 만점에 4.2점입니다.',
    )
    expect(await aboutOf(placeIds.bare)).toMatch(/^Nameless Place .*입니다\. /)
  })

  test('§2 service options: four groups, of which only Home service is unavailable', async () => {
    const panel = section(await detail(placeIds.busan), 'options')
    const groups = [...panel.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)
    expect(groups).toEqual(['Service Options', 'Payment Methods', 'Accessibility', 'Business Type'])
    const items = [...panel.matchAll(/<li.*?<\/li>/g)].map(([item]) => textOf(item))
    expect(items.filter((item) => item.includes('제공 안 함'))).toEqual(['Home service (제공 안 함)'])
    expect(items.length).toBeGreaterThan(4)
    expect(textOf(panel)).toContain('이용 안내를 모릅니다 일반적인 안내 · 이 업체에서 확인되지 않음')
    expect(between(panel, '<details', '</details>')).not.toMatch(/lucide-(check|minus)/)
  })

  test("§7 a listing's own attributes come before the fixed panel", async () => {
    const options = section(await detail(placeIds.seoul), 'options')
    // What is copied of them has spaces.
    expect(options).toMatch(/배달<\/li> <li[^>]*>매장 식사/)
    const panel = textOf(options)
    expect(panel).toMatch(/서비스 배달 매장 식사/)
    expect(panel).not.toContain('Home service')
  })

  test('§2 review summary and a side card with category and rating', async () => {
    const html = await detail(placeIds.seoul)
    expect(textOf(section(html, 'reviews'))).toContain('4.6 리뷰 812개의 평균')
    expect(textOf(section(html, 'summary'))).toContain('카테고리 한식 평점 4.6 (리뷰 812개)')
  })

  test('no rating: said in words; a rating without a number of reviews stands alone', async () => {
    const unrated = textOf(await detail(placeIds.bare))
    expect(unrated).toContain('리뷰 요약 평점 없음')
    expect(unrated).not.toMatch(/0\.0|리뷰 0|별점/)
    const page = await detail(uncounted.place_id)
    expect(textOf(`<${between(page, '<header', '</header>')}`)).toMatch(/별점 5점 만점에 4\.2 부산/)
    expect(textOf(section(page, 'summary'))).toMatch(/평점 4\.2$/)
    expect(textOf(section(page, 'reviews'))).toMatch(/리뷰 요약 4\.2$/)
    expect(textOf(page)).not.toContain('리뷰 0')
  })

  test('§2 contact and location: address, city, state, zip code, country, phone', async () => {
    expect(textOf(section(await detail(placeIds.seoul), 'contact'))).toContain(
      '주소 서울특별시 마포구 양화로 45 도시 서울 지역 서울특별시 우편번호 04036 국가 대한민국 전화 02-333-4444',
    )
  })

  test('§2 opening hours by day; where they are empty, a default schedule that is folded', async () => {
    const known = textOf(section(await detail(placeIds.seoul), 'hours'))
    expect(known).toMatch(/월요일 (오늘 )?24시간/)
    expect(known).not.toContain('모릅니다')
    const unknown = section(await detail(placeIds.busan), 'hours')
    const [said, folded] = unknown.split('<details') as [string, string]
    expect(textOf(said.split('</h2>')[1] ?? '')).toBe('')
    const weekday = ['월', '화', '수', '목'].map((day) => `${day}요일 09:00–18:00`).join(' ')
    expect(textOf(`<details${folded}`)).toBe(
      `일반적인 영업시간 · 확인되지 않음 ${weekday} 금요일 09:00–17:00 토요일 휴무 일요일 휴무`,
    )
    expect(folded).not.toMatch(/^[^>]*\sopen/)
  })
})
