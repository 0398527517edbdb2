import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage, phone, whenAlive } from './browser.ts'
import { halfPaintedLine, shiftsOf, watchShifts } from './layout-shifts.ts'
import { useSite } from './use-site.ts'

const here = { latitude: 37.551234, longitude: 126.910456 }

describe('near me', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  test('the place is asked for on a click, rounded in the address, and can be taken away', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin, {
      geolocation: here,
      permissions: ['geolocation'],
    })
    await page.goto('/businesses?country=KR')
    await whenAlive(page, '.filter-form')
    await page.getByRole('button', { name: '내 주변' }).press('Enter')
    await page.waitForURL('/businesses?country=KR&lat=37.551&lng=126.91')
    await expect.poll(() => page.locator('main [role=status]').textContent()).toBe('내 주변 · 대한민국 1곳')
    expect(await page.locator('.row').first().textContent()).toContain('110m · 한식')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: '내 주변 조건 빼기' }).click()
    await page.waitForURL('/businesses?country=KR')
    expect(problems).toEqual([])
  })

  test.each([360, 1280])(
    'the rows stay until those near here are there, and nothing moves, at %d px',
    async (width) => {
      const { page } = await openPage(site.browser, site.app.origin, {
        geolocation: here,
        permissions: ['geolocation'],
        viewport: { width, height: 780 },
      })
      await watchShifts(page, { selector: 'footer, .list-rows', least: halfPaintedLine })
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/api/businesses?**', async (route) => {
        await answered
        await route.continue()
      })
      await page.goto('/businesses?country=KR')
      await whenAlive(page, '.filter-form')
      const before = await page.locator('.row-name').allTextContents()
      await page.getByRole('button', { name: '내 주변' }).click()
      const rows = page.locator('.list[aria-busy="true"] .row-name')
      await rows.first().waitFor()
      expect(await rows.allTextContents()).toEqual(before)
      answer()
      await page.locator('.list[aria-busy="false"]').waitFor()
      expect(await page.locator('.row').first().textContent()).toContain('110m · 한식')
      expect(await shiftsOf(page)).toEqual([])
      await page.close()
    },
  )

  test.each([360, 1280])('a refusal is said beside the chip, within %d px', async (width) => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: { width, height: 740 } })
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    await page.getByRole('button', { name: '내 주변' }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('위치를 알 수 없습니다')
    const chip = await page.getByRole('button', { name: '내 주변' }).boundingBox()
    const said = await page.getByRole('alert').boundingBox()
    if (!chip || !said) throw new Error('the chip or its answer is not shown')
    expect(said.x).toBeGreaterThanOrEqual(chip.x + chip.width)
    expect(said.x + said.width).toBeLessThanOrEqual(width)
    expect(Math.abs(said.y + said.height / 2 - (chip.y + chip.height / 2))).toBeLessThan(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

  test('where the words ask for what is near, what they need is asked for beside them', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto('/search?q=근처 칼국수')
    await whenAlive(page, '.filter-form')
    const button = page.getByRole('button', { name: '내 주변' })
    expect(await button.count()).toBe(1)
    const box = await page.locator('.list-said .chip').boundingBox()
    expect(box && box.x + box.width).toBeLessThan(phone.width)
    await button.click()
    await expect
      .poll(() => page.locator('.list-said [role=alert]').textContent())
      .toContain('위치를 알 수 없습니다')
    const link = await page.getByRole('link', { name: '입력한 그대로 찾기' }).boundingBox()
    const said = await page.getByRole('alert').boundingBox()
    expect(said?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0))
    expect(await accessibilityProblems(page)).toEqual([])
    await page.close()

    const allowed = await openPage(site.browser, site.app.origin, {
      viewport: phone,
      geolocation: here,
      permissions: ['geolocation'],
    })
    await allowed.page.goto('/search?q=근처 칼국수')
    await whenAlive(allowed.page, '.filter-form')
    await allowed.page.locator('.list-said .chip').click()
    await allowed.page.waitForURL(/lat=/)
    await expect.poll(() => allowed.page.locator('.list-said .chip').count()).toBe(0)
    await allowed.page.close()
  })

  test('what was chosen is in view afterwards, though it was scrolled to', async () => {
    const { page } = await openPage(site.browser, site.app.origin, {
      viewport: { width: 360, height: 740 },
      geolocation: here,
      permissions: ['geolocation'],
    })
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    await page.getByRole('button', { name: '내 주변' }).click()
    await page.waitForURL(/lat=/)
    await page.locator('.chip-on', { hasText: '내 주변' }).waitFor()
    await expect.poll(() => page.locator('.list-chips').evaluate((line) => line.scrollLeft)).toBe(0)
    await page.close()
  })

  test('it works on the page of an empty list, too, and leaves no gap without scripts', async () => {
    const still = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await still.page.goto('/search?q=칼국수&location=Oslo')
    expect(await still.page.locator('.nothing-on .chip', { hasText: '내 주변' }).isVisible()).toBe(false)
    await still.page.close()

    const { page } = await openPage(site.browser, site.app.origin, {
      geolocation: here,
      permissions: ['geolocation'],
    })
    await page.goto('/search?q=칼국수&location=Oslo')
    await page.locator('.nothing-on .chip', { hasText: '내 주변' }).click()
    await page.waitForURL(/lat=/)
    await page.close()
  })

  test('without scripts it is not offered', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await page.goto('/businesses')
    expect(await page.getByRole('button', { name: '내 주변' }).count()).toBe(0)
  })
})
