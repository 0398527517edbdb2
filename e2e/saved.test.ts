import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage, phone, screenProblems, whenSettled } from './browser.ts'
import { focused, tabTo } from './keyboard.ts'
import { halfPaintedLine, shiftsOf, watchShifts } from './layout-shifts.ts'
import { useSite } from './use-site.ts'

const rows = Array.from({ length: 14 }, (_, index) => ({
  name: `느티나무 다방 ${index + 1}호점`,
  place_id: `ChIJsaved${index}`,
  category: 'Cafe',
  full_address: `서울특별시 성동구 연무장길 ${index + 1}`,
  country: '대한민국',
  phone: `02-555-01${String(index + 10)}`,
  rating: '4.5',
  reviews: String(900 - index),
}))

describe('saved places', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  const names = (page: Page) => page.locator('.row-link').allTextContents()
  const heart = (page: Page, name: string) => page.getByRole('button', { name: `${name} 저장`, exact: true })

  async function saveAll(page: Page, count: number): Promise<void> {
    await page.goto('/city/서울')
    await whenSettled(page)
    for (let index = 1; index <= count; index++) await heart(page, `느티나무 다방 ${index}호점`).click()
  }

  test('where the device shares nothing itself, the address can be copied, by hand too', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await saveAll(page, 2)
    await page.goto('/saved')
    await expect.poll(() => names(page)).toHaveLength(2)
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    const share = page.getByRole('button', { name: '목록 공유' })
    await share.click()
    const field = page.getByRole('textbox', { name: '이 주소를 보내면 목록이 열립니다.' })
    const address = await field.inputValue()
    expect(new URL(address).searchParams.get('list')).toMatch(/^\w+,\w+$/)
    // It is chosen: what copies, copies it.
    expect(await page.evaluate(() => String(getSelection()))).toBe(address)
    expect(await screenProblems(page)).toEqual([])

    await page.evaluate(() => {
      const writeText = async (text: string) => {
        document.title = text
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    await page.getByRole('button', { name: '주소 복사' }).click()
    await page.getByText('목록의 주소를 복사했습니다.').first().waitFor()
    expect(await page.title()).toBe(address)

    // Who takes one off has the address of what is left.
    await heart(page, '느티나무 다방 1호점').click()
    await expect.poll(() => field.inputValue()).not.toBe(address)
    expect(problems).toEqual([])
    await page.close()
  })

  test('two are saved, noted, put in order, shared, and read by somebody else', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await saveAll(page, 2)
    expect(await heart(page, '느티나무 다방 1호점').getAttribute('aria-pressed')).toBe('true')

    await page.goto('/saved')
    await expect.poll(() => names(page)).toEqual(['느티나무 다방 1호점', '느티나무 다방 2호점'])
    await page.getByRole('button', { name: '느티나무 다방 2호점 위로' }).press('Enter')
    await expect.poll(() => names(page)).toEqual(['느티나무 다방 2호점', '느티나무 다방 1호점'])
    await page.getByRole('button', { name: '느티나무 다방 1호점 메모' }).click()
    await page.getByRole('textbox', { name: '느티나무 다방 1호점 메모' }).fill('창가 자리')
    await page.keyboard.press('Enter')
    await page.getByText('창가 자리').waitFor()
    expect(await screenProblems(page)).toEqual([])

    await page.reload()
    await expect.poll(() => names(page)).toEqual(['느티나무 다방 2호점', '느티나무 다방 1호점'])
    await page.getByText('창가 자리').waitFor()

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: ({ url }: { url: string }) => {
          document.title = url
          return Promise.resolve()
        },
      })
    })
    await page.getByRole('button', { name: '목록 공유' }).click()
    await expect.poll(() => page.title()).toContain('/saved?list=')
    const shared = new URL(await page.title())

    const other = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await other.page.goto(shared.pathname + shared.search)
    expect(await names(other.page)).toEqual(['느티나무 다방 2호점', '느티나무 다방 1호점'])
    expect(await other.page.getByText('창가 자리').count()).toBe(0)
    expect(await other.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')

    const third = await openPage(site.browser, site.app.origin)
    await third.page.goto(`${shared.pathname + shared.search},0123456789abcdef`)
    await third.page.getByText('1곳은 이제 없습니다.').waitFor()
    await whenSettled(third.page)
    await third.page.getByRole('button', { name: '이 목록 저장' }).click()
    await third.page.getByRole('link', { name: '내가 저장한 곳' }).click()
    await expect.poll(() => names(third.page)).toEqual(['느티나무 다방 2호점', '느티나무 다방 1호점'])
    await heart(third.page, '느티나무 다방 2호점').click()
    await expect.poll(() => names(third.page)).toEqual(['느티나무 다방 1호점'])
    expect(await screenProblems(third.page)).toEqual([])
    await third.page.getByRole('button', { name: '되돌리기' }).press('Enter')
    await expect.poll(() => names(third.page)).toEqual(['느티나무 다방 2호점', '느티나무 다방 1호점'])
    await heart(third.page, '느티나무 다방 2호점').click()
    await expect.poll(() => names(third.page)).toEqual(['느티나무 다방 1호점'])
    expect([...problems, ...third.problems]).toEqual([])
    for (const opened of [page, other.page, third.page]) await opened.close()
  })

  test('by keyboard alone', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/search?q=다방')
    await whenSettled(page)
    await tabTo(page, '느티나무 다방 1호점 저장')
    await page.keyboard.press('Space')
    await page.goto('/saved')
    await expect.poll(() => names(page)).toEqual(['느티나무 다방 1호점'])
    await page.getByText('이 기기에만 저장됩니다.').waitFor()
    await tabTo(page, '느티나무 다방 1호점 메모')
    await page.keyboard.press('Enter')
    await page.keyboard.type('창가 자리')
    await page.keyboard.press('Enter')
    await page.getByText('창가 자리').waitFor()
    expect(await focused(page)).toBe('느티나무 다방 1호점 메모')
    await tabTo(page, '느티나무 다방 1호점 저장')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '아직 저장한 곳이 없습니다' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    // What was taken off can be put back from where the focus is.
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual(['느티나무 다방 1호점'])
    expect(await focused(page)).toBe('느티나무 다방 1호점 저장')
    await page.close()
  })

  test('another tab learns of it, and without JavaScript the page says what saving needs', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await saveAll(page, 1)
    const tab = await page.context().newPage()
    await tab.goto('/saved')
    await expect.poll(() => names(tab)).toEqual(['느티나무 다방 1호점'])
    await heart(page, '느티나무 다방 3호점').click()
    await expect.poll(() => names(tab)).toEqual(['느티나무 다방 1호점', '느티나무 다방 3호점'])
    await page.close()

    const still = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await still.page.goto('/saved')
    await still.page.getByText('저장은 자바스크립트가 켜진 브라우저에서만 됩니다').waitFor()
    await still.page.close()
  })

  test.each([360, 1280])(
    'nothing moves while the device says that nothing is saved, at %i px',
    async (width) => {
      const { page } = await openPage(site.browser, site.app.origin, { viewport: { width, height: 900 } })
      await watchShifts(page, { selector: 'footer, main', least: halfPaintedLine })
      await page.goto('/saved')
      await page.getByRole('heading', { name: '아직 저장한 곳이 없습니다' }).waitFor()
      expect(await shiftsOf(page)).toEqual([])
      await page.close()
    },
  )

  test('whole rows of the first screen on a phone, a tablet and a desk', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await saveAll(page, 14)
    await page.goto('/saved')
    await page.locator('.row-link').nth(13).waitFor()
    for (const [width, height, least] of [
      [360, 780, 5],
      [768, 1024, 9],
      [1280, 900, 9],
    ] as const) {
      await page.setViewportSize({ width, height })
      const whole = await page.evaluate(
        () =>
          [...document.querySelectorAll('.rows > li')].filter(
            (row) => row.getBoundingClientRect().bottom <= window.innerHeight,
          ).length,
      )
      console.info(`saved, ${width} × ${height}: ${whole} whole rows`)
      expect(whole, `${width} px`).toBeGreaterThanOrEqual(least)
    }
    await page.close()
  })
})
