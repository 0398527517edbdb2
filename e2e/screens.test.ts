import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { openPage, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

const many = Array.from({ length: 45 }, (_, index) => ({
  name: `골목 ${index % 2 ? '식당' : '치과'} ${index}`,
  place_id: `ChIJmany${index}`,
  category: index % 2 ? 'Restaurant' : 'Dentist',
  full_address: `서울특별시 마포구 양화로 ${100 + index}`,
  country: '대한민국',
  rating: '3.9',
  reviews: '5',
  working_hours: JSON.stringify(
    Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
        day,
        'Closed',
      ]),
    ),
  ),
}))
const detail = `/business/${businessId('ChIJseoul00000000000000001')}`

describe('screens in a browser', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, [...listingRows, ...many]) })

  const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
  const pageText = (page: Page) =>
    page.getByRole('navigation', { name: '페이지' }).locator('span.text-sm').textContent()

  test('§2 the header is sticky', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await page.evaluate(() => window.scrollTo(0, 900))
    expect((await page.locator('.site-header').boundingBox())?.y).toBe(0)
    await page.close()
  })

  test.each([
    ['Enter', (page: Page) => page.locator('input[name=q]').press('Enter')],
    [
      'the search button',
      (page: Page) => page.locator('.search-bar').getByRole('button', { name: '검색' }).click(),
    ],
  ])('§2 home: %s goes to /search with q and location by a full page load', async (_, submit) => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    await whenAlive(page, '.search-bar')
    await page.evaluate(() => {
      document.documentElement.dataset.before = 'yes'
    })
    await page.locator('input[name=q]').fill('골목 & 식당')
    await page.locator('input[name=location]').fill('서울 마포')
    await submit(page)
    await page.waitForURL(/\/search\?/)
    expect(parameters(page)).toEqual({ q: '골목 & 식당', location: '서울 마포' })
    expect(await page.evaluate(() => document.documentElement.dataset.before)).toBeUndefined()
    await page.close()
  })

  test('§2 browse: Previous / Page X of Y / Next', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    expect(await pageText(page)).toBe('Page 1 of 3')
    expect(await page.getByRole('link', { name: 'Previous' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect.poll(() => pageText(page)).toBe('Page 2 of 3')
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect.poll(() => pageText(page)).toBe('Page 1 of 3')
    await page.close()
  })

  test.each([true, false])(
    '§2 §4 browse: the search box runs on Enter and on its button, and goes back to page 1 (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page, problems } = await openPage(site.browser, site.app.origin, { javaScriptEnabled })
      const box = page.locator('.find-form input[name=search]')
      const count = () => page.locator('main .list-head [role=status]').textContent()
      for (const submit of [
        () => box.press('Enter'),
        () => page.locator('.find-form').getByRole('button', { name: '검색' }).click(),
      ]) {
        await page.goto('/businesses?city=%EC%84%9C%EC%9A%B8&page=3')
        if (javaScriptEnabled) await whenAlive(page, '.find-form')
        await box.fill('골목 식당')
        await submit()
        await page.waitForURL(/search=/)
        // Without JavaScript the empty field is sent too.
        const sent = Object.entries(parameters(page)).filter(([, value]) => value)
        expect(Object.fromEntries(sent)).toEqual({ search: '골목 식당', city: '서울' })
        await expect.poll(count).toBe('서울 · 골목 식당 22곳')
        await expect.poll(() => pageText(page)).toBe('Page 1 of 2')
      }
      expect(problems).toEqual([])
      await page.close()
    },
  )

  test('§4 a change of category goes back to page 1', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses?page=2')
    await whenAlive(page, '.filter-form')
    await page.getByLabel('카테고리').selectOption('Dentist')
    await page.waitForURL(/category=/)
    expect(parameters(page)).toEqual({ category: 'Dentist' })
    await page.close()
  })

  test('§2 Open is green, Closed is red', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/city/%EC%84%9C%EC%9A%B8')
    const colour = async (word: string) => {
      const text = await page
        .locator('.state', { hasText: word })
        .first()
        .evaluate((badge) => getComputedStyle(badge).color)
      const [red = 0, green = 0] = text.match(/[\d.]+/g)?.map(Number) ?? []
      return { red, green }
    }
    const [open, closed] = [await colour('Open'), await colour('Closed')]
    expect(open.green).toBeGreaterThan(2 * open.red)
    expect(closed.red).toBeGreaterThan(2 * closed.green)
    await page.close()
  })

  test('§9 hero height 500 px; 5 stars filled by floor', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto(detail)
    expect((await page.locator('.detail-hero').boundingBox())?.height).toBe(500)
    const widths = await page
      .locator('.detail-hero .stars')
      .evaluate((stars) =>
        [getComputedStyle(stars, '::before').width, getComputedStyle(stars).width].map(Number.parseFloat),
      )
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(4 / 5)
    await page.close()
  })

  test('§9 data is never stale: no call again on return or focus', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname)
    })
    await page.goto('/about')
    await whenAlive(page, '.drawer')
    await page.getByRole('link', { name: '업체 검색' }).first().click()
    await page.locator('article').first().waitFor()
    const first = calls.length
    expect(first).toBeGreaterThan(0)
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('소개')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.getByRole('link', { name: '업체 검색' }).first().click()
    await page.locator('article').first().waitFor()
    expect(calls.length).toBe(first)
    await page.close()
  })

  test.each([
    ['/businesses', '**/api/businesses?**', '업체 검색', 'Error Loading Businesses'],
    ['/city', '**/api/city/**', '서울', 'City Not Found'],
    ['/category', '**/api/category/**', '음식점', 'Category Not Found'],
  ])('§8 %s: a call that fails is made once, and the page says so', async (_, call, link, title) => {
    const { page } = await openPage(site.browser, site.app.origin)
    let calls = 0
    await page.route(call, (route) => {
      calls++
      return route.fulfill({ status: 500, body: 'down' })
    })
    await page.goto('/about')
    await whenAlive(page, '.drawer')
    await page
      .locator('footer, header')
      .getByRole('link', { name: link })
      .filter({ visible: true })
      .first()
      .click()
    await page.locator('.notice').waitFor()
    expect(await page.locator('.notice :is(h1, h2)').textContent()).toBe(title)
    expect(calls).toBe(1)
    await page.close()
  })

  test('§2 detail: a skeleton while loading, business not found where that fails', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    let answer: () => void = () => undefined
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/businesses/slug/**', async (route) => {
      await isAsked
      await route.fulfill({ status: 500, body: 'down' })
    })
    await page.goto('/city/%EC%84%9C%EC%9A%B8')
    await whenAlive(page, '.drawer')
    await page.locator('.row-link').first().click()
    await page.locator('.skeleton .detail-hero').waitFor()
    answer()
    await page.locator('.notice').waitFor()
    expect(await page.locator('h1').textContent()).toBe('업체를 찾을 수 없습니다')
    expect(await page.locator('.notice').getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/')
    await page.close()
  })

  test.each(['서울', '음식점'])('§2 %s: cards of a skeleton while loading', async (link) => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.route(/\/api\/(city|category)\//, () => undefined)
    await page.goto('/about')
    await whenAlive(page, '.drawer')
    await page.locator('footer').getByRole('link', { name: link }).first().click()
    await expect.poll(() => page.locator('.row.skeleton').count()).toBe(6)
    await page.close()
  })

  test('§2 category: its header stands while it loads and has no dangling separator, nor has the error', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    let answer: () => void = () => undefined
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/category/**', async (route) => {
      await isAsked
      await route.fulfill({ status: 500, body: 'down' })
    })
    await page.goto('/about')
    await whenAlive(page, '.drawer')
    await page.locator('footer').getByRole('link', { name: '음식점' }).first().click()
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Restaurants')
    expect(await page.locator('main header').textContent()).toBe('Restaurants음식점')
    answer()
    await page.locator('.notice').waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/·\s*$/)
    expect(await page.title()).not.toContain('·')
    await page.close()
  })
})
