import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importColumns } from '../src/domain/business/import-columns.ts'
import { createWorkbookReader } from '../src/excel/workbook-reader.ts'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'
import { openPanel } from './admin-login.ts'
import { phone } from './browser.ts'
import { useSite } from './use-site.ts'

describe('the list of businesses in the panel', () => {
  const site = useSite({ sampleData: true })
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panel-list-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const loaded = (page: Page) => page.getByText(/^업체 [\d,]+\+?곳$/).waitFor()

  test('spec §2: the columns of the table and a badge for each business', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await loaded(page)
    const table = page.getByRole('table')
    const heads = (await table.getByRole('columnheader').allTextContents()).map((text) => text.trim())
    expect(heads).toEqual([
      'Name',
      'Phone',
      'Category',
      'City',
      'State',
      'Rating',
      'Reviews',
      'Status',
      'Actions',
    ])
    expect(new Set(await table.locator('td:nth-child(8)').allTextContents())).toEqual(new Set(['Pending']))
    await page.close()
  })

  test('spec §4, §9: nothing is read twice, but list and statistics after an import and after SEO text', async () => {
    const path = join(folder, 'one.xlsx')
    await createWorkbookWriter().write(path, ['name', 'place_id'], [['방금 넣은 가게', 'fresh-1']])
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard')
    const read: string[] = []
    page.on('request', (request) => {
      const call = /api\/(businesses|statistics)(\?|$)/.exec(request.url())?.[1]
      if (call) read.push(call)
    })
    const visit = async (tab: string, landmark: Locator) => {
      await page.getByRole('link', { name: tab, exact: true }).click()
      await landmark.waitFor()
    }
    const visitAll = async () => {
      read.length = 0
      await visit('Businesses', page.getByRole('table'))
      await visit('Dashboard', page.locator('.stat-card').first())
      await visit('Import', page.getByRole('heading', { name: 'Excel 가져오기' }))
      return read.toSorted()
    }
    await visitAll()
    expect(await visitAll()).toEqual([])
    await page.setInputFiles('input[type=file]', path)
    await page.getByRole('button', { name: '가져오기 시작' }).click()
    await page.getByText('1 imported, 0 duplicates skipped, 0 errors', { exact: true }).waitFor()
    expect(await visitAll()).toEqual(['businesses', 'statistics'])
    await page.getByRole('button', { name: 'Generate SEO Content' }).click()
    await page.getByText('SEO Content Generated', { exact: true }).waitFor()
    expect(await visitAll()).toContain('businesses')
    await page.close()
  })

  test('spec §2, §3: the import tab lists the columns that it expects', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    const columns = page.getByRole('region', { name: '열 이름' }).locator('dt')
    await columns.first().waitFor()
    expect(await columns.locator('code').allTextContents()).toEqual([...importColumns])
    const notes = (await columns.allTextContents()).filter(
      (text) => !importColumns.some((name) => name === text),
    )
    expect(notes).toEqual([
      'namerequired',
      'phoneoptional',
      'rating1-5',
      'photooptional',
      'aboutoptional',
      'place_idunique',
      'location_linkoptional',
    ])
    await page.close()
  })

  test('words that nobody has find nothing, and say what they may mean', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await loaded(page)
    const box = page.getByRole('searchbox', { name: '검색' })
    await box.fill('서울 맛집 추천')
    await box.press('Enter')
    await page.getByText('업체 0곳').waitFor()
    const meant = page.getByText('혹시 이것을 찾습니까?').getByRole('button')
    const words = (await meant.textContent()) ?? ''
    await meant.press('Enter')
    await page.getByRole('table').waitFor()
    expect(await box.inputValue()).toBe(words)
    await page.close()
  })

  test('spec §4: search and category begin at page 1 again', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    const isOn = (number: number) =>
      page
        .getByRole('navigation', { name: '페이지' })
        .getByRole('button', { name: `Page ${number}`, exact: true, disabled: false })
        .and(page.locator('[aria-current=page]'))
        .waitFor()
    await loaded(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await isOn(2)
    await page.getByRole('searchbox').fill('서울')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === '서울' && !url.searchParams.has('page'))
    await isOn(1)
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await isOn(2)
    await page.getByRole('combobox', { name: '카테고리' }).selectOption('Restaurant')
    await page.waitForURL((url) => url.searchParams.has('category') && !url.searchParams.has('page'))
    await page.close()
  })

  test('spec §2: Export {country} saves that country alone', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await loaded(page)
    await page.getByRole('combobox', { name: '국가' }).selectOption('Türkiye')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export 튀르키예' }).click()
    expect((await download).suggestedFilename()).toMatch(/^businesses_Türkiye_\d{4}-\d\d-\d\d\.xlsx$/)
    await page.getByText('Export successful', { exact: true }).waitFor()
    await page.getByText('Excel file has been downloaded', { exact: true }).waitFor()
    await page.close()
  })

  test('ticked rows are exported alone', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await loaded(page)
    const ticks = page.getByRole('checkbox', { name: / 고르기$/ })
    for (const row of [1, 3]) await ticks.nth(row).check()
    const download = page.waitForEvent('download')
    await page
      .getByRole('region', { name: '일괄 작업' })
      .getByRole('button', { name: '엑셀로 내보내기' })
      .click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^businesses_selection_/)
    const path = join(folder, 'ticked.xlsx')
    await file.saveAs(path)
    const book = await createWorkbookReader().open(path)
    let rows = 0
    for await (const batch of book.rows(0)) rows += batch.length
    await book.close()
    // The header is one of them.
    expect(rows).toBe(3)
    await page.close()
  })

  test('a category that the list does not offer is still seen as chosen', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses&category=Rare+trade')
    await page.getByText('조건에 맞는 업체가 없습니다').waitFor()
    expect(await page.getByRole('combobox', { name: '카테고리' }).inputValue()).toBe('Rare trade')
    await page.close()
  })

  test('works with a finger at 360 px: every control is 44 px high, the page buttons fit', async () => {
    const options = { viewport: phone, hasTouch: true, isMobile: true }
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses', options)
    await loaded(page)
    await page.getByRole('button', { name: '필터', exact: true }).click()
    const low = await page
      .locator('.panel-layout :is(button, select, input:not([type=checkbox]), label:has([type=checkbox]))')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getBoundingClientRect().height < 44)
          .map((each) => each.getAttribute('aria-label') ?? each.textContent),
      )
    expect(low).toEqual([])
    const buttons = page.getByRole('navigation', { name: '페이지' }).getByRole('button')
    const boxes = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(7)
    for (const { left, right, width } of boxes as DOMRect[]) {
      expect([width >= 44, left >= 0, right <= 360]).toEqual([true, true, true])
    }
    await page.close()
  })
})
