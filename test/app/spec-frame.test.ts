import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { City } from '../../src/domain/directory/directory.ts'
import { between, linksOf, textOf } from './html-parts.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const headerItems = [
  ['홈', '/'],
  ['업체 검색', '/businesses'],
]
const headerCategories = [
  ['음식점', '/category/restaurants'],
  ['병원·건강', '/category/healthcare'],
  ['자동차', '/category/auto-services'],
  ['미용·웰니스', '/category/beauty-wellness'],
  ['집수리·생활', '/category/home-services'],
  ['전문 서비스', '/category/professional-services'],
]
const headerCities = ['서울', '부산', '인천', '대구', '대전'].map((name) => [name, `/city/${name}`])
const aboutAndContact = [
  ['소개', '/about'],
  ['문의', '/contact'],
]

describe('frame and home of the specification', () => {
  let app: TestApp
  let home = ''
  let footer = ''
  beforeAll(async () => {
    app = await startTestApp('sqlite', {
      sampleData: true,
      environment: { CONTACT_EMAIL: 'desk@example.org' },
    })
    home = await (await app.fetch('/')).text()
    footer = between(home, '<footer', '</footer>')
  })
  afterAll(() => app.close())

  const main = () => between(home, '<main', '</main>')
  const section = (id: string) => between(main(), `aria-labelledby="${id}"`, '</section>')

  test('§2 header: the logo links home', () => {
    expect(linksOf(between(home, '<header', '</header>'))[0]?.[1]).toBe('/')
  })

  test('§2 header: Home, Business search, Categories (six linked), Cities (five), About, Contact', () => {
    expect(linksOf(between(home, 'aria-label="주 메뉴"', '</nav>'))).toEqual([
      ...headerItems,
      ...headerCategories,
      ['모든 카테고리', '/categories'],
      ...headerCities,
      ['모든 도시', '/cities'],
      ...aboutAndContact,
    ])
  })

  test('§2 header: the side drawer has the same items', () => {
    const drawer = linksOf(between(home, 'aria-label="전체 메뉴"', '</nav>')).map(String)
    const wanted = [...headerItems, ...headerCategories, ...headerCities, ...aboutAndContact].map(String)
    expect(wanted.filter((item) => !drawer.includes(item))).toEqual([])
  })

  test('§2 footer: brand blurb and contact lines', () => {
    expect(textOf(footer)).toContain('누구나 무료로 찾아보는 생활 안내판입니다')
    expect(linksOf(footer)).toContainEqual(['desk@example.org', 'mailto:desk@example.org'])
    expect(textOf(footer)).toContain('영업일 기준 24시간 안에 답변합니다')
  })

  test('§2 footer: four social icon links', () => {
    const social = linksOf(footer).filter(([text]) => text.includes('공유하기'))
    expect(social.map(([text]) => text.split('에 ')[0])).toEqual(['Facebook', 'X', 'LINE', 'LinkedIn'])
  })

  test('§2 footer: eight categories, their slugs lowercase with hyphens, education and entertainment among them', () => {
    const slugs = linksOf(footer).flatMap(([, address]) => /^\/category\/(.+)$/.exec(address)?.[1] ?? [])
    expect(slugs).toEqual([
      'restaurants',
      'healthcare',
      'auto-services',
      'beauty-wellness',
      'home-services',
      'professional-services',
      'education',
      'entertainment',
    ])
  })

  test('§2 footer: the first 8 popular cities with business counts', async () => {
    const popular = (await app.json('/api/cities/popular')) as City[]
    const cities = linksOf(footer).filter(([, address]) => address.startsWith('/city/'))
    expect(cities).toEqual(
      popular
        .slice(0, 8)
        .map(({ name, shown, businessCount }) => [
          `${shown.name} ${businessCount.toLocaleString('ko-KR')}곳`,
          `/city/${name}`,
        ]),
    )
  })

  test('§2 footer: quick links, Add Business and Advertise among them', () => {
    const column = footer.split('바로가기')[1] ?? ''
    expect(
      linksOf(column)
        .slice(0, 6)
        .map(([, address]) => address),
    ).toEqual(['/about', '/contact', '/add-business', '/advertise', '/privacy-policy', '/terms-of-service'])
  })

  test('§2 footer: a statistics strip, the copyright line of 2025 with the sitemap link', async () => {
    const figures = (await app.json('/api/statistics')) as Record<string, number>
    const count = (name: string) => figures[name]?.toLocaleString('ko-KR')
    expect(textOf(footer)).toContain(
      `등록 업체 ${count('totalBusinesses')}곳 확인된 업체 ${count('verifiedBusinesses')}곳 카테고리 ${count('categories')}개 도시 ${count('totalCities')}곳`,
    )
    expect(textOf(footer)).toMatch(/© 2025 온동네 사이트맵$/)
    expect(linksOf(footer).at(-1)).toEqual(['사이트맵', '/sitemap.xml'])
  })

  test('§1 footer: the disclaimer: from public online sources, free, not guaranteed accurate or complete', () => {
    const text = textOf(footer)
    const parts = ['공개된 온라인 자료에서 모은 것', '무료로 제공', '정확하거나 빠짐없다고 보증하지 않습니다']
    expect(parts.filter((part) => !text.includes(part))).toEqual([])
  })

  test('§2 home 1: a keyword and a location input, which GET /search takes; four statistics', async () => {
    const form = between(main(), 'action="/search"', '</form>')
    expect([...form.matchAll(/<input[^>]*name="(\w+)"/g)].map(([, name]) => name)).toEqual(['q', 'location'])
    expect([...main().matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, label]) => label)).toEqual([
      '등록 업체',
      '확인된 업체',
      '카테고리',
      '도시',
    ])
    const { totalBusinesses } = (await app.json('/api/statistics')) as { totalBusinesses: number }
    expect(textOf(main())).toContain(totalBusinesses.toLocaleString('ko-KR'))
  })

  test('§2 home 2: four value cards: verified businesses, genuine reviews, worldwide service, daily updates', () => {
    const titles = [...section('values').matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)
    expect(titles).toEqual(['확인된 업체', '실제 리뷰', '세계 어디서나', '매일 업데이트'])
  })

  test('§2 home 3: Popular Cities: 12 tiles with their count, a View All Cities link', () => {
    const [more, ...tiles] = linksOf(section('popular-cities'))
    expect(more).toEqual(['View All Cities', '/cities'])
    expect(tiles).toHaveLength(12)
    expect(
      tiles.filter(([text, address]) => !/[\d,]+곳$/.test(text) || !address.startsWith('/city/')),
    ).toEqual([])
  })

  test.each([
    ['4', 'recommended', 'Recommended for You', 'Browse All', '/businesses'],
    ['5', 'latest', 'Recently Added', 'View All Latest', '/businesses?sort=latest'],
  ])('§2 home %s: %s: %s: 6 cards with a %s link', (_, id, title, label, address) => {
    const html = section(id)
    expect(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]).toBe(title)
    expect(linksOf(html)[0]).toEqual([label, address])
    expect(html.match(/<article /g)).toHaveLength(6)
  })

  test('§2 home 6: a banner with Add Your Business and Learn More', () => {
    expect(linksOf(section('join')).map(([text]) => text)).toEqual([
      'Add Your Business',
      expect.stringMatching(/^Learn More/),
    ])
  })

  test('§1 GET /contact → changes of a listing by e-mail, the configured address', async () => {
    const html = between(await (await app.fetch('/contact')).text(), '<main', '</main>')
    expect(textOf(html)).toContain('업체 정보 수정과 삭제')
    expect(linksOf(html).map(([, address]) => address.split('?')[0])).toContain('mailto:desk@example.org')
  })
})
