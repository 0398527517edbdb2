import type { Page, ViewportSize } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, type ListingRow } from '../test/app/listing-rows.ts'
import { isFullLength } from '../test/full-length.ts'
import { accessibilityProblems, openPage, phone, screenProblems, whenSettled } from './browser.ts'
import { halfPaintedLine, shiftsOf, watchShifts } from './layout-shifts.ts'
import { useSite } from './use-site.ts'

const photoHost = 'https://photos.example'
const week = (hours: string) =>
  JSON.stringify(
    Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
        day,
        hours,
      ]),
    ),
  )
const place = (index: number) =>
  `https://www.google.com/maps/place/x/@${47.37 + index / 1000},8.53,14z` as const
const many = Object.fromEntries(
  Array.from({ length: 8 }, (_, group) => [
    `Group ${group}`,
    Object.fromEntries(Array.from({ length: 5 }, (_, option) => [`Option ${group}-${option}`, option !== 4])),
  ]),
)

const base = {
  category: 'Restaurant',
  country: 'Switzerland',
  phone: '+41 44 200 10 10',
  rating: '4.6',
  reviews: '812',
  working_hours: week('10AM-10PM'),
}

const kinds: Readonly<Record<string, ListingRow>> = {
  'a photo': { ...base, name: 'Wirtschaft zum Photo', photo: `${photoHost}/1.jpg` },
  'a slow photo': { ...base, name: 'Wirtschaft am langsamen Bild', photo: `${photoHost}/slow.jpg` },
  'a photo that fails': { ...base, name: 'Wirtschaft ohne Bild', photo: `${photoHost}/fails.jpg` },
  'no photo': { ...base, name: 'Wirtschaft zur Wand' },
  'a long name': {
    ...base,
    name: 'Gasthaus und Konditorei zum goldenen Seeblick am oberen Quai mit Terrasse',
    photo: `${photoHost}/1.jpg`,
  },
  'hours unknown': { ...base, name: 'Wirtschaft zur Frage', working_hours: '' },
  'past midnight': { ...base, name: 'Nachtwirtschaft', working_hours: week('6PM-3AM') },
  'no phone': { ...base, name: 'Stille Wirtschaft', phone: '' },
  'a short number': { ...base, name: 'Kurze Nummer', phone: '1588-1234' },
  'forty options': { ...base, name: 'Wirtschaft zum Überfluss', about: JSON.stringify(many) },
}

const gone = {
  ...base,
  name: 'Ehemalige Wirtschaft',
  photo: `${photoHost}/1.jpg`,
  working_hours: 'Permanently closed',
}

const rows = Object.entries({ ...kinds, 'closed for good': gone }).map(([kind, row], index) => ({
  ...row,
  place_id: `ChIJanswer${kind}`,
  full_address: `Seestrasse ${index + 1}, 8002 Zürich, Switzerland`,
  location_link: place(index),
}))
const pathOf = (kind: string) => `/business/${businessId(`ChIJanswer${kind}`)}`

const parts = {
  state: '.answer-state',
  call: '.answer-actions .button-primary',
  directions: '.answer-actions a[target]',
  hours: '#hours',
  address: '#contact + .facts dd',
}
/** The arrow's drawing, in its target. */
const arrow = '.detail-back > svg'

type Edges = Record<string, number | null>

interface Opened {
  readonly page: Page
  readonly letPhotoCome: () => void
}

/** The lower edge of each part, in px from the top of the page; null if the page has no such part. */
const edgesOf = (page: Page): Promise<Edges> =>
  page.evaluate(
    (selectors) =>
      Object.fromEntries(
        Object.entries(selectors).map(([name, selector]) => {
          const box = document.querySelector(selector)?.getBoundingClientRect()
          return [name, box ? Math.round(box.bottom + window.scrollY) : null]
        }),
      ),
    parts,
  )

describe('the page of a business', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  async function open(viewport: ViewportSize, colorScheme: 'light' | 'dark') {
    const opened = await openPage(site.browser, site.app.origin, { viewport, colorScheme })
    await watchShifts(opened.page, { selector: 'body', least: halfPaintedLine })
    const slow = Promise.withResolvers<void>()
    await opened.page.route(`${photoHost}/**`, async (route) => {
      const url = route.request().url()
      if (url.includes('fails')) return route.abort()
      if (url.includes('slow')) await slow.promise
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path d="M0 0h16v9H0z"/></svg>',
      })
    })
    return { ...opened, letPhotoCome: slow.resolve }
  }

  /** Opens a page, and waits for its photo if it has one that comes. */
  async function visit({ page, letPhotoCome }: Opened, kind: string): Promise<Edges> {
    // The page is not loaded before its photo is.
    await page.goto(pathOf(kind), { waitUntil: 'domcontentloaded' })
    await whenSettled(page)
    const before = await edgesOf(page)
    const photo = page.locator('.detail-hero > .photo')
    if (kind === 'a slow photo') {
      expect(await photo.evaluate((img) => (img as HTMLImageElement).complete)).toBe(false)
      letPhotoCome()
    }
    if (kind === 'a photo that fails') await photo.waitFor({ state: 'hidden' })
    else if (await photo.count()) {
      await page.waitForFunction(() => document.querySelector('img')?.naturalWidth === 16)
    }
    expect(await edgesOf(page), kind).toEqual(before)
    return before
  }

  test.each([
    { width: 360, height: 780 },
    ...(isFullLength ? [{ width: 768, height: 1024 }] : []),
    { width: 1280, height: 900 },
  ])('answers on the first screen at $width × $height, and nothing moves', async (viewport) => {
    const opened = await open(viewport, 'light')
    const { page } = opened
    for (const [kind, row] of Object.entries(kinds)) {
      const edges = await visit(opened, kind)
      console.info(`${kind}, ${viewport.width} px: ${JSON.stringify(edges)}`)
      expect(edges.call === null).toBe(row.phone === '')
      for (const part of ['state', 'call', 'directions'] as const) {
        expect(edges[part] ?? 0, `${part}, ${kind}`).toBeLessThanOrEqual(viewport.height)
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await edgesOf(page), `${kind}, dark`).toEqual(edges)
      expect(await shiftsOf(page), kind).toEqual([])
      // In line with the text, and below the awning, which shows where a photo fails.
      const [back, name] = [await page.locator(arrow).boundingBox(), await page.locator('h1').boundingBox()]
      expect(Math.abs((back?.x ?? Infinity) - (name?.x ?? 0)), kind).toBeLessThanOrEqual(2)
      const below = await page.locator('.detail-hero').evaluate((hero) => {
        const awning = Number.parseFloat(getComputedStyle(hero, '::before').height) || 0
        const crumbs = hero.querySelector('.hero-top')?.getBoundingClientRect().top ?? 0
        return crumbs - hero.getBoundingClientRect().top - awning
      })
      expect(below, kind).toBeGreaterThanOrEqual(0)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.close()
  })

  test.each([
    { width: 360, height: 780 },
    { width: 768, height: 1024 },
    { width: 1280, height: 900 },
  ])('says that it has closed for good, and where to go instead, at $width × $height', async (viewport) => {
    const opened = await open(viewport, 'light')
    const { page } = opened
    const edges = await visit(opened, 'closed for good')
    console.info(`closed for good, ${viewport.width} px: ${JSON.stringify(edges)}`)
    const { state, call: toNeighbours, directions, hours } = edges
    for (const edge of [state, toNeighbours]) expect(edge ?? Infinity).toBeLessThanOrEqual(viewport.height)
    expect([directions, hours]).toEqual([null, null])
    expect(await page.locator('.answer-state').textContent()).toMatch(/^폐업 자료 기준 \d{4}\. \d+\. \d+\.$/)
    expect(
      await page
        .locator(':is(.detail-hero, .answer-strip, .detail-side) [href^="tel:"], .call-bar, #hours')
        .count(),
    ).toBe(0)
    await page.getByRole('link', { name: '가까운 같은 업종' }).click()
    expect(await page.locator('#near-by').isVisible()).toBe(true)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await accessibilityProblems(page), colorScheme).toEqual([])
    }
    expect(await shiftsOf(page)).toEqual([])
    await page.close()
  })

  test('on a phone: no findings of axe, and the call button comes back when the answer has left', async () => {
    const { page } = await open(phone, 'light')
    await page.goto(pathOf('forty options'))
    await whenSettled(page)
    const bar = page.locator('.call-bar')
    await expect.poll(() => bar.isVisible()).toBe(false)
    await page.locator('#near-by').scrollIntoViewIfNeeded()
    await expect.poll(() => bar.isVisible()).toBe(true)
    // Last, because it leaves the window at another width.
    expect(await screenProblems(page)).toEqual([])
    await page.close()
  })

  test('is printed on one sheet, in dark letters on white, without what only a screen has', async () => {
    const { page } = await open({ width: 1280, height: 900 }, 'dark')
    for (const kind of [
      'a photo',
      'no photo',
      'hours unknown',
      'no phone',
      'past midnight',
      'forty options',
    ]) {
      expect(await sheetsOf(page, kind), kind).toBe(1)
    }
    await page.emulateMedia({ media: 'print' })
    const { colours, shown } = await page.evaluate(() => ({
      colours: [...document.querySelectorAll('body, main :not(.stars, svg *)')]
        .filter((element) => element.getClientRects().length > 0)
        .flatMap((element) => {
          const { color, backgroundColor } = getComputedStyle(element)
          const isText = [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent,
          )
          return [...(isText ? [`text ${color}`] : []), `on ${backgroundColor}`]
        }),
      shown: [
        '#root > header',
        '#root > footer',
        '.call-bar',
        '.answer-actions',
        '.report',
        '.today-chip',
      ].filter((selector) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0),
    }))
    expect(
      [...new Set(colours)].filter(
        (colour) =>
          !/^(?:text rgb\((?:0|34|68), |on (?:rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)))/.test(colour),
      ),
    ).toEqual([])
    expect(shown).toEqual([])
    await page.close()
  })

  async function sheetsOf(page: Page, kind: string): Promise<number> {
    await page.goto(pathOf(kind))
    await whenSettled(page)
    return (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  }

  test('without a list before it, a page leads back to the list of its city', async () => {
    const { page } = await open(phone, 'light')
    await page.goto(pathOf('no photo'))
    await whenSettled(page)
    expect(await page.locator('.detail-back').getAttribute('href')).toBe(
      `/city/${encodeURIComponent('Zürich')}`,
    )
    await page.close()
  })

  test('the signs between links and options are not read as a part of them', async () => {
    const { page } = await open(phone, 'light')
    await page.goto(pathOf('forty options'))
    const read = await page.locator('main').ariaSnapshot()
    expect(read).toContain('link "홈":')
    expect(read).toContain('listitem: Option 0-0')
    expect(read).not.toMatch(/Option.* ·/)
    await page.close()
  })

  test('on a phone on its side, the name and what is open until when are on the first screen', async () => {
    const { page } = await open({ width: 740, height: 360 }, 'light')
    for (const kind of ['a photo', 'no photo']) {
      await page.goto(pathOf(kind))
      await whenSettled(page)
      const { state } = await edgesOf(page)
      expect(state, kind).toBeLessThanOrEqual(360)
    }
    await page.close()
  })
})
