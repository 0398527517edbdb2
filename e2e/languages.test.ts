import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { desktop, openPage, phone, screenProblems, whenAlive, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

describe('languages in a browser', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, listingRows) })
  const open = (options: Parameters<typeof openPage>[2]) => openPage(site.browser, site.app.origin, options)
  const address = (page: Page) => decodeURI(new URL(page.url()).pathname + new URL(page.url()).search)
  const footerLink = (page: Page, name: string) =>
    page.locator('footer').getByRole('navigation').getByRole('link', { name, exact: true })

  test.each([true, false])(
    'the switch keeps the page, and its filters (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page, problems } = await open({ javaScriptEnabled })
      await page.goto('/businesses?rating=4&utm_source=x')
      await footerLink(page, 'Türkçe').click()
      await page.waitForURL('**/tr/**')
      expect(address(page)).toBe('/tr/businesses?rating=4')
      expect(await page.locator('html').getAttribute('lang')).toBe('tr')
      await footerLink(page, '한국어').click()
      await page.waitForURL((url) => !url.pathname.startsWith('/tr'))
      expect(address(page)).toBe('/businesses?rating=4')
      expect(problems).toEqual([])
      await page.close()
    },
  )

  test('the switch of a page that was reached by a link leads to that page', async () => {
    const { page } = await open({ viewport: desktop })
    await page.goto('/en')
    await whenAlive(page, '.drawer')
    await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('About')
    await expect.poll(() => page.title()).toBe('About — On-dongne')
    expect(await footerLink(page, 'Türkçe').getAttribute('href')).toBe('/tr/about')
    const alternates = page.locator('link[rel=alternate][hreflang=ko]')
    expect(await alternates.getAttribute('href')).toMatch(/\/about$/)
    await page.locator('header summary', { hasText: 'English' }).click()
    await page.locator('header').getByRole('link', { name: 'Türkçe' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Hakkında')
    await page.close()
  })

  test.each([
    ['tr-TR', '/about', 'Türkçe görüntüle', '/tr/about'],
    ['sr-RS', '/about', 'View in English', '/en/about'],
    ['ko-KR', '/en/businesses?rating=4', '한국어로 보기', '/businesses?rating=4'],
  ])('a browser in %s gets on %s the hint "%s", and nothing moves', async (locale, path, text, target) => {
    const { page } = await open({ locale })
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      const hint = page.locator('header').getByRole('link', { name: text })
      await hint.waitFor()
      expect(await hint.getAttribute('href')).toBe(target)
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => setTimeout(() => resolve(sum), 50))
          }),
      )
      expect(shift).toBe(0)
    }
    await page.close()
  })

  test('the heading of a list is never cut', async () => {
    const { page } = await open({})
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/businesses', '/en/businesses', '/tr/businesses']) {
        await page.goto(path)
        const hidden = await page
          .locator('.list-heading')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect([path, width, hidden]).toEqual([path, width, 0])
      }
    }
    await page.close()
  })

  test.each(['ko-KR', 'en-US', 'tr-TR'])(
    'a browser in %s gets no hint on a page in its language',
    async (locale) => {
      const { page } = await open({ locale })
      await page.goto({ 'ko-KR': '/about', 'en-US': '/en/about', 'tr-TR': '/tr/about' }[locale] ?? '')
      await whenAlive(page, '.drawer')
      const hints = page.locator('header').getByRole('link', { name: /보기$|^View in|görüntüle$/ })
      expect(await hints.count()).toBe(0)
      await page.close()
    },
  )

  test('suggestions, and the search that they lead to, are in the language of the page', async () => {
    const { page } = await open({ viewport: desktop })
    await page.goto('/en')
    await page.locator('input[name=q]').fill('hair')
    await page.getByRole('option', { name: /Hair salon.*Category · 1 business/ }).click()
    await page.waitForURL('**/en/search?q=Hair%20salon')
    expect(await page.locator('main [role=status]').first().textContent()).toBe('Hair salon: 1 business')
    await page.close()
  })

  test.each([
    '/en',
    '/tr',
    '/en/businesses',
    '/tr/businesses?rating=4',
    '/tr/city/서울',
    '/en/add-business',
    '/ja',
  ])('%s: axe finds nothing, nothing overflows', async (path) => {
    const { page, problems } = await open({})
    await page.goto(path)
    await whenSettled(page)
    expect(await screenProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
})
