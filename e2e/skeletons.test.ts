import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

describe('while loading', () => {
  const site = useSite()

  test('home: skeleton placeholders, 6 cards per section, at rest under reduced motion', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { reducedMotion: 'reduce' })
    // Calls that are never answered.
    await page.route('**/api/businesses/**', () => undefined)
    await page.goto('/about')
    await whenAlive(page, '.drawer')
    await page.getByRole('link', { name: '홈', exact: true }).first().click()
    const cards = page.locator('.business-card.skeleton')
    await expect.poll(() => cards.count()).toBe(12)
    expect(await cards.first().evaluate((each) => getComputedStyle(each).animationName)).toBe('none')
    await page.close()
  })

  test('home: 12 city tiles, once the server could not tell the cities', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    const { listings } = site.app.storage
    const { listCities } = listings
    listings.listCities = () => Promise.reject(new Error('down'))
    try {
      await page.route('**/api/cities/popular', () => undefined)
      // A page that is not in the cache, because no earlier test asked for it.
      expect((await page.goto('/privacy-policy'))?.status()).toBe(503)
    } finally {
      listings.listCities = listCities
    }
    await whenAlive(page, '.drawer')
    await page.getByRole('link', { name: '홈', exact: true }).first().click()
    const tiles = page.locator('.city-grid > .city-tile.skeleton')
    await expect.poll(() => tiles.count()).toBe(12)
    await page.close()
  })

  test('browse: the shape of a list', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.route('**/api/businesses**', () => undefined)
    await page.goto('/about')
    await whenAlive(page, '.drawer')
    await page.getByRole('link', { name: '업체 검색' }).first().click()
    await expect.poll(() => page.locator('.row.skeleton').count()).toBe(6)
    await page.close()
  })

  test.each([
    ['while it loads', () => undefined],
    ['on an error', (route: Route) => route.fulfill({ status: 500, body: 'down' })],
  ])('category: its head says the name alone %s, and separates it from nothing', async (_, answer) => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.route('**/api/category/**', answer)
    await page.goto('/about')
    await whenAlive(page, '.drawer')
    await page.locator('footer a[href="/category/restaurants"]').click()
    await page.getByRole('heading', { level: 1, name: /^(?:Restaurants|Category Not Found)$/ }).waitFor()
    const heads = await page.locator('main :is(.band, .notice) p').allTextContents()
    expect(heads.filter((text) => /^\s*·|·\s*$|· ·/.test(text))).toEqual([])
    if (await page.locator('.band').count()) expect(heads[0]).toBe('음식점')
    await page.close()
  })
})
