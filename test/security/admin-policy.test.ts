import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPanel, whenLoaded } from '../../e2e/admin-login.ts'
import { startBrowser } from '../../e2e/browser.ts'
import { importRows, listingRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  app = await startTestApp('sqlite')
  await importRows(app, listingRows)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
})

test.each(['dashboard', 'businesses', 'import', 'seo-sitemap', 'account'])(
  'the tab %s keeps to the policy of the panel',
  async (tab) => {
    const { page, problems } = await openPanel(browser, app.origin, tab)
    await whenLoaded(page)
    expect(problems).toEqual([])
    await page.close()
  },
)

test('a text that is injected into the panel becomes neither markup nor script', async () => {
  const { page } = await openPanel(browser, app.origin, 'dashboard')
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror="document.title = 1">'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(outcome).toBe('TypeError')
  await page.close()
})
