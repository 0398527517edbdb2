import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPanel, whenLoaded } from './admin-login.ts'
import { useSite } from './use-site.ts'

const tabs = [
  ['Dashboard', 'dashboard'],
  ['Businesses', 'businesses'],
  ['Import', 'import'],
  ['SEO Sitemap', 'seo-sitemap'],
  ['계정 및 기록', 'account'],
] as const

describe('the panel', () => {
  const site = useSite({ sampleData: true })

  const tabLink = (page: Page, name: string) =>
    page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name, exact: true })
  const isCurrent = async (page: Page, name: string) => {
    await page.waitForFunction(
      (wanted) => document.querySelector('[aria-current=page]')?.textContent === wanted,
      name,
    )
  }

  test('keeps the tab in the address, for reloading and for going back', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'dashboard')
    for (const [name, id] of tabs) {
      await tabLink(page, name).click()
      await page.waitForURL(`**/admin-panel?tab=${id}`)
      await isCurrent(page, name)
      expect(await page.title()).toContain(name)
    }
    await page.reload()
    await isCurrent(page, '계정 및 기록')
    await page.goBack()
    await isCurrent(page, 'SEO Sitemap')
    expect(problems).toEqual([])
    await page.close()
  })

  test.each([
    ['/admin-panel', 'Dashboard'],
    ['/admin/dashboard', 'Dashboard'],
    ['/admin-panel?tab=nothing', 'Dashboard'],
  ])('shows at %s the tab %s', async (path, name) => {
    const { page } = await openPanel(site.browser, site.app.origin, 'account')
    await page.goto(path)
    await isCurrent(page, name)
    await page.close()
  })

  test('can be walked with the keyboard alone', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('본문으로 건너뛰기')
    for (const [name] of tabs) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await isCurrent(page, '계정 및 기록')
    await page.close()
  })

  test('leads to the login as soon as a call finds the session ended', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard')
    await page.locator('canvas').first().waitFor()
    await whenLoaded(page)
    const cookies = await page.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await site.app.fetch('/api/admin/logout', {
      method: 'POST',
      headers: { cookie, origin: site.app.origin },
    })
    await tabLink(page, '계정 및 기록').click()
    await page.waitForURL('**/admin-login')
    await page.getByText('Authentication required', { exact: true }).waitFor()
    await page.getByText('Please log in to access the admin panel', { exact: true }).waitFor()
    await page.close()
  })
})
