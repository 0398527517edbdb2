import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPanel } from './admin-login.ts'
import { phone } from './browser.ts'
import { useSite } from './use-site.ts'

describe('the list of businesses on a phone', () => {
  const site = useSite({ sampleData: true })
  const loaded = (page: Page) => page.getByText(/^업체 [\d,]+\+?곳$/).waitFor()

  test('the first row is on the first screen, and its two actions stand apart', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport: phone })
    await loaded(page)
    const row = page.getByRole('table').getByRole('row').nth(1)
    const [edit, remove] = [row.getByRole('button').first(), row.getByRole('button').last()]
    const [above, below] = [await edit.boundingBox(), await remove.boundingBox()]
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(8)
    expect((await row.boundingBox())?.y).toBeLessThan(phone.height - 40)
    const color = (one: Locator) => one.evaluate((button) => getComputedStyle(button).color)
    expect(await color(remove)).not.toBe(await color(edit))

    const status = page.getByRole('combobox', { name: '상태' })
    expect(await status.isVisible()).toBe(false)
    await page.getByRole('button', { name: '필터', exact: true }).click()
    await status.selectOption('verified')
    await page.getByRole('button', { name: '필터 1개 적용' }).waitFor()
    await page.reload()
    await status.waitFor()
    await page.close()
  })

  test('the bar for chosen rows stays in view, above the rows and below the menu', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport: phone })
    await loaded(page)
    await page.getByRole('table').getByRole('checkbox').nth(2).check()
    const bar = page.getByRole('region', { name: '일괄 작업' })
    await bar.waitFor()
    const next = page.getByRole('navigation', { name: '페이지' }).getByRole('button').last()
    await next.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [box, menu] = [
      await bar.boundingBox(),
      await page.getByRole('navigation', { name: '관리 메뉴' }).boundingBox(),
    ]
    expect(box?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0))
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(phone.height / 2)
    await bar.getByRole('button').first().click({ trial: true })
    await next.click({ trial: true })
    await page.close()
  })
})
