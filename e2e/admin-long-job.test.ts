import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app/test-app.ts'
import { writeLongWorkbook } from '../test/import/long-rows.ts'
import { pacedImports } from '../test/import/paced-import.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, closePages, shareBrowser } from './browser.ts'

const rows = 600
const rowsPerTransaction = 100

describe('a long import', () => {
  let app: TestApp
  let browser: Browser
  let folder: string
  let cookie: string
  /** The import reads no more rows than these until there is another gate. */
  let gate = { rows: 0, isPassed: Promise.withResolvers<void>() }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'long-job-'))
    const imports = pacedImports(rowsPerTransaction, async (rowsRead) => {
      while (rowsRead >= gate.rows) await gate.isPassed.promise
    })
    app = await startTestApp('sqlite', { imports })
    browser = await shareBrowser()
    cookie = await app.login()
  })
  afterAll(async () => {
    await closePages(browser)
    letRead(Number.POSITIVE_INFINITY)
    await app?.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Lets the import read on until there. */
  function letRead(until: number): void {
    const { isPassed } = gate
    gate = { rows: until, isPassed: Promise.withResolvers() }
    isPassed.resolve()
  }

  async function startImport(): Promise<void> {
    const path = join(folder, 'long.xlsx')
    await writeLongWorkbook(path, { rows, seed: 5, quirks: true })
    const body = new FormData()
    body.append('excelFile', new Blob([await readFile(path)]), 'long.xlsx')
    const upload = await app.fetch('/api/admin/uploads', { method: 'POST', headers: { cookie }, body })
    const { uploadId } = (await upload.json()) as { uploadId: string }
    const headers = { cookie, 'content-type': 'application/json' }
    const payload = JSON.stringify({ uploadId })
    const answer = await app.fetch('/api/admin/imports', { method: 'POST', headers, body: payload })
    expect(answer.status).toBe(202)
  }

  const tray = (page: Page) => page.getByRole('region', { name: '작업', exact: true })
  const card = (page: Page) => tray(page).getByRole('listitem').filter({ hasText: '가져오기 · long.xlsx' })
  const countListings = async () => (await app.storage.listings.statistics()).totalBusinesses

  test('shows its progress to whoever opens the panel, goes on while nobody looks, can be stopped and undone', async () => {
    const first = await openPanel(browser, app.origin, 'seo-sitemap')
    const { page, problems } = await openPanel(browser, app.origin, 'account')
    await page.goto('/')
    letRead(2 * rowsPerTransaction)
    await startImport()
    await first.page.reload()
    await card(first.page).getByRole('progressbar').waitFor()
    const rowsDone = async (page: Page) => {
      const text = await card(page)
        .getByText(/초당 [\d,]+건/)
        .textContent()
      return Number(/([\d,]+)( \/ [\d,]+)?건/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
    }
    const seen = await rowsDone(first.page)
    expect(seen).toBeGreaterThan(0)
    await first.page.close()

    letRead(4 * rowsPerTransaction)
    await page.goto('/admin-panel?tab=account')
    await expect.poll(() => rowsDone(page)).toBeGreaterThan(seen)
    const isCancelled = page.waitForResponse((answer) => answer.url().endsWith('/cancel'))
    await card(page).getByRole('button', { name: '가져오기 · long.xlsx 취소' }).click()
    expect((await isCancelled).ok()).toBe(true)
    letRead(rows)
    await page.getByText('가져오기 취소됨', { exact: true }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const stopped = await countListings()
    expect(stopped).toBeGreaterThan(0)
    expect(stopped).toBeLessThan(rows)

    page.once('dialog', (dialog) => dialog.accept())
    await card(page).getByRole('button', { name: '가져오기 · long.xlsx 되돌리기' }).click()
    await page.getByText('되돌리기 완료', { exact: true }).waitFor()
    await card(page).getByText('되돌림').waitFor()
    expect(await countListings()).toBe(0)
    expect(problems).toEqual([])
    await page.close()
  })
})
