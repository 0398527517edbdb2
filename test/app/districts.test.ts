import { describe, expect, test } from 'vitest'
import { importRows, type ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const row = (id: number, name: string, full_address: string, country = '대한민국'): ListingRow => ({
  name,
  place_id: `ChIJdistrict${id}`,
  category: '약국',
  full_address,
  country,
})

const rows = [
  row(1, '가람 약국', '서울특별시 중구 을지로 1'),
  row(2, '나래 약국', '서울특별시 중구 을지로 2'),
  row(3, '다온 약국', '서울특별시 강남구 테헤란로 3'),
  row(4, '라온 약국', '부산광역시 중구 중앙대로 4'),
  row(5, 'Moda Eczanesi', 'Moda Cd. No:5, 34710 Kadıköy/İstanbul, Türkiye', 'Türkiye'),
]

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`

describe.each(engines)('districts on %s', (engine) => {
  const site = useListings(engine, rows)

  const page = async (address: string) => {
    const answer = await site.app.fetch(address, { redirect: 'manual' })
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
  }
  const links = (html: string, label: string) => {
    const nav = html.split(`aria-label="${label}"`)[1]?.split('</nav>')[0] ?? ''
    return [...nav.matchAll(/href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', text = '']) => [
      decodeURIComponent(href.replaceAll('&amp;', '&')),
      text.replace(/<[^>]*>/g, ''),
    ])
  }

  test('GET /city/서울 → its districts with counts, most listings first', async () => {
    const { html } = await page(path('city', '서울'))
    expect(links(html, '서울 지역')).toEqual([
      ['/city/서울', '전체'],
      ['/city/서울/중구', '중구 2'],
      ['/city/서울/강남구', '강남구 1'],
    ])
  })

  test('GET /city/서울/중구 → the listings there, and no others', async () => {
    const { status, html } = await page(path('city', '서울', '중구'))
    expect(status).toBe(200)
    expect(html).toContain('>서울 중구 업체 2곳 — ')
    expect(html).toContain(
      `<link rel="canonical" href="http://127.0.0.1:3000${path('city', '서울', '중구')}"`,
    )
    expect(['가람', '나래', '다온', '라온'].filter((name) => html.includes(`${name} 약국`))).toEqual([
      '가람',
      '나래',
    ])
  })

  test.each([
    [path('city', 'Seoul', '강남구'), path('city', '서울', '강남구')],
    [path('city', '서울', 'Gangnam-gu'), path('city', '서울', '강남구')],
    [path('city', 'Istanbul', 'KADIKOY'), path('city', 'İstanbul', 'Kadıköy')],
  ])('GET %s → %s', async (asked, canonical) => {
    expect(await page(asked)).toMatchObject({ status: 301, location: canonical })
    expect((await page(canonical)).status).toBe(200)
  })

  test.each([
    path('city', '서울', '해운대구'),
    path('city', '부산', '강남구'),
    path('city', '없는시', '중구'),
  ])('GET %s → 404', async (asked) => {
    expect((await page(asked)).status).toBe(404)
  })

  test('GET /api/city/서울?district= and /api/city/서울/districts', async () => {
    const inDistrict = (await site.app.json(`${path('api', 'city', '서울')}?district=강남구`)) as {
      name: string
    }[]
    expect(inDistrict.map(({ name }) => name)).toEqual(['다온 약국'])
    expect(await site.app.json(path('api', 'city', 'Seoul', 'districts'))).toMatchObject([
      { name: '중구', businessCount: 2 },
      { name: '강남구', businessCount: 1 },
    ])
    expect(await site.app.json(path('api', 'city', '없는시', 'districts'))).toEqual([])
  })

  test('GET /search?q=중구 약국 → asks which 중구', async () => {
    const { html } = await page(`/search?q=${encodeURIComponent('중구 약국')}`)
    expect(links(html, '어느 중구인가요?')).toEqual([
      ['/search?q=약국&city=서울&district=중구', '서울 2'],
      ['/search?q=약국&city=부산&district=중구', '부산 1'],
    ])
  })

  test.each(['q=강남구 미용실', 'q=미용실&location=강남구'])(
    'GET /search?%s → says that there is none, and offers the city',
    async (query) => {
      const elsewhere = row(8, '마바 머리방', '서울특별시 종로구 종로 8')
      await importRows(site.app, [{ ...elsewhere, category: '미용실' }])
      const { html } = await page(`/search?${encodeURI(query)}`)
      expect(html).toContain('서울 강남구에는 ‘미용실’ 검색 결과가 없습니다')
      expect(html).toContain(`href="/search?${encodeURI('q=미용실&amp;city=서울')}"`)
    },
  )

  test('a call with a district as its city → the district, and not all of its city', async () => {
    const named = async (city: string) => {
      const list = await site.app.json(`/api/businesses?${new URLSearchParams({ city })}`)
      return (list as { readonly businesses: { readonly name: string }[] }).businesses.map(({ name }) => name)
    }
    expect(await named('강남구')).toEqual(['다온 약국'])
    expect((await named('서울')).length).toBeGreaterThan(1)
  })

  test('a card names the district', async () => {
    expect((await page('/search?q=%EB%8B%A4%EC%98%A8')).html).toContain('강남구, 서울')
  })

  test('GET /sitemap-cities.xml → the districts, too', async () => {
    const more = [6, 7].map((id) => row(id, `마루 약국 ${id}`, `서울특별시 강남구 테헤란로 ${id}`))
    await importRows(site.app, more)
    const text = await (await site.app.fetch('/sitemap-cities.xml')).text()
    expect(text).toContain(path('city', '서울', '강남구'))
    // Two businesses are too few.
    expect(text).not.toContain(path('city', '서울', '중구'))
  })
})
