import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPanel } from './admin-login.ts'
import { stopClock } from './browser.ts'
import { useSite } from './use-site.ts'

/** A workbook. Its content does not matter, because the test makes up the answer. */
const workbook = { name: 'listings.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') }
const file = (page: Page) => page.locator('input[type=file]').first()

interface Action {
  readonly tab: string
  readonly call: string
  readonly label: string
  readonly pending: string
  /** Title and text if the server says that its disk is full. */
  readonly failure: readonly [title: string, text: string]
}

const actions: readonly Action[] = [
  {
    tab: 'businesses',
    call: '**/api/admin/export*',
    label: 'Export All',
    pending: 'Exporting...',
    failure: ['Export failed', 'The disk is full.'],
  },
  {
    tab: 'import',
    call: '**/api/admin/generate-seo',
    label: 'Generate SEO Content',
    pending: 'Generating...',
    failure: ['SEO Generation failed', 'Failed to generate SEO content'],
  },
  {
    tab: 'import',
    call: '**/api/admin/delete-all',
    label: 'Delete All Data',
    pending: 'Deleting...',
    failure: ['Delete failed', 'Failed to delete all data'],
  },
]

describe('the panel speaks as the spec has it', () => {
  const site = useSite({ sampleData: true })

  const told = async (page: Page, [title, text]: readonly [string, string]) => {
    const toast = page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) })
    await toast.getByText(text, { exact: true }).waitFor()
  }
  const fail = (page: Page, call: string, until = Promise.resolve()) =>
    page.route(call, async (route) => {
      await until
      await route.fulfill({ status: 500, json: { message: 'The disk is full.' } })
    })
  const confirmAll = (page: Page) =>
    page.on('dialog', (dialog) => dialog.accept(dialog.type() === 'prompt' ? 'DELETE' : undefined))
  const isOff = (control: Locator) => control.isDisabled()

  test.each(actions)(
    'spec §4, §8: $label is $pending while pending, then told to have failed',
    async (action) => {
      const { page } = await openPanel(site.browser, site.app.origin, action.tab)
      confirmAll(page)
      const { promise, resolve } = Promise.withResolvers<void>()
      await fail(page, action.call, promise)
      const button = page.getByRole('button', { name: action.label })
      await button.click()
      const pending = page.getByRole('button', { name: action.pending })
      await pending.waitFor()
      expect([await isOff(pending), await button.count()]).toEqual([true, 0])
      resolve()
      await told(page, action.failure)
      expect(await isOff(button)).toBe(false)
      await page.close()
    },
  )

  test('spec §4, §8: an upload is Importing... while pending, then told to have failed in the server’s words', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    const { promise, resolve } = Promise.withResolvers<void>()
    await fail(page, '**/api/admin/uploads', promise)
    await file(page).setInputFiles(workbook)
    await page.getByText('Importing...', { exact: true }).waitFor()
    expect(await isOff(file(page))).toBe(true)
    resolve()
    await told(page, ['Import failed', 'The disk is full.'])
    expect(await isOff(file(page))).toBe(false)
    await page.close()
  })

  test.each([
    ['no answer', 'Upload failed', { abort: true }],
    ['an answer without words', 'Upload failed', { status: 502, body: '' }],
  ])('spec §8: Import failed with %s → %s', async (_, text, answer) => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await page.route('**/api/admin/uploads', (route) =>
      'abort' in answer ? route.abort() : route.fulfill(answer),
    )
    await file(page).setInputFiles(workbook)
    await told(page, ['Import failed', text])
    await page.close()
  })

  test('spec §8: Import failed with what the server finds wrong in the file', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await file(page).setInputFiles({ ...workbook, buffer: Buffer.from('no workbook') })
    const toast = page.locator('.toast').filter({ hasText: 'Import failed' })
    await toast.getByText(/엑셀 파일이 아닙니다/).waitFor()
    await page.close()
  })

  test('spec §5: accepts only .xlsx and .xls, and tables in text files', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    expect(await file(page).getAttribute('accept')).toBe(
      '.xlsx,.xls,.ods,.csv,.tsv,.txt,.html,.htm,.xml,.json,.geojson,.jsonl,.ndjson,.kml,.kmz',
    )
    await file(page).setInputFiles({ ...workbook, name: 'listings.pdf' })
    await told(page, [
      'Import failed',
      '.xlsx, .xls, .ods, .csv, .tsv, .txt, .html, .htm, .xml, .json, .geojson, .jsonl, .ndjson, .kml, .kmz 파일만 가져올 수 있습니다.',
    ])
    await page.close()
  })

  test('spec §8: Failed to fetch businesses, with the answer as “status: body”, and no second try unasked', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard')
    let calls = 0
    await page.route('**/api/businesses?*', (route) => {
      calls++
      return route.fulfill({ status: 500, body: 'disk full' })
    })
    await page.getByRole('link', { name: 'Businesses' }).click()
    const alert = page.getByRole('alert')
    await alert.getByText('Failed to fetch businesses', { exact: true }).waitFor()
    expect(await alert.textContent()).toContain('500: disk full')
    expect(calls).toBe(1)
    await page.unroute('**/api/businesses?*')
    await alert.getByRole('button', { name: '다시 시도' }).click()
    await page.getByRole('table').waitFor()
    await page.close()
  })

  test('spec §9: one toast at a time, 5000 ms, F8 focuses the notification area, 420 px at most', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await stopClock(page)
    for (const { call } of actions) await fail(page, call)
    confirmAll(page)
    await page.reload()
    const until = async (isReached: () => Promise<boolean>) => {
      await expect
        .poll(async () => {
          await page.clock.runFor(10)
          return isReached()
        })
        .toBe(true)
    }
    const toast = page.locator('.toast')
    const isShown = (title: string) => async () => (await toast.allTextContents()).join().startsWith(title)
    const button = (name: string) => page.getByRole('button', { name })
    await until(async () => (await button('Generate SEO Content').count()) === 1)
    await button('Generate SEO Content').click()
    await until(isShown('SEO Generation failed'))
    await button('Delete All Data').click()
    await until(isShown('Delete failed'))
    expect(await toast.count()).toBe(1)
    expect((await page.locator('.toast-viewport').boundingBox())?.width).toBeLessThanOrEqual(420)
    await page.clock.runFor(4900)
    expect(await toast.count()).toBe(1)
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement?.closest('.toast-viewport') !== null)).toBe(true)
    await page.locator('h1').click()
    await page.clock.runFor(5000)
    await expect.poll(() => toast.count()).toBe(0)
    await page.close()
  })
})
