import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { bytesOf, visitFirst } from './first-visit.ts'
import { useSite } from './use-site.ts'

const mostScripts = 6
const mostBytes = 90_000

describe('the first visit', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, listingRows) })

  const pages = [
    '/',
    '/businesses',
    '/search?q=식당',
    // Nothing is found, and what is elsewhere is shown.
    '/search?q=식당&location=Oslo',
    '/search?q=없는말이다',
    '/category/restaurant',
    '/city/서울특별시',
    '/categories',
    '/cities',
    `/business/${businessId('ChIJseoul00000000000000001')}`,
    '/about',
    '/contact',
    '/advertise',
    '/privacy-policy',
    '/terms-of-service',
    '/add-business',
    '/no/such/page',
  ]
  // Those with the most scripts and texts.
  const heaviest = [
    '/',
    '/businesses',
    '/search?q=식당',
    `/business/${businessId('ChIJseoul00000000000000001')}`,
  ]
  const translated = ['en', 'tr'].flatMap((language) => heaviest.map((path) => `/${language}${path}`))

  // At once, because each ends with half a second in which nothing more is asked for.
  test.concurrent.each([...pages, ...translated])(
    '%s asks for six scripts and 90 kB of them at most, all linked by the page itself',
    async (path) => {
      const { scripts, linkedScripts } = await visitFirst(site.browser, site.app.origin, path)
      const paths = scripts.map((script) => script.path)
      expect(paths.toSorted()).toEqual(linkedScripts.toSorted())
      expect(paths.length).toBeLessThanOrEqual(mostScripts)
      expect(bytesOf(scripts)).toBeLessThanOrEqual(mostBytes)
    },
  )

  const detailPage = `/business/${businessId('ChIJseoul00000000000000001')}`
  const unneeded = /\/(report-section|detail-story|footer-columns)-/

  test('what works without JavaScript stays as the server wrote it, and its code is not loaded', async () => {
    const { scripts } = await visitFirst(site.browser, site.app.origin, detailPage)
    expect(scripts.map(({ path }) => path).filter((path) => unneeded.test(path))).toEqual([])
    const page = await site.browser.newPage()
    const written = await (
      await page.goto(site.app.origin + detailPage, { waitUntil: 'networkidle' })
    )?.text()
    const parts = await page.evaluate((html) => {
      const partsOf = (root: Document) =>
        [...root.querySelectorAll('.contents')].map((part) => part.innerHTML)
      return {
        written: partsOf(new DOMParser().parseFromString(html, 'text/html')),
        shown: partsOf(document),
      }
    }, written ?? '')
    expect(parts.written.length).toBeGreaterThan(3)
    expect(parts.shown).toEqual(parts.written)
    await page.close()
  })

  test('the same parts are brought where a page is opened from another one', async () => {
    const page = await site.browser.newPage()
    await page.goto(site.app.origin, { waitUntil: 'networkidle' })
    await page.locator('.business-card a').first().click()
    await page.locator('#report form button').first().waitFor()
    await page.locator('#about').waitFor()
    expect(await page.locator('footer h2').count()).toBe(3)
    await page.close()
  })
})
