import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPage, whenAlive } from './browser.ts'
import { halfPaintedLine, shiftsOf, untilPainted, watchShifts } from './layout-shifts.ts'
import { useSite } from './use-site.ts'

/** Keeps the files with such names back until the returned function is called. */
async function holdBack(page: Page, names: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(names, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Goes to an address as a link of the page does. */
const follow = (page: Page, address: string) =>
  page.evaluate((target) => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

describe('a list that becomes empty', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })
  const emptyWords = '**/nothing-parts-*.js'

  test.each([360, 1280])(
    'its rows stay until the words of the empty page are there, too, at %d px',
    async (width) => {
      const { page, problems } = await openPage(site.browser, site.app.origin, {
        viewport: { width, height: 780 },
        isFirstVisit: true,
      })
      await watchShifts(page, { selector: '.rows, .nothing, .ways', least: halfPaintedLine })
      const bring = await holdBack(page, emptyWords)
      await page.goto('/businesses?rating=4')
      await whenAlive(page, '.filter-form')
      const before = await page.locator('.row-name').allTextContents()
      const answered = page.waitForResponse(/api\/businesses\?/)
      const asked = page.waitForRequest(emptyWords)
      await follow(page, '/businesses?rating=4&city=Oslo')
      await (await answered).finished()
      await asked
      const rows = page.locator('.list[aria-busy="true"] .row-name')
      expect(await rows.allTextContents()).toEqual(before)
      bring()
      await page.locator('.list[aria-busy="false"] .nothing h2').waitFor()
      expect(await page.locator('.ways').isVisible()).toBe(true)
      expect(await shiftsOf(page)).toEqual([])
      expect(problems).toEqual([])
      await page.close()
    },
  )

  test('the way back to the empty page that a visit began with has its words at once', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { isFirstVisit: true })
    await page.goto('/search?q=식당&location=Oslo')
    await whenAlive(page, '.filter-form')
    const brought = page.waitForResponse(emptyWords)
    await follow(page, '/search?q=식당')
    await page.locator('.list:not(.list-empty) .row').first().waitFor()
    await (await brought).finished()
    await page.goBack()
    await page.locator('.nothing h2').waitFor()
    await page.close()
  })

  test('without its words the page of an empty list still comes', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { isFirstVisit: true })
    await page.route(emptyWords, (route) => route.abort())
    await page.goto('/businesses?rating=4')
    await whenAlive(page, '.filter-form')
    await follow(page, '/businesses?rating=4&city=Oslo')
    await page.locator('.list-empty[aria-busy="false"]').waitFor()
    await page.close()
  })
})

describe('a business that is opened from a list', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  test.each([360, 1280])('is shown with all its parts at once, at %d px', async (width) => {
    const { page, problems } = await openPage(site.browser, site.app.origin, {
      viewport: { width, height: 780 },
      isFirstVisit: true,
    })
    await watchShifts(page, { selector: 'article .detail-layout, footer', least: halfPaintedLine })
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    const bring = await holdBack(page, '**/{detail-story,report-section}-*.js')
    const answered = page.waitForResponse(/api\/businesses\/slug\/[^/]+$/)
    await page.getByRole('link', { name: '한강 손칼국수 본점', exact: true }).click()
    await (await answered).finished()
    await untilPainted(page)
    expect(await page.locator('main .skeleton').count()).toBe(1)
    bring()
    await page.locator('main article .detail-layout').waitFor()
    expect(await page.locator('.detail-story .options').isVisible()).toBe(true)
    expect(await page.locator('#report').isVisible()).toBe(true)
    expect(await shiftsOf(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
})

describe('the list of a place that a link opens', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  test.each([
    ['/category/restaurants', 360],
    ['/category/restaurants', 1280],
    ['/city/서울', 360],
    ['/city/서울', 1280],
  ])('%s moves nothing once it is known, at %d px', async (address, width) => {
    const { page, problems } = await openPage(site.browser, site.app.origin, {
      viewport: { width, height: 780 },
      isFirstVisit: true,
    })
    await watchShifts(page, { selector: '.list', least: halfPaintedLine })
    await page.goto('/categories')
    await whenAlive(page, 'footer')
    const answer = await holdBack(page, '**/api/businesses?**')
    await follow(page, address)
    await page.locator('.row.skeleton').first().waitFor()
    await untilPainted(page)
    answer()
    await page.locator('.row:not(.skeleton)').first().waitFor()
    expect(await page.locator('.filter-form').isVisible()).toBe(width > 1023)
    expect(await shiftsOf(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
})
