import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPage, phone, stopClock, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

const rows = ['부산광역시 중구 광복로 3', '서울특별시 중구 을지로 5'].map((full_address, index) => ({
  name: `모퉁이 ${index}`,
  place_id: `ChIJmenu${index}`,
  country: '대한민국',
  full_address,
}))

describe('header', () => {
  const site = useSite({ fill: (app) => importRows(app, rows) })

  test('menu hover delay 200 ms, close delay 150 ms, skip window 300 ms', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await stopClock(page)
    await page.goto('/')
    await whenAlive(page, 'details[name=header-menu]')
    const [categories, cities] = [0, 1].map((index) => page.locator('details[name=header-menu]').nth(index))
    const isOpen = (menu: typeof categories) => menu?.evaluate((each) => (each as HTMLDetailsElement).open)
    await categories?.locator('summary').hover()
    await page.clock.runFor(199)
    expect(await isOpen(categories)).toBe(false)
    await page.clock.runFor(1)
    expect(await isOpen(categories)).toBe(true)
    await page.mouse.move(20, 500)
    await page.clock.runFor(149)
    expect(await isOpen(categories)).toBe(true)
    await page.clock.runFor(1)
    expect(await isOpen(categories)).toBe(false)
    await page.clock.runFor(290)
    await cities?.locator('summary').hover()
    await page.clock.runFor(1)
    expect(await isOpen(cities)).toBe(true)
    await page.close()
  })

  test('from an open menu to the next without delay, and within 300 ms of it', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await stopClock(page)
    await page.goto('/')
    await whenAlive(page, 'details[name=header-menu]')
    const [categories, cities] = [0, 1].map((index) => page.locator('details[name=header-menu]').nth(index))
    const isOpen = (menu: typeof categories) => menu?.evaluate((each) => (each as HTMLDetailsElement).open)
    await categories?.locator('summary').hover()
    await page.clock.runFor(200)
    expect(await isOpen(categories)).toBe(true)
    await cities?.locator('summary').hover()
    await page.clock.runFor(1)
    expect([await isOpen(categories), await isOpen(cities)]).toEqual([false, true])
    await categories?.locator('summary').hover()
    await page.clock.runFor(1)
    expect([await isOpen(categories), await isOpen(cities)]).toEqual([true, false])
    await page.mouse.move(20, 500)
    await page.clock.runFor(150 + 301)
    await cities?.locator('summary').hover()
    await page.clock.runFor(199)
    expect(await isOpen(cities)).toBe(false)
    await page.close()
  })

  test('dropdowns open on click, by keyboard too; Escape closes and returns the focus, a click elsewhere closes', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    await whenAlive(page, 'details[name=header-menu]')
    const summary = page.locator('summary', { hasText: '도시' }).first()
    await summary.focus()
    await page.keyboard.press('Enter')
    const menu = page.locator('.menu-panel:visible')
    expect(await menu.getByRole('link').allTextContents()).toEqual(['서울', '부산', '모든 도시'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await menu.count()).toBe(0)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await menu.count()).toBe(1)
    await page.mouse.click(640, 700)
    await expect.poll(() => menu.count()).toBe(0)
    await page.close()
  })

  test('below the large breakpoint: a side drawer; tapping a link closes it', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto('/')
    await whenAlive(page, '.drawer')
    const drawer = page.locator('.drawer-panel')
    await page.getByLabel('메뉴', { exact: true }).click()
    expect(await drawer.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await drawer.isVisible()).toBe(false)
    // The step back in the history comes a moment later. A page that is chosen before it would be left by it.
    await page.waitForFunction(() => history.state?.covers === undefined)
    await page.getByLabel('메뉴', { exact: true }).press('Enter')
    await drawer.getByRole('link', { name: '소개' }).click()
    await page.waitForURL(/\/about$/)
    await expect.poll(() => page.locator('h1').textContent()).toBe('소개')
    expect(await drawer.isVisible()).toBe(false)
    await page.close()
  })

  test.each([
    ['slides in', 'no-preference', ['drawer-in', 'drawer-scrim-in']],
    ['is there at once under reduced motion', 'reduce', []],
  ] as const)('the drawer %s', async (_, reducedMotion, animations) => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone, reducedMotion })
    await page.goto('/')
    await whenAlive(page, '.drawer')
    await page.getByLabel('메뉴', { exact: true }).click()
    const panel = page.locator('.drawer-panel')
    const running = await panel.evaluate((each) => {
      const scrim = document.querySelector('.drawer-scrim')
      return [each, scrim].map((one) => one && getComputedStyle(one).animationName)
    })
    expect(running.filter((name) => name !== 'none')).toEqual(animations)
    await panel.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)))
    const { right } = await panel.evaluate((each) => each.getBoundingClientRect())
    expect(right).toBe(phone.width)
    await page.close()
  })

  test('the Search button shows from medium screens up and opens the search', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: { width: 768, height: 800 } })
    await page.goto('/')
    await page.locator('header').getByRole('link', { name: '검색', exact: true }).click()
    await page.waitForURL(/\/businesses$/)
    await page.setViewportSize(phone)
    expect(await page.locator('header').getByRole('link', { name: '검색', exact: true }).isVisible()).toBe(
      false,
    )
    await page.close()
  })

  test('tooltip open delay 700 ms, skip window 300 ms', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await stopClock(page)
    await page.goto('/')
    await whenAlive(page, '.tooltip-anchor')
    const icons = page.locator('.tooltip-anchor')
    const tip = page.locator('.tooltip')
    await icons.nth(0).hover()
    await page.clock.runFor(699)
    expect(await tip.count()).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(() => tip.allTextContents()).toEqual(['Facebook'])
    await icons.nth(1).hover()
    await page.clock.runFor(1)
    await expect.poll(() => tip.allTextContents()).toEqual(['X'])
    await page.close()
  })
})
