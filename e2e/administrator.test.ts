import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPassword, startTestApp, type TestApp } from '../test/app/test-app.ts'
import { openPage, startBrowser } from './browser.ts'

describe('the administrator', () => {
  let app: TestApp
  let browser: Browser
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'admin-'))
    app = await startTestApp('sqlite')
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function login(page: Page, password: string): Promise<void> {
    await page.locator('input[name=username]').fill('admin')
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
  }

  test('is told so when the password is wrong', async () => {
    const { page } = await openPage(browser, app.origin)
    await page.goto('/admin-login')
    await login(page, 'wrong password')
    await page.getByText('Login failed', { exact: true }).waitFor()
    await page.getByText('Invalid credentials. Please try again.', { exact: true }).waitFor()
    await page.context().close()
  })

  test('is sent to the login from the panel without a session', async () => {
    const { page } = await openPage(browser, app.origin)
    await page.goto('/admin-panel')
    await page.waitForURL('**/admin-login')
    await page.getByText('Authentication required', { exact: true }).waitFor()
    await page.context().close()
  })

  test('leaves by Logout, and the session is over', async () => {
    const { page } = await openPage(browser, app.origin)
    await page.goto('/admin')
    await login(page, adminPassword)
    await page.waitForURL('**/admin-panel')
    const cookies = await page.context().cookies()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${app.origin}/`)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await app.fetch('/api/admin/check-auth', { headers: { cookie } })).status).toBe(401)
    await page.context().close()
  })
})
