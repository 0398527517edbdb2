import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage, phone, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

const trades = ['Cafe', 'Cafe', 'Bakery', 'Dentist'].map((category, index) => ({
  ...listingRows[0],
  name: `은행나무 ${index}호`,
  place_id: `ChIJfacets${index}`,
  category,
  full_address: `부산광역시 해운대구 좌동로 ${index + 1}`,
}))

describe('facets of a list', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, [...listingRows, ...trades]) })

  test('a city is narrowed to by keyboard, and its facet gone then', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    const facets = page.getByRole('navigation', { name: '좁혀 보기' })
    expect(await accessibilityProblems(page)).toEqual([])
    await facets.getByRole('link', { name: /^서울/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('main [role=status]').textContent()).toBe('서울 1곳')
    expect(await facets.count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('the trades of a city stand among the chips on a phone, whose line scrolls whole, and before the form on a desk', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone, hasTouch: true })
    await page.goto('/city/부산')
    const chips = page.getByRole('list', { name: '좁혀 보기' })
    const cafe = chips.getByRole('link', { name: /^카페/ })
    expect(await cafe.getAttribute('href')).toBe(encodeURI('/category/cafe/부산'))
    const topOf = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0
    const line = await page.locator('.list-chips').boundingBox()
    expect((await cafe.boundingBox())?.y).toBeGreaterThanOrEqual(line?.y ?? Infinity)
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBe(phone.width)
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(await topOf('.sort-menu'))
    expect(await topOf('.sort-menu')).toBeLessThan(await topOf('.rows'))
    expect(await accessibilityProblems(page)).toEqual([])

    // Narrowed, the list says its count; the chips stay above it.
    await page.goto('/city/부산?rating=4')
    expect(await topOf('.list-chips')).toBeLessThan(await topOf('.list-count'))

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/city/부산')
    expect(await chips.isVisible()).toBe(false)
    expect(await topOf('.facets')).toBeLessThan(await topOf('.filter-form'))
    await page.close()
  })
})
