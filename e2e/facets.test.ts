import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { startTestApp, type TestApp } from '../test/app/test-app.ts'
import { accessibilityProblems, openPage, startBrowser, whenAlive } from './browser.ts'

describe('facets of a list', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app.storage)
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test('a city is narrowed to by keyboard, and its facet gone then', async () => {
    const { page, problems } = await openPage(browser, app.origin)
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
})
