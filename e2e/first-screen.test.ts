import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, type ListingRow } from '../test/app/listing-rows.ts'
import { openPage, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const always = JSON.stringify(
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      day,
      'Open 24 hours',
    ]),
  ),
)

/** As exports of a map service have them: every fact and a photo, and names of which some need two lines. */
const known: readonly ListingRow[] = Array.from({ length: 40 }, (_, index) => ({
  name: index % 3 ? `Kafi Seeblick ${index}` : `Kafi und Konditorei zum goldenen Seeblick ${index}`,
  place_id: `ChIJknown${index}`,
  category: index % 2 ? 'Cafe' : 'Bakery',
  full_address: `Seestrasse ${index + 1}, 8002 Zürich, Switzerland`,
  country: 'Switzerland',
  phone: `+41 44 200 10 ${String(index + 10)}`,
  rating: '4.6',
  reviews: String(3000 - index),
  working_hours: always,
  photos: `https://photos.example/${index}.jpg`,
  location_link: `https://www.google.com/maps/place/x/@${47.35 + index / 1000},8.53,14z`,
}))

/** As registers of a city have them: a name, a trade and an address. */
const unknown: readonly ListingRow[] = Array.from({ length: 40 }, (_, index) => ({
  name: `느티나무 다방 ${index}호점`,
  place_id: `ChIJunknown${index}`,
  category: '카페',
  full_address: `서울특별시 성동구 연무장길 ${index + 1}, 1층 (성수동2가)`,
  country: '대한민국',
  ...(index % 2 && { phone: `02-555-01${String(index + 10)}` }),
}))

interface Screen {
  readonly width: number
  readonly height: number
  /** Whole rows at least, on search, browse and district lists, and on city and category pages. */
  readonly onLists: number
  readonly onPlaces: number
}

const screens: readonly Screen[] = [
  { width: 360, height: 780, onLists: 5, onPlaces: 4 },
  { width: 768, height: 1024, onLists: 9, onPlaces: 8 },
  { width: 1280, height: 900, onLists: 9, onPlaces: 8 },
]

const lists = [
  { name: 'search with photos', path: '/search?q=kafi&location=Zürich' },
  { name: 'search without photos', path: '/search?q=카페&location=성동구' },
  { name: 'near', path: '/search?q=kafi&lat=47.37&lng=8.53' },
  { name: 'browse', path: '/businesses' },
  { name: 'district', path: '/city/서울/성동구' },
  { name: 'category', path: '/category/restaurants', isPlace: true },
  { name: 'trade', path: '/category/cafe', isPlace: true },
  { name: 'city', path: '/city/Zürich', isPlace: true },
  { name: 'saved', path: '/saved' },
]

/** As many as a page of another list has. */
const savedIds = known.slice(0, 20).map(({ place_id }) => businessId(String(place_id)))

/** How many whole rows are on the screen, and where the first one begins, in px. */
function firstScreen(page: Page): Promise<{ whole: number; top: number }> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('.rows > li')].map((row) => row.getBoundingClientRect())
    return {
      whole: rows.filter(({ bottom }) => bottom <= window.innerHeight).length,
      top: Math.round(rows[0]?.top ?? -1),
    }
  })
}

describe('the first screen of a list', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, [...known, ...unknown]) })

  test.each(lists)('$name: whole rows on a phone, a tablet and a desk', async ({ name, path, isPlace }) => {
    const { page } = await openPage(site.browser, site.app.origin, { hasTouch: true })
    await page.addInitScript((ids) => {
      const places = ids.map((id) => ({ id, note: '' }))
      localStorage.setItem('saved-places', JSON.stringify({ version: 1, places }))
    }, savedIds)
    await page.route('https://photos.example/**', (route) => route.abort())
    await page.goto(path)
    await whenSettled(page)
    for (const { width, height, onLists, onPlaces } of screens) {
      await page.setViewportSize({ width, height })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { whole, top } = await firstScreen(page)
        console.info(`${name}, ${width} × ${height}, ${colorScheme}: ${whole} whole rows from y = ${top}`)
        expect(whole, `${width} px`).toBeGreaterThanOrEqual(isPlace ? onPlaces : onLists)
      }
    }
    await page.close()
  })
})
