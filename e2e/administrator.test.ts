import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateWorkbook } from '../src/application/sample-listings/generate-workbook.ts'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'
import { adminPassword, startTestApp, type TestApp } from '../test/app/test-app.ts'
import { accessibilityProblems, openPage, phone, startBrowser } from './browser.ts'

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

  test('logs in, imports a workbook, sees what came of it, and again that nothing is new', async () => {
    const path = join(folder, 'listings.xlsx')
    await generateWorkbook({ path, rows: 500, seed: 3, writer: createWorkbookWriter() })
    const { page, problems } = await openPage(browser, app.origin)
    await page.goto('/admin')
    await login(page, adminPassword)
    await page.getByText('Welcome to the admin panel', { exact: true }).waitFor()
    await page.waitForURL('**/admin-panel')

    await page.setInputFiles('input[type=file]', path)
    const result = page.getByRole('region', { name: 'Import Completed' })
    await result.waitFor()
    const { totalBusinesses } = await app.storage.listings.statistics()
    expect(totalBusinesses).toBeGreaterThan(450)
    expect(await result.textContent()).toContain(`가져옴${totalBusinesses}건`)
    expect(await accessibilityProblems(page)).toEqual([])

    await page.setInputFiles('input[type=file]', path)
    await page.getByText('가져옴0건').waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('is told what is wrong with a file that cannot be imported', async () => {
    const { page } = await openPage(browser, app.origin, { viewport: phone })
    await page.goto('/admin')
    await login(page, adminPassword)
    await page.waitForURL('**/admin-panel')
    const file = {
      name: 'broken.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('no workbook'),
    }
    await page.setInputFiles('input[type=file]', file)
    await page.getByRole('heading', { name: 'Import failed' }).waitFor()
    await page
      .getByText(/엑셀 파일이 아닙니다/)
      .first()
      .waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
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
