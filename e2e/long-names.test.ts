import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { openPage, whenSettled } from './browser.ts'
import { typeUntilSuggested } from './search-screen.ts'
import { useSite } from './use-site.ts'

const filledWith = (text: string) => text.repeat(Math.ceil(200 / text.length)).slice(0, 200)
const names = {
  'without spaces': filledWith('W'),
  'in Korean': filledWith('가나다라마바사아자차카타파하'),
  'from right to left': filledWith('مطعم'),
  'of many words': filledWith('Kağıthane Çok Uzun Lokanta '),
}
const hours = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
    day,
    '9AM-9PM',
  ]),
)
const rows = Object.values(names).map((name, index) => ({
  name,
  place_id: `ChIJlong${index}`,
  category: 'Cafe',
  full_address: `서울특별시 성동구 왕십리로 ${index + 1}`,
  country: '대한민국',
  phone: `02-555-0${String(index + 110)}`,
  rating: '4.5',
  reviews: '90',
  working_hours: JSON.stringify(hours),
}))

const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

describe('names of 200 characters', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  /** What is seen beyond the edges of the screen. */
  const tooWide = (page: Page) =>
    page.evaluate(() => {
      const isClipped = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const beyond: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { right, left } = range.getBoundingClientRect()
        if ((right > innerWidth + 1 || left < -1) && !isClipped(text.parentElement))
          beyond.push(text.parentElement?.className ?? '')
      }
      return [...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []), ...beyond]
    })

  test.each(screens)('at $width px lists, cards, saved places and pages hold them', async (viewport) => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport })
    await page.goto('/businesses')
    await whenSettled(page)
    for (const heart of await page.locator('.row-save').all()) await heart.click()
    for (const path of ['/businesses', '/', '/city/서울', '/search?q=카페', '/saved']) {
      await page.goto(path)
      await whenSettled(page)
      expect([path, await tooWide(page)]).toEqual([path, []])
      if (path === '/') continue
      const heights = await page.locator('.row').evaluateAll((shown) => shown.map((row) => row.clientHeight))
      expect(heights.length).toBe(rows.length)
      expect(Math.max(...heights)).toBeLessThan(220)
      const hidden = await page.locator('.row-call').evaluateAll((calls) =>
        calls.filter((call) => {
          const { left, right, top, bottom } = call.getBoundingClientRect()
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return top >= 0 && bottom <= innerHeight && !call.contains(at)
        }),
      )
      expect(hidden).toEqual([])
    }
    await page.close()
  })

  test.each(Object.keys(names).map((kind, index) => [kind, index] as const))(
    'the page of a name %s says the whole of it, and state, call and directions on the first screen',
    async (_, index) => {
      const { page } = await openPage(site.browser, site.app.origin)
      for (const viewport of screens.slice(1)) {
        await page.setViewportSize(viewport)
        await page.goto(`/business/${businessId(`ChIJlong${index}`)}`)
        await whenSettled(page)
        expect(await tooWide(page)).toEqual([])
        expect(
          await page.locator('h1').evaluate((h1) => [h1.scrollWidth - h1.clientWidth, h1.textContent]),
        ).toEqual([0, rows[index]?.name])
        const bottom = await page
          .locator('.answer-strip')
          .evaluate((strip) => strip.getBoundingClientRect().bottom)
        expect(bottom).toBeLessThanOrEqual(viewport.height)
      }
      await page.close()
    },
  )

  test('a suggestion is one line', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: { width: 360, height: 780 } })
    await page.goto('/')
    await whenSettled(page)
    await page.locator('main input[name=q]').focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    await typeUntilSuggested(page, 'Kağıthane')
    expect(
      await page
        .getByRole('option')
        .first()
        .evaluate((option) => option.clientHeight),
    ).toBeLessThan(60)
    expect(await tooWide(page)).toEqual([])
    await page.close()
  })

  test.each([360, 1280])('at %i px the panel keeps its table and its dialog', async (width) => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await page.setViewportSize({ width, height: 900 })
    await page.getByText(names['of many words'].slice(0, 20)).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((shown) => shown.map((row) => row.clientHeight))
    expect(Math.max(...heights)).toBeLessThan(160)
    await page.close()
  })
})
