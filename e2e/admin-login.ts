import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { adminPassword } from '../test/app/test-app.ts'
import { openPage, type VisitedPage } from './browser.ts'

/** Fills in the login form on the page, and sends it. */
export async function logIn(page: Page, password = adminPassword): Promise<void> {
  await page.locator('input[name=username]').fill('admin')
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** A page with the panel's `tab`, with a session of its own. It is started by call: the form has tests of its own. */
export async function openPanel(
  browser: Browser,
  origin: string,
  tab: string,
  options: BrowserContextOptions = {},
): Promise<VisitedPage> {
  const visited = await openPage(browser, origin, { reducedMotion: 'reduce', ...options })
  const { page } = visited
  const answer = await page.request.post('/api/admin/login', {
    data: { username: 'admin', password: adminPassword },
  })
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}: ${await answer.text()}`)
  await page.goto(`/admin-panel?tab=${tab}`)
  await page.getByRole('navigation', { name: '관리 메뉴' }).waitFor()
  return visited
}

/** Waits until the tab is there, and nothing in it is still to be loaded: neither data, of which a text says so, nor the charts. */
export async function whenLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const loading = page.getByText(/^(불러오는 중입니다|Loading)\.$/).or(page.locator('.chart-space'))
  await loading.first().waitFor({ state: 'detached' })
}
