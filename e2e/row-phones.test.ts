import { describe, expect, test } from 'vitest'
import { importRows, type ListingRow } from '../test/app/listing-rows.ts'
import { desktop, openPage, phone } from './browser.ts'
import { useSite } from './use-site.ts'

const trades = ['Korean restaurant', 'Bakery', 'Florist']
const numbers = [
  '0216 555 44 33',
  '+90 216 555 44 33',
  '02-333-4444',
  '+82 51-222-3333',
  '+1 412-555-0134',
  '(412) 555-0134',
  '+49 30 5550134',
  '+81 3-5555-0134',
  '+44 20 7946 0958',
]
const rows: readonly ListingRow[] = [...numbers, ''].map((number, index) => ({
  name: `Fırın ${index}`,
  place_id: `ChIJphone${index}`,
  category: trades[index % 3] ?? '',
  country: 'Türkiye',
  full_address: `Moda Cd. No:${index + 1}, 34710 Kadıköy/İstanbul, Türkiye`,
  phone: number,
  rating: '4.5',
  reviews: '1204',
  working_hours: '{"Monday": "9AM-6PM"}',
  photo: index === 0 ? 'https://photos.example/1.jpg' : '',
}))

const tablet = { width: 768, height: 1024 }

describe('the telephone number and the rating of a row', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  test('stands in one line within its column', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.route('https://photos.example/**', (route) => route.abort())
    await page.goto('/businesses')
    for (const viewport of [phone, tablet, { width: 900, height: 1024 }, desktop]) {
      await page.setViewportSize(viewport)
      const calls = await page.locator('.row-call').evaluateAll((links) =>
        links.map((link) => {
          const text = document.createRange()
          text.selectNode([...link.childNodes].find((node) => node instanceof Text) ?? link)
          const tops = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
          const isInside = text.getBoundingClientRect().right <= link.getBoundingClientRect().right
          const save = link.parentElement?.querySelector('.row-save')?.getBoundingClientRect()
          const isBeforeSave = text.getBoundingClientRect().right <= (save?.left ?? 0)
          return { number: link.textContent, lines: tops.size, isInside, isBeforeSave }
        }),
      )
      expect(calls).toHaveLength(numbers.length)
      const fits = { lines: 1, isInside: true, isBeforeSave: true }
      expect([viewport.width, calls]).toEqual([
        viewport.width,
        calls.map(({ number }) => ({ number, ...fits })),
      ])
    }
    await page.close()
  })

  test('where there is none, what stands below the others is in the middle of the row', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/city/İstanbul')
    for (const viewport of [tablet, desktop]) {
      await page.setViewportSize(viewport)
      const offsets = await page.locator('.row:not(.has-call)').evaluateAll((all) =>
        all.map((row) => {
          const middleOf = (element: Element | null) => {
            const { top = Number.NaN, bottom = Number.NaN } = element?.getBoundingClientRect() ?? {}
            return (top + bottom) / 2
          }
          return Math.abs(middleOf(row.querySelector('.row-view')) - middleOf(row))
        }),
      )
      expect(offsets).toHaveLength(1)
      for (const offset of offsets) expect(offset, `${viewport.width} px`).toBeLessThanOrEqual(2)
    }
    await page.close()
  })

  test('the rating stands below five stars, in one line with its count', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.route('https://photos.example/**', (route) => route.abort())
    await page.goto('/businesses')
    for (const viewport of [tablet, desktop]) {
      await page.setViewportSize(viewport)
      const ratings = await page.locator('.row-rate').evaluateAll((rates) =>
        rates.map((rate) => {
          const [stars, number, count] = [...rate.querySelectorAll('.stars, .font-semibold, .opacity-80')]
          const boxes = [stars, number, count].map((part) => part?.getBoundingClientRect() ?? new DOMRect())
          const [first = new DOMRect(), second = new DOMRect(), third = new DOMRect()] = boxes
          return {
            left: first.left,
            isBelow: second.top >= first.bottom,
            isInLine: third.top === second.top && third.left > second.right,
            aligns: second.left === first.left,
          }
        }),
      )
      expect(ratings).toHaveLength(rows.length)
      const left = ratings[0]?.left
      expect([viewport.width, ratings]).toEqual([
        viewport.width,
        ratings.map(() => ({ left, isBelow: true, isInLine: true, aligns: true })),
      ])
    }
    await page.close()
  })
})
