import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { openPage, phone, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const rows = Array.from({ length: 45 }, (_, index) => ({
  name: `모퉁이 국수 ${index}`,
  place_id: `ChIJtranslated${index}`,
  category: 'Korean restaurant',
  full_address: '서울특별시 마포구 양화로 45',
  country: '대한민국',
  rating: '4.6',
}))

/** What a browser does that translates a page: it puts elements of its own in place of each text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = `[${text.data}]`
      text.replaceWith(outer)
    }
  })
const translatedTexts = (page: Page) => page.locator('font font').count()

describe('a page that the browser has translated', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, [...listingRows, ...rows]) })

  test.each([
    ['the next page', '/businesses', 'main nav a[rel=next]', /page=2/],
    ['a listing', '/search?q=국수', 'main .row-name a', /\/details\//],
    ['another order', '/businesses', 'main a[href*="sort=latest"]', /sort=latest/],
    ['a page of the footer', '/category/restaurants', 'footer a[href="/about"]', /about/],
  ])('leads to %s, with no text of the former page', async (_, path, link, target) => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto(path)
    await whenSettled(page)
    await translate(page)
    await page.locator(link).first().click()
    await page.waitForURL(target)
    await page.locator('h1').waitFor()
    expect(await translatedTexts(page)).toBe(0)
    expect(problems).toEqual([])
    await page.close()
  })

  test('takes a filter, and the way back', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto('/about')
    await whenSettled(page)
    await page.locator('footer a[href="/contact"]').first().click()
    await page.waitForURL(/contact/)
    await translate(page)
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('소개')
    expect(await translatedTexts(page)).toBe(0)

    await page.goto('/businesses')
    await whenSettled(page)
    await page.locator('.filter-sheet > summary').click()
    await translate(page)
    await page.locator('.filter-form [name=rating]').selectOption('4')
    await page.waitForURL(/rating=4/)
    await expect.poll(() => page.locator('main .list-head [role=status]').textContent()).toMatch(/4점 이상/)
    expect(await translatedTexts(page)).toBe(0)
    expect(problems).toEqual([])
    await page.close()
  })
})
