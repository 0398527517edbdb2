import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { Refusal } from '../../src/server/admission/refusal.ts'
import { between, linksOf, textOf } from './html-parts.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const origin = 'http://127.0.0.1:3000'
const seoulId = businessId('ChIJseoul00000000000000001')
const seoul = '/city/%EC%84%9C%EC%9A%B8'

describe.each(engines)('languages on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app)
  })
  afterAll(() => app.close())

  const page = async (path: string) => {
    const answer = await app.fetch(path)
    return { answer, status: answer.status, html: await answer.text() }
  }
  const alternatesOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, name = '', to]) => [
        name,
        to,
      ]),
    )

  test.each([
    ['/en', 'Every local business'],
    ['/tr', 'Mahalledeki tüm işletmeler'],
    ['/en/businesses', 'Find businesses'],
    ['/en/search?q=kuaf%C3%B6r', 'Gül Kuaför'],
    [`/en${seoul}`, 'Seoul'],
    [`/tr${seoul}`, 'Seul'],
    ['/tr/category/hair-salon', 'Kuaför'],
    [`/en/business/${seoulId}`, 'Korean restaurant'],
    ['/en/privacy-policy', 'January 28, 2025'],
    ['/tr/privacy-policy', '28 Ocak 2025'],
    ['/en/add-business', 'Adding a business is free'],
  ])('GET %s → 200, in its language, under its own address', async (path, text) => {
    const { status, html } = await page(path)
    const language = path.slice(1, 3)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${language}">`)
    expect(textOf(between(html, '<main', '</main>'))).toContain(text)
    expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(
      new RegExp(`^${origin}/${language}(/|$)`),
    )
    const internal = linksOf(html).filter(([, to]) => to.startsWith('/') && !/\.xml$/.test(to))
    const others = internal.filter(([, to]) => !to.startsWith(`/${language}`))
    // All links stay in the language, but for those of the language switch.
    expect(new Set(others.map(([name]) => name))).toEqual(
      new Set(['한국어', language === 'en' ? 'Türkçe' : 'English']),
    )
  })

  test('GET a page → hreflang for each language, in each of them the same', async () => {
    const expected = {
      ko: `${origin}/businesses`,
      en: `${origin}/en/businesses`,
      tr: `${origin}/tr/businesses`,
      'x-default': `${origin}/en/businesses`,
    }
    for (const path of ['/businesses', '/en/businesses', '/tr/businesses'])
      expect(alternatesOf((await page(path)).html)).toEqual(expected)
    expect(alternatesOf((await page('/en/businesses?rating=4')).html)).toEqual({})
  })

  test('GET the same page in two languages → each its own bytes and ETag, each kept', async () => {
    const [korean, english] = [await page('/businesses'), await page('/en/businesses')]
    const etags = [korean, english].map(({ answer }) => answer.headers.get('etag') ?? '')
    expect(new Set(etags).size).toBe(2)
    const again = await app.fetch('/en/businesses', { headers: { 'if-none-match': etags[1] ?? '' } })
    const crossed = await app.fetch('/en/businesses', { headers: { 'if-none-match': etags[0] ?? '' } })
    expect([again.status, crossed.status]).toEqual([304, 200])
    expect(english.answer.headers.get('vary')).toBe('accept-encoding')
  })

  test('GET a page with Accept-Language → the page of the address, never another one', async () => {
    const headers = { 'accept-language': 'tr-TR,tr;q=0.9' }
    const answer = await app.fetch('/about', { headers })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<html lang="ko">')])
  })

  test.each([
    ['/en/no/such', 'en', '404 Page Not Found'],
    ['/tr/no-such', 'tr', '404 Sayfa bulunamadı'],
    ['/tr/city/nowhere', 'tr', 'Şehir bulunamadı'],
    ['/en/details/none', 'en', 'Business not found'],
    ['/tr/category/none', 'tr', 'Kategori bulunamadı'],
    ['/ko/no-such', 'ko', '404 Page Not Found'],
  ])('GET %s → 404 in %s', async (path, language, text) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(text)
  })

  test('GET /en/category/Hair Salons → 301 within the language', async () => {
    const { answer } = await page('/en/category/Hair%20Salons')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/category/hair-salon'])
  })

  test('POST /tr/add-business with mistakes → 422 in Turkish; without → 303 to the confirmation in Turkish', async () => {
    const post = (fields: Record<string, string>) =>
      app.fetch('/tr/add-business', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
    const wrong = await post({ name: '!!!', email: 'x', phone: 'x', description: 'a'.repeat(1001) })
    expect(wrong.status).toBe(422)
    const html = textOf(await wrong.text())
    for (const part of [
      'Adda bir harf veya rakam olmalı.',
      'Kategoriyi yazın.',
      'E-posta adresini name@example.com biçiminde yazın.',
      'Tek bir telefon numarasını 7 ile 15 rakam arasında',
      'En çok 1.000 karakter yazın.',
    ])
      expect(html).toContain(part)
    const fields = { name: 'Gül', category: 'Kuaför', address: 'Moda Cd. 1, Kadıköy', country: 'Türkiye' }
    const taken = await post({ ...fields, email: 'a@example.org' })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/tr/add-business?submitted=1'])
    expect((await page('/tr/add-business?submitted=1')).html).toContain('Başvurunuzu aldık')
  })

  test('GET /api/… with lang → the directory’s words in that language; without → as before', async () => {
    const path = `/api/businesses/${seoulId}`
    const text = async (query: string) => (await app.fetch(path + query)).text()
    expect(await text('?lang=ko')).toBe(await text(''))
    expect(JSON.parse(await text(''))).toMatchObject({
      categoryLabel: '한식',
      shownAbout: { 서비스: { 배달: true } },
    })
    expect(JSON.parse(await text('?lang=tr'))).toMatchObject({
      categoryLabel: 'Kore restoranı',
      shownHours: { Monday: '24 saat açık' },
      shownPlace: { city: 'Seul' },
      shownAbout: { 'Hizmet seçenekleri': { Teslimat: true } },
    })
    const list = (await app.json('/api/businesses?facets=1&lang=en')) as {
      facets: { categories: { categoryLabel: string }[] }
    }
    expect(list.facets.categories.map(({ categoryLabel }) => categoryLabel)).toContain('Hair salon')
    expect((await app.fetch('/api/businesses?lang=xx')).status).toBe(400)
    expect((await app.fetch('/api/statistics?lang=xx')).status).toBe(400)
  })

  test('GET /api/suggest with lang → names and addresses of that language', async () => {
    const ask = async (query: string) =>
      (await app.json(`/api/suggest?${query}`)) as {
        suggestions: { text: string; href: string; detail?: string }[]
      }
    const english = await ask('q=hair&lang=en')
    expect(english.suggestions).toContainEqual(
      expect.objectContaining({ kind: 'category', text: 'Hair salon', href: '/en/search?q=Hair%20salon' }),
    )
    // A name in another language is what was typed.
    expect((await ask('q=seo&lang=tr')).suggestions[0]).toMatchObject({ text: 'Seoul' })
    expect((await ask('q=se&lang=tr&of=places')).suggestions[0]).toMatchObject({
      text: 'Seul',
      href: `/tr${seoul}`,
    })
    expect((await ask('q=G%C3%BCl&lang=en')).suggestions[0]).toMatchObject({
      detail: 'Hair salon · İstanbul',
    })
  })

  test('GET /en/sitemap.xml → sitemaps of its own, whose pages name each other', async () => {
    const xml = async (path: string) => (await app.fetch(path)).text()
    const index = await xml('/en/sitemap.xml')
    expect([...index.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual(
      // Its few trades and cities are not for search engines.
      ['pages', 'businesses-1'].map((part) => `${origin}/en/sitemap-${part}.xml`),
    )
    const listings = await xml('/en/sitemap-businesses-1.xml')
    const entry = between(listings, `<loc>${origin}/en/business/${seoulId}</loc>`, '</url>')
    expect(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, name, to]) => [name, to]),
    ).toEqual([
      ['ko', `${origin}/business/${seoulId}`],
      ['en', `${origin}/en/business/${seoulId}`],
      ['tr', `${origin}/tr/business/${seoulId}`],
      ['x-default', `${origin}/en/business/${seoulId}`],
    ])
    expect(await xml('/tr/sitemap-pages.xml')).toContain(`<loc>${origin}/tr</loc>`)
    expect((await app.fetch('/ja/sitemap.xml')).status).toBe(404)
  })

  test('GET /en/share/… → pictures of their own', async () => {
    const bytes = async (path: string) =>
      Buffer.from(await (await app.fetch(path)).arrayBuffer()).toString('base64')
    for (const name of ['site', seoulId])
      expect(await bytes(`/en/share/${name}.png`)).not.toBe(await bytes(`/share/${name}.png`))
    expect((await page(`/en/business/${seoulId}`)).html).toContain(
      `property="og:image" content="${origin}/en/share/${seoulId}.png"`,
    )
  })

  test('GET /ja → the frame in Japanese, the rest in English; linked and indexed nowhere', async () => {
    const { status, html } = await page('/ja/businesses')
    expect(status).toBe(200)
    expect(html).toContain('<html lang="ja">')
    expect(textOf(between(html, '<header', '</header>'))).toContain('店舗検索')
    expect(textOf(between(html, '<footer', '</footer>'))).toContain('プライバシーポリシー')
    expect(textOf(between(html, '<main', '</main>'))).toContain('Find businesses')
    expect(html).toContain('content="noindex, follow"')
    expect(alternatesOf(html)).toEqual({})
    expect((await page('/businesses')).html).not.toContain('/ja')
    expect((await page('/ja/about')).html).toContain('free notice board')
  })
})

test.each([
  ['/about', '잠시만 기다려 주십시오', '지금 이용자가 많습니다.'],
  ['/en/about', 'One moment, please', 'Many people are visiting right now.'],
  ['/tr/about', 'Lütfen biraz bekleyin', 'Şu anda çok ziyaretçi var.'],
])('GET %s while the server is busy → 503 with words of its language', async (path, ...parts) => {
  const refusing = { atOnce: 1, run: () => Promise.reject(new Refusal('busy')), close: async () => undefined }
  const app = await startTestApp('sqlite', { reads: async () => refusing })
  const answer = await app.fetch(path)
  const html = await answer.text()
  await app.close()
  expect(answer.status).toBe(503)
  for (const part of parts) expect(html).toContain(part)
})

test.each([
  ['/about', '화면을 열지 못했습니다'],
  ['/en/details/none', 'This page could not be opened'],
  ['/tr/about', 'Sayfa açılamadı'],
])(
  'GET %s where something unexpected fails → 500, a page in its language, which tells no secret',
  async (path, title) => {
    const failing = {
      atOnce: 1,
      run: () => Promise.reject(new Error('secret')),
      close: async () => undefined,
    }
    const app = await startTestApp('sqlite', { reads: async () => failing })
    const answer = await app.fetch(path)
    const html = await answer.text()
    const call = await app.fetch('/api/statistics')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(html).toContain(`<h1 class="text-xl font-bold">${title}</h1>`)
    expect(html).not.toContain('secret')
    expect([call.status, await call.json()]).toEqual([500, { message: 'Internal Server Error' }])
    await app.close()
  },
)
