import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app/test-app.ts'
import { openPanel } from './admin-login.ts'
import { phone, startBrowser } from './browser.ts'

describe('the list of businesses in the panel', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startTestApp('sqlite', { sampleData: true })
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const loaded = (page: Page) => page.getByText(/^업체 [\d,]+\+?곳$/).waitFor()

  test('spec §4: search and category begin at page 1 again', async () => {
    const { page } = await openPanel(browser, app.origin, 'businesses')
    const isOn = (number: number) =>
      page
        .getByRole('navigation', { name: '페이지' })
        .getByRole('button', { name: `Page ${number}`, exact: true, disabled: false })
        .and(page.locator('[aria-current=page]'))
        .waitFor()
    await loaded(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await isOn(2)
    await page.getByRole('searchbox').fill('서울')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === '서울' && !url.searchParams.has('page'))
    await isOn(1)
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await isOn(2)
    await page.getByRole('combobox', { name: '카테고리' }).selectOption('Restaurant')
    await page.waitForURL((url) => url.searchParams.has('category') && !url.searchParams.has('page'))
    await page.context().close()
  })

  test('spec §2: Export {country} saves that country alone', async () => {
    const { page } = await openPanel(browser, app.origin, 'businesses')
    await loaded(page)
    await page.getByRole('combobox', { name: '국가' }).selectOption('Türkiye')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Türkiye' }).click()
    expect((await download).suggestedFilename()).toMatch(/^businesses_Türkiye_\d{4}-\d\d-\d\d\.xlsx$/)
    await page.getByText('Export successful', { exact: true }).waitFor()
    await page.getByText('Excel file has been downloaded', { exact: true }).waitFor()
    await page.context().close()
  })

  test('a category that the list does not offer is still seen as chosen', async () => {
    const { page } = await openPanel(browser, app.origin, 'businesses&category=Rare+trade')
    await page.getByText('조건에 맞는 업체가 없습니다').waitFor()
    expect(await page.getByRole('combobox', { name: '카테고리' }).inputValue()).toBe('Rare trade')
    await page.context().close()
  })

  test('works with a finger at 360 px: every control is 44 px high, the page buttons fit', async () => {
    const options = { viewport: phone, hasTouch: true, isMobile: true }
    const { page } = await openPanel(browser, app.origin, 'businesses', options)
    await loaded(page)
    const low = await page
      .locator('.panel-layout :is(button, select, input:not([type=checkbox]), label:has([type=checkbox]))')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getBoundingClientRect().height < 44)
          .map((each) => each.getAttribute('aria-label') ?? each.textContent),
      )
    expect(low).toEqual([])
    const buttons = page.getByRole('navigation', { name: '페이지' }).getByRole('button')
    const boxes = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(7)
    for (const { left, right, width } of boxes as DOMRect[]) {
      expect([width >= 44, left >= 0, right <= 360]).toEqual([true, true, true])
    }
    await page.context().close()
  })
})
