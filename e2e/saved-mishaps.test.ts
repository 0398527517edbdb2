import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows } from '../test/app/listing-rows.ts'
import { openPage, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const rows = Array.from({ length: 4 }, (_, index) => ({
  name: `은행나무 제과 ${index + 1}호점`,
  place_id: `ChIJmishap${index + 1}`,
  category: 'Bakery',
  full_address: `서울특별시 성동구 왕십리로 ${index + 1}`,
  country: '대한민국',
  phone: `02-555-02${String(index + 10)}`,
  rating: '4.5',
  reviews: String(900 - index),
}))

const idOf = (number: number) => businessId(`ChIJmishap${number}`)

describe('saved places when something goes wrong', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  const nameOf = (number: number) => `은행나무 제과 ${number}호점`
  const names = (page: Page) => page.locator('.row-link').allTextContents()
  const heart = (page: Page, number: number) =>
    page.getByRole('button', { name: `${nameOf(number)} 저장`, exact: true })

  test('the back button brings a page back that knows what was saved after it', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/city/서울')
    await whenSettled(page)
    await heart(page, 1).click()
    // A whole load, so that the list is kept as it is while the next page shows.
    await page.goto('/category/Bakery')
    await whenSettled(page)
    await heart(page, 2).click()
    await page.goBack()
    await expect.poll(() => heart(page, 2).getAttribute('aria-pressed')).toBe('true')
    await heart(page, 3).click()
    await page.goto('/saved')
    await expect.poll(() => names(page)).toEqual([1, 2, 3].map(nameOf))
    expect(problems).toEqual([])
    await page.close()
  })

  test('a browser that keeps nothing says so when a place is saved', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto('/city/서울')
    await whenSettled(page)
    await heart(page, 1).click()
    await page.getByText('이 화면에서만 저장됩니다', { exact: true }).waitFor()
    expect(await heart(page, 1).getAttribute('aria-pressed')).toBe('true')
    await page.close()
  })

  test('a full list refuses one more, and says why', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.addInitScript(() => {
      const places = Array.from({ length: 100 }, (_, index) => ({
        id: String(index).padStart(16, '0'),
        note: '',
      }))
      localStorage.setItem('saved-places', JSON.stringify({ version: 1, places }))
    })
    await page.goto('/city/서울')
    await whenSettled(page)
    await heart(page, 1).click()
    await page.getByText('목록이 가득 찼습니다', { exact: true }).waitFor()
    expect(await heart(page, 1).getAttribute('aria-pressed')).toBe('false')
    await page.close()
  })

  test('a shared address that was cut says how many are missing', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await page.goto(`/saved?list=${idOf(2)},${idOf(1).slice(0, 9)}`)
    expect(await names(page)).toEqual([nameOf(2)])
    await page.getByText('1곳은 이제 없습니다.').waitFor()
    await page.goto('/saved?list=damaged')
    await page.getByRole('heading', { name: '공유받은 목록' }).waitFor()
    await page.getByRole('heading', { name: '1곳은 이제 없습니다.' }).waitFor()
    expect(await page.locator('.rows').count()).toBe(0)
    await page.locator('main').getByRole('link', { name: '업체 검색' }).waitFor()
    await page.close()
  })

  test('the page of a list that is not known yet does not say that nothing is saved', async () => {
    const answer = await fetch(`${site.app.origin}/saved`)
    expect(await answer.text()).not.toContain('아직 저장한 곳이 없습니다')
  })

  test('two places that were merged are one, with the notes of both', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/city/서울')
    await whenSettled(page)
    for (const number of [4, 3, 1]) await heart(page, number).click()
    await page.evaluate((id) => {
      const stored = JSON.parse(localStorage.getItem('saved-places') ?? '')
      for (const place of stored.places) if (place.id === id) place.note = '식빵'
      localStorage.setItem('saved-places', JSON.stringify(stored))
    }, idOf(4))
    await site.app.storage.administration.change({
      changeId: 'merge',
      deletions: [{ id: idOf(4), mergedInto: idOf(3) }],
      byHand: true,
      now: Date.now(),
    })
    await site.app.untilKnown()
    await page.goto('/saved')
    await expect.poll(() => names(page)).toEqual([nameOf(3), nameOf(1)])
    await page.getByText('식빵').waitFor()
    await page.goto(`/saved?list=${idOf(4)},${idOf(3)}`)
    await expect.poll(() => names(page)).toEqual([nameOf(3)])
    expect(await page.getByText('이제 없습니다').count()).toBe(0)
    expect(problems).toEqual([])
    await page.close()
  })
})
