import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems } from './browser.ts'
import { tabTo } from './keyboard.ts'
import { useSite } from './use-site.ts'

const withoutCity = Array.from({ length: 45 }, (_, index) => ({
  name: `Ohne Ort ${index}`,
  place_id: `ChIJohne${index}`,
  category: 'Bakery',
  full_address: 'Unknown way 7',
}))
const inSeries = Array.from({ length: 300 }, (_, index) => ({
  name: `Reihe ${index}`,
  place_id: `ChIJreihe${index}`,
  category: 'Store',
  country: 'Germany',
  full_address: 'Torstr. 1, 10119 Berlin',
}))
const submissions = ['솔방울 분식', '느티 서점', '물결 세탁'].map((name, index) => ({
  name,
  category: '분식',
  address: `서울특별시 마포구 양화로 ${90 + index}`,
  country: '대한민국',
  email: 'owner@example.org',
}))

/** Counts the keys of a page's keyboard; a typed text has one for each letter. */
function countKeys(page: Page): () => number {
  const { keyboard } = page
  let count = 0
  const { press, type } = keyboard
  keyboard.press = (...given) => {
    count++
    return press.apply(keyboard, given)
  }
  keyboard.type = (text, ...given) => {
    count += [...text].length
    return type.call(keyboard, text, ...given)
  }
  return () => count
}

describe("the week's work by keyboard alone, from the dashboard on", () => {
  const site = useSite({
    fill: async (app) => {
      await importRows(app, withoutCity)
      await importRows(app, inSeries)
      for (const form of submissions)
        await app.fetch('/add-business', {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form).toString(),
        })
    },
  })
  const countOf = async (query: string) =>
    ((await site.app.json(`/api/businesses?limit=1&${query}`)) as { totalCount: number }).totalCount

  /** Runs a task on the dashboard, and prints what it took. */
  async function measured(what: string, task: (page: Page) => Promise<void>): Promise<void> {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'dashboard')
    await page.getByRole('heading', { name: /^할 일/ }).waitFor()
    const keys = countKeys(page)
    const began = performance.now()
    await task(page)
    console.info(`${what}: ${keys()} keys, ${((performance.now() - began) / 1000).toFixed(1)} s`)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  }
  const reach = async (page: Page, name: string | RegExp) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }

  test('twenty of the listings without a city get one', async () => {
    await measured('20 listings without a city', async (page) => {
      await reach(page, /^도시 없음/)
      for (let left = 45; left > 25; left--) {
        await page.getByText(`업체 ${left}곳`, { exact: true }).waitFor()
        await reach(page, /^Edit Ohne Ort/)
        await page.getByLabel('도시', { exact: true }).waitFor()
        await tabTo(page, '도시')
        await page.keyboard.type('Hamburg')
        await page.keyboard.press('Enter')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await page.getByText('업체 25곳', { exact: true }).waitFor()
    })
    expect(await countOf('city=Hamburg')).toBe(20)
    expect(await countOf('missing=city')).toBe(25)
  })

  test('three hundred listings get another trade, and their own again', async () => {
    await measured('the trade of 300, and its undo', async (page) => {
      await reach(page, 'Businesses')
      await page.getByRole('searchbox').waitFor()
      await tabTo(page, '검색')
      await page.keyboard.type('Reihe')
      await page.keyboard.press('Enter')
      await page.getByText('업체 300곳', { exact: true }).waitFor()
      await tabTo(page, '이 페이지의 업체 모두 고르기')
      await page.keyboard.press('Space')
      await page.getByText('검색된 300곳 모두에 적용').waitFor()
      // The bar stands before the table.
      while ((await page.evaluate(() => document.activeElement?.closest('.bulk-everything'))) === null)
        await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      while (!(await page.evaluate(() => document.activeElement?.textContent?.includes('바꾸기'))))
        await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await tabTo(page, '카테고리')
      await page.keyboard.type('Florist')
      await page.getByText('업체 300곳: 카테고리 → Florist', { exact: false }).waitFor()
      await page.keyboard.press('Enter')
      const tray = page.getByRole('region', { name: '작업', exact: true })
      await tray.getByText('변경 300곳').waitFor()
      expect(await countOf('category=Florist')).toBe(300)
      page.on('dialog', (dialog) => dialog.accept())
      await reach(page, /^일괄 변경.*되돌리기$/)
      await tray.getByText('복원 300곳').waitFor()
    })
    expect(await countOf('category=Florist')).toBe(0)
    expect(await countOf('category=Store')).toBe(300)
  })

  test('three submissions are approved', async () => {
    await measured('3 submissions', async (page) => {
      await reach(page, /^등록 신청/)
      await page.getByText('등록 신청 3건').waitFor()
      await reach(page, /^등록 신청 3건/)
      for (let left = 3; left > 0; left--) {
        await reach(page, /승인$/)
        if (left > 1) await page.getByText(`등록 신청 ${left - 1}건`).waitFor()
      }
      await page.getByText(/^등록 신청 \d+건/).waitFor({ state: 'detached' })
    })
    expect(await countOf('search=솔방울 분식')).toBe(1)
  })
})
