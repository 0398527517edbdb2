import { describe, expect, test } from 'vitest'
import type { Business, DirectoryApi } from '../domain/directory/directory.ts'
import { render } from './entry-server.tsx'
import { koreanHref as href } from './routes.ts'
import { inEachLanguage, sampleBusiness, sampleDirectory } from './testing/sample-directory.ts'

const site = {
  name: '온동네',
  origin: 'https://example.org',
  contactEmail: 'hello@example.org',
  adScriptUrl: '',
}
/** A Saturday, 14:00 in Seoul. */
const now = Date.UTC(2026, 10, 21, 5)
const business = sampleBusiness()
const many = Array.from({ length: 45 }, (_, index) =>
  sampleBusiness({ id: `id-${index}`, slug: `slug-${index}`, name: `가게 ${index}` }),
)

const show = (url: string, businesses: readonly Business[] = [business], api?: Partial<DirectoryApi>) =>
  render({ url, directory: inEachLanguage({ ...sampleDirectory(businesses), ...api }), site, now })

describe('home', () => {
  test('shows its sections in order, six cards each', async () => {
    const { status, body, head } = await show('/', many)
    expect(status).toBe(200)
    expect(head).toContain('<link rel="canonical" href="https://example.org/" data-page>')
    const marks = [
      '1,284,310',
      '확인된 업체',
      'Popular Cities',
      'Recommended for You',
      'Recently Added',
      'Add Your Business',
    ]
    const places = marks.map((mark) => body.indexOf(mark))
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    expect(body.match(/class="business-card"/g)).toHaveLength(12)
  })

  test('the search is a plain form', async () => {
    const { body } = await show('/')
    const form = /<form[^>]*>/.exec(body)?.[0]
    expect(form).toContain('action="/search"')
    expect(form).toContain('method="get"')
    expect(/<input[^>]*name="q"[^>]*>/.exec(body)?.[0]).toContain('required')
  })

  test('nothing in the markup needs an inline style or handler', async () => {
    for (const url of ['/', href.details(business.slug), '/businesses']) {
      expect((await show(url)).body).not.toMatch(/ style="| on[a-z]+="/)
    }
  })
})

describe('detail', () => {
  test('shows the facts, today and the next change', async () => {
    const { status, body, validUntil } = await show(href.details(business.slug))
    expect(status).toBe(200)
    expect(body).toContain('href="tel:+8223001000"')
    expect(body).toContain('영업 중 · 18:00에 마감')
    expect(body).toContain('10:00–18:00')
    expect(body).toMatch(/hours-today"><dt>토요일/)
    expect(validUntil).toBe(business.openStateChangesAt)
  })

  test('says what is not known', async () => {
    const unknown = {
      openingHours: {},
      usualHours: { Monday: '09:00–18:00' },
      openState: 'unknown',
      openStateChangesAt: null,
    } as const
    const { body, head, validUntil } = await show(href.details(business.slug), [
      sampleBusiness({ ...unknown, phone: null, phoneE164: null, zipCode: '' }),
    ])
    expect(body).toContain('영업시간을 모릅니다')
    expect(body).toMatch(/<details[^>]*><summary>.*일반적인 영업시간 · 확인되지 않음<.*09:00–18:00/)
    expect(body).not.toMatch(/hours-today|오늘/)
    expect(body).not.toContain('tel:')
    expect(head).not.toContain('openingHours')
    expect(validUntil).toBeNull()
  })

  test.each([href.details(business.slug), '/businesses'])(
    'what is no valid number is shown on %s, and not linked',
    async (url) => {
      const { body } = await show(url, [sampleBusiness({ phone: 'ask at the desk', phoneE164: null })])
      expect(body).toContain('ask at the desk')
      expect(body).not.toContain('tel:')
    },
  )

  test('hours that name no days are shown as the source has them', async () => {
    const hours = { Hours: 'By appointment' }
    const words = { openingHours: hours, shownHours: hours, openState: 'unknown' } as const
    const { body, validUntil } = await show(href.details(business.slug), [
      sampleBusiness({ ...words, openStateChangesAt: null }),
    ])
    expect(body).toContain('By appointment')
    expect(body).not.toMatch(/일반적인 영업시간|class="hours"/)
    expect(validUntil).toBe(Date.UTC(2026, 10, 21, 15))
  })

  test('the category is shown in Korean', async () => {
    const category = { category: 'Hair salon', categoryLabel: '미용실', categorySlug: 'hair-salon' }
    const { body } = await show(href.details(business.slug), [sampleBusiness(category)])
    expect(body).toMatch(/href="\/category\/hair-salon"[^>]*><svg.*?<\/svg>미용실</)
  })

  test('texts of the listing are text, under Detailed Information; nothing where there is none', async () => {
    const { body, state } = await show(href.details(business.slug), [
      sampleBusiness({ uniqueContent: '<script>alert(1)</script>\n둘째' }),
    ])
    expect(body).toMatch(
      />Detailed Information<\/h2><div[^>]*><p>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/p><p>둘째<\/p>/,
    )
    expect((await show(href.details(business.slug))).body).not.toContain('Detailed Information')
    expect(state).not.toContain('<')
  })

  test('an older slug has moved, the id has not', async () => {
    const old = await show(href.details(`old-${business.id}`))
    expect(old.redirect).toBe(href.details(business.slug))
    const byId = await show(href.business(business.id))
    expect(byId.redirect).toBeUndefined()
    expect(byId.head).toContain(`rel="canonical" href="https://example.org/business/${business.id}"`)
  })

  test('none: 404', async () => {
    const { status, body, head } = await show('/details/none')
    expect(status).toBe(404)
    expect(body).toContain('업체를 찾을 수 없습니다')
    expect(head).toContain('noindex')
  })

  test('none: the words of its address are offered as a search', async () => {
    const { body } = await show(encodeURI('/details/느티나무-식당-부산-ChIJnon'))
    expect(body).toContain(`href="${href.search({ search: '느티나무 식당 부산' })}"`)
    expect(body).toContain('‘느티나무 식당 부산’ 찾기')
    expect((await show('/business/none')).body).toContain(`href="${href.browse()}" class="button-primary"`)
  })
})

describe('lists', () => {
  test('pages are links', async () => {
    const { body } = await show('/businesses?page=2', many)
    expect(body.match(/<article class="row /g)).toHaveLength(20)
    expect(body).toContain('href="/businesses" rel="prev"')
    expect(body).toContain('href="/businesses?page=3" rel="next"')
  })

  test('the head names the pages before and after', async () => {
    const { head } = await show('/businesses?page=2', many)
    expect(head).toContain('<link rel="prev" href="https://example.org/businesses" data-page>')
    expect(head).toContain('<link rel="next" href="https://example.org/businesses?page=3" data-page>')
    expect((await show('/businesses?page=3', many)).head).not.toContain('rel="next"')
  })

  test('a count that is capped says so', async () => {
    const listBusinesses = async () => ({
      businesses: [business],
      totalCount: 10_000,
      totalPages: 500,
      totalCountIsCapped: true,
    })
    const { body } = await show('/businesses?city=%EC%84%9C%EC%9A%B8', [business], { listBusinesses })
    expect(body).toContain('role="status">서울 10,000+곳</p>')
  })

  test('what is open now is told for a minute only', async () => {
    const { validUntil, head } = await show('/businesses?open=1')
    expect(validUntil).toBe(now + 60_000)
    expect(head).toContain('noindex')
  })

  test('empty and filtered lists are not indexed', async () => {
    const empty = await show('/businesses?search=zzz')
    expect(empty.body).toContain('Clear Filters')
    expect(empty.head).toContain('noindex')
    expect((await show('/businesses')).head).not.toContain('noindex')
    expect((await show('/search?q=a')).head).toContain('noindex')
  })

  test.each([
    ['/city/none', 'City Not Found'],
    ['/city/none?page=2', 'City Not Found'],
    ['/category/none', 'Category Not Found'],
    ['/category/none/none', 'Category Not Found'],
    ['/category/restaurants/none', 'City Not Found'],
    ['/none', '404 Page Not Found'],
  ])('%s: 404, %s, in its title too', async (url, title) => {
    const { status, body, head } = await show(url)
    expect(status).toBe(404)
    expect(body).toContain(title)
    expect(head).toContain(`<title data-page>${title} — 온동네</title>`)
    expect(head).not.toContain('none의')
  })

  test('a city under another spelling has moved to its own name, page and all', async () => {
    const seoul = encodeURIComponent('서울')
    expect((await show('/city/Seoul')).redirect).toBe(`/city/${seoul}`)
    expect((await show('/city/Seoul?page=2', many)).redirect).toBe(`/city/${seoul}?page=2`)
    expect((await show(`/city/${seoul}`)).redirect).toBeUndefined()
  })

  test('a photo that is named by http is asked for by https', async () => {
    const { body } = await show('/businesses', [sampleBusiness({ photos: ['http://photos.example/1.jpg'] })])
    expect(body).toContain('src="https://photos.example/1.jpg"')
  })

  test('a category is named as its slug says', async () => {
    const { body } = await show('/category/restaurants')
    expect(body).toContain('>Restaurants</h1>')
  })
})

describe('link previews', () => {
  test.each([
    ['/', [], 'https://example.org/share/site.png'],
    [href.business(business.id), [business], `https://example.org/share/${business.id}.png`],
    [
      href.business(business.id),
      [sampleBusiness({ photos: [] })],
      `https://example.org/share/${business.id}.png`,
    ],
  ])('%s, %#: its picture', async (url, businesses, image) => {
    const { head } = await show(url, businesses)
    expect(head).toContain(`property="og:image" content="${image}"`)
    expect(head).toContain(`name="twitter:image" content="${image}"`)
    expect(head).toContain('name="twitter:card" content="summary_large_image"')
  })

  test.each(['/city/서울', '/category/restaurants', '/en/category/restaurants/서울/마포구'])(
    '%s: the picture of the trade or the place',
    async (path) => {
      const { head } = await show(`${path}?open=1&page=2`)
      const [, language = '', rest = ''] = /^(\/en)?(.*)$/.exec(path) ?? []
      const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(head) ?? []
      expect(decodeURI(image)).toBe(`https://example.org${language}/share${rest}.png`)
    },
  )

  test('a photo of another site stands beside ours, after it', async () => {
    const { head } = await show(href.business(business.id), [business])
    const images = [...head.matchAll(/property="og:image" content="([^"]+)"/g)].map(([, address]) => address)
    expect(images).toEqual([`https://example.org/share/${business.id}.png`, 'https://photos.example/1.jpg'])
  })
})

describe('add a business', () => {
  test('a form that could not be taken is shown again, values and errors, in markup and state', async () => {
    const form = {
      values: { name: '<식당>' },
      errors: { email: 'no-email' },
      failure: 'too-many',
    } as const
    const { body, state } = await render({
      url: '/add-business',
      directory: inEachLanguage(sampleDirectory([])),
      site,
      now,
      form,
    })
    expect(body).toContain('value="&lt;식당&gt;"')
    expect(body).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-error email-hint"/)
    expect(body).toContain(
      '<p id="email-error" class="field-error">이메일 주소를 name@example.com 형식으로 입력해 주세요.</p>',
    )
    expect(body).toContain('한 시간에 등록할 수 있는 횟수를 넘었습니다.')
    expect(JSON.parse(state).form).toEqual(form)
  })

  test('the confirmation is not indexed', async () => {
    const { body, head } = await show('/add-business?submitted=1')
    expect(body).toContain('등록 신청을 받았습니다')
    expect(head).toContain('noindex')
  })
})

describe('state', () => {
  test('is the same whenever it is rendered', async () => {
    const input = { url: '/', directory: inEachLanguage(sampleDirectory([business])), site }
    const first = await render({ ...input, now })
    const second = await render({ ...input, now: now + 60_000 })
    expect(second.state).toBe(first.state)
  })

  test('a failing read shows the error and is told apart', async () => {
    const failing = { listBusinesses: () => Promise.reject(new Error('down')) }
    const { status, failure, body, head, state } = await show('/businesses', [business], failing)
    expect([status, failure]).toEqual([503, new Error('down')])
    expect(body).toContain('Error Loading Businesses')
    expect(head).toContain('noindex')
    expect(JSON.parse(state)).toMatchObject({ failed: true })
  })
})
