import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { desktop, openPage, phone } from './browser.ts'
import { halfPaintedLine, shiftsOf, watchShifts } from './layout-shifts.ts'
import { useSite } from './use-site.ts'

const photoHost = 'https://photos.example'
const withPhoto = {
  ...listingRows[0],
  name: '바다가 보이는 카페',
  place_id: 'ChIJphoto00',
  photo: `${photoHost}/1.jpg`,
}
const without = { ...listingRows[0], name: '느린오후', place_id: 'ChIJphoto01', photo: '' }
const more = [2, 3, 4, 5, 6].map((number) => ({
  ...listingRows[0],
  name: `사진관 ${number}`,
  place_id: `ChIJphoto0${number}`,
  photo: number % 2 ? '' : `${photoHost}/${number}.jpg`,
}))

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path fill="#a40" d="M0 0h1600v900H0z"/></svg>'

/** What a host of photos does. Slow ones answer when the page has long been there. */
type Host = 'answers' | 'fails' | 'is slow' | 'is slow and fails'

/** Answers all requests for photos. Gives the function that lets a slow host answer. */
async function serveOn(page: Page, host: Host): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (!host.startsWith('is slow')) resolve()
  await page.route(`${photoHost}/**`, async (route) => {
    await promise
    await (host.endsWith('fails')
      ? route.abort()
      : route.fulfill({ contentType: 'image/svg+xml', body: svg }))
  })
  return resolve
}

async function photosAreDone(page: Page): Promise<void> {
  // Those further down would wait until they come into view.
  await page.locator('main').evaluate((main) => {
    for (const image of main.querySelectorAll('img')) image.loading = 'eager'
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every(
      (image) => image.hidden || (image.complete && image.naturalWidth > 0),
    ),
  )
}

describe('photos', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, [withPhoto, without, ...more]) })
  const detail = `/business/${businessId(withPhoto.place_id)}`
  const pages = [detail, `/business/${businessId(without.place_id)}`, '/', '/businesses', '/city/서울']

  for (const viewport of [phone, desktop]) {
    test.each<Host>(['answers', 'fails', 'is slow', 'is slow and fails'])(
      `at ${viewport.width} px nothing moves where the host of photos %s`,
      async (host) => {
        const { page } = await openPage(site.browser, site.app.origin, { viewport })
        await watchShifts(page, { selector: 'body', least: halfPaintedLine })
        for (const path of pages) {
          const answer = await serveOn(page, host)
          await page.goto(path, { waitUntil: host.startsWith('is slow') ? 'domcontentloaded' : 'load' })
          await page.locator('main h1').waitFor()
          // Those further down would wait until they come into view.
          await page.locator('main').evaluate((main) => {
            for (const image of main.querySelectorAll('img')) image.loading = 'eager'
          })
          const before = await boxesOf(page)
          answer()
          await photosAreDone(page)
          expect({ path, shifts: await shiftsOf(page) }).toEqual({ path, shifts: [] })
          expect(await boxesOf(page)).toEqual(before)
          await page.unrouteAll({ behavior: 'wait' })
        }
        await page.close()
      },
    )

    test(`at ${viewport.width} px the hero has one height with and without a photo`, async () => {
      const heights: (number | undefined)[] = []
      for (const path of pages.slice(0, 2)) {
        for (const host of ['answers', 'fails'] as const) {
          const { page } = await openPage(site.browser, site.app.origin, { viewport })
          await serveOn(page, host)
          await page.goto(path)
          await photosAreDone(page)
          heights.push((await page.locator('.detail-hero').boundingBox())?.height)
          await page.close()
        }
      }
      const height = viewport === phone ? 320 : 500
      expect(heights).toEqual([height, height, height, height])
    })
  }

  /** Where everything of the page stands. */
  const boxesOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h1, main h2, main h3, main p, main article, footer')].map(
        (each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [each.tagName, x, y + window.scrollY, width, height].join(' ')
        },
      ),
    )

  test.each<[string, BrowserContextOptions]>([
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
  ])('the text of the hero can be read on a photo and without one, %s', async (_, options) => {
    for (const host of ['answers', 'fails'] as const) {
      const { page } = await openPage(site.browser, site.app.origin, options)
      await serveOn(page, host)
      await page.goto(detail)
      await photosAreDone(page)
      const colour = await page.locator('.hero-name').evaluate((name) => getComputedStyle(name).color)
      const light = host === 'answers' || options.colorScheme === 'dark'
      expect([host, Number(/\d+/.exec(colour)?.[0]) > 128]).toEqual([host, light])
      expect(await page.locator('.detail-hero > .glyph').isVisible()).toBe(host === 'fails')
      await page.close()
    }
  })

  test('without a script a photo that failed leaves no mark of the browser, and moves nothing', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await serveOn(page, 'fails')
    for (const path of [detail, '/', '/businesses']) {
      await page.goto(path)
      const covers = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => getComputedStyle(image, '::after').backgroundColor))
      expect(covers.length).toBeGreaterThan(0)
      for (const cover of covers) expect(cover).toMatch(/^rgb\(/)
    }
    expect((await page.locator('.row-photo').first().boundingBox())?.height).toBe(60)
    await page.close()
  })

  test.each([true, false])('a photo that failed leaves a blank in its row; scripts: %s', async (scripts) => {
    const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled: scripts })
    await serveOn(page, 'fails')
    await page.goto('/businesses')
    await page.locator('.row-photo').first().waitFor({ state: 'attached' })
    const boxes = await page.locator('.row.has-photo').evaluateAll((rows) =>
      rows.map((row) => {
        const box = row.querySelector('.row-photo') as Element
        const image = box.querySelector('img') as Element
        return {
          box: getComputedStyle(box).backgroundColor,
          isCovered:
            getComputedStyle(image, '::after').backgroundColor === getComputedStyle(row).backgroundColor,
        }
      }),
    )
    expect(boxes.length).toBeGreaterThan(2)
    expect(boxes).toEqual(boxes.map(() => ({ box: 'rgba(0, 0, 0, 0)', isCovered: true })))
    await page.close()
  })

  test('drawings come from one file, which every page shares', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin, { isFirstVisit: true })
    const files: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.svg')) files.push(new URL(request.url()).pathname)
    })
    await serveOn(page, 'fails')
    await page.goto('/')
    await page.goto(detail)
    expect(files.filter((file) => file.includes('glyphs'))).not.toHaveLength(0)
    expect(new Set(files.filter((file) => file.includes('glyphs'))).size).toBe(1)
    const answer = await page.request.get(files.find((file) => file.includes('glyphs')) as string)
    expect(answer.headers()['cache-control']).toContain('immutable')
    const drawn = await page
      .locator('.detail-hero > .glyph use')
      .evaluate((use) => (use as SVGGraphicsElement).getBBox().width)
    expect(drawn).toBeGreaterThan(10)
    expect(
      problems.filter((problem) => !problem.includes(photoHost) && !problem.includes('ERR_FAILED')),
    ).toEqual([])
    await page.close()
  })
})
