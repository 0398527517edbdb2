import { describe, expect, test } from 'vitest'
import { openPage, phone, stopClock } from './browser.ts'
import { useSite } from './use-site.ts'

describe('a page of a test', () => {
  const site = useSite()

  const stateOf = async (options: Parameters<typeof openPage>[2] = {}) => {
    const { page } = await openPage(site.browser, site.app.origin, options)
    await page.goto('/about')
    const state = await page.evaluate(() => ({
      local: localStorage.length,
      session: sessionStorage.length,
      cookies: document.cookie,
      name: (globalThis as { mark?: string }).mark,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    }))
    return { page, state }
  }
  const clean = { local: 0, session: 0, cookies: '', name: undefined, width: 1280, isDark: false }

  test('sees nothing of the page before, though it has its context', async () => {
    const { page } = await stateOf({ viewport: phone, colorScheme: 'dark' })
    await page.addInitScript(() => {
      Object.assign(globalThis, { mark: 'left' })
    })
    await page.route('**/about', (route) => route.abort())
    await page.evaluate(() => {
      localStorage.setItem('a', 'left')
      sessionStorage.setItem('a', 'left')
    })
    const context = page.context()
    await context.addCookies([{ name: 'a', value: 'left', url: site.app.origin }])
    await page.close()
    const next = await stateOf()
    expect(next.page.context()).toBe(context)
    expect(next.state).toEqual(clean)
    await next.page.close()
  })

  test('has a context of its own while another is open, and for a first visit', async () => {
    const { page } = await stateOf()
    await page.evaluate(() => localStorage.setItem('a', 'left'))
    const other = await stateOf()
    const first = await stateOf({ isFirstVisit: true })
    expect(new Set([page, other.page, first.page].map((each) => each.context())).size).toBe(3)
    expect([other.state, first.state]).toEqual([clean, clean])
    for (const each of [page, other.page, first.page]) await each.close()
  })

  test('has no clock that was stopped for the page before', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await stopClock(page)
    await page.goto('/about')
    await page.close()
    const next = await stateOf()
    expect(await next.page.evaluate(() => Date.now())).toBeGreaterThan(1e12)
    await next.page.close()
  })
})
