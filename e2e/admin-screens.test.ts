import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { isFullLength } from '../test/full-length.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, desktop, phone } from './browser.ts'
import { pick, preview, writeWorkbook } from './import-screen.ts'
import { useSite } from './use-site.ts'

const widths = [phone, { width: 768, height: 1024 }, desktop]
const schemes = ['dark', 'light'] as const
const alike = ['하나', '둘', '셋'].map((which) => ({
  name: `${which} 가게`,
  place_id: `ChIJalike${which}`,
  category: 'Book store',
  country: '대한민국',
  full_address: '서울특별시 중구 세종대로 1',
  phone: '02-700-1000',
}))

/** Scrolls to each control in turn. Names those that something else lies over, and how much wider than the window the page is. */
function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const root = document.documentElement
    const overflow = root.scrollWidth - root.clientWidth
    const controls = (dialog ?? document).querySelectorAll(
      'main :is(a, button, input, select, textarea, summary), nav a, dialog :is(button, input, select, textarea, summary)',
    )
    const covered = [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const [box] = control.getClientRects()
      // Controls for screen readers alone have no size.
      if (!box || box.width < 4 || box.height < 4) return []
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (!top || control.contains(top) || top.contains(control)) return []
      if (top.closest('label')?.contains(control)) return []
      const name = control.getAttribute('aria-label') ?? control.textContent
      return [`“${name}” under ${top.tagName}.${top.className}`]
    })
    return overflow > 0 ? [`${overflow} px too wide`, ...covered] : covered
  })
}

describe('each screen of the panel', () => {
  const site = useSite({
    fill: ({ storage }) => importRows(storage, [...listingRows, ...alike]),
  })

  /** At every width nothing is covered, and axe finds nothing in light and in dark; in short, in one of both on the narrower widths. */
  async function check(page: Page, screen: string): Promise<void> {
    await page.getByText('불러오는 중입니다.').first().waitFor({ state: 'detached' })
    for (const [index, viewport] of widths.entries()) {
      await page.setViewportSize(viewport)
      const at = `${screen} ${viewport.width}`
      // Charts take the new width a moment later.
      await expect.poll(() => layoutProblems(page), { message: at }).toEqual([])
      const isWidest = index === widths.length - 1
      for (const colorScheme of isFullLength || isWidest ? schemes : schemes.slice(index, index + 1)) {
        await page.emulateMedia({ colorScheme })
        expect([at, colorScheme, ...(await accessibilityProblems(page))]).toEqual([at, colorScheme])
      }
    }
  }
  const open = (tab: string) => openPanel(site.browser, site.app.origin, tab, { viewport: desktop })

  test.each(['dashboard', 'import', 'seo-sitemap', 'account'])('%s, with all that opens', async (tab) => {
    const { page, problems } = await open(tab)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('불러오는 중입니다.').first().waitFor({ state: 'detached' })
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await check(page, tab)
    expect(problems).toEqual([])
    await page.close()
  })

  test('import: the preview of a file with problems', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'panel-screens-'))
    const header = ['name', 'place_id', 'category', 'phone', 'full_address', 'Kundenbetreuer im Innendienst']
    const path = await writeWorkbook(folder, 'problems.xlsx', header, [
      ['새 가게', 'ChIJpreview1', '없는 업종', 'abc', '서울특별시 중구 세종대로 1', '김'],
      [listingRows[0]?.name ?? '', listingRows[0]?.place_id ?? '', '', '02-700-1001', '', '이'],
      ['', 'ChIJpreview2', '', '', '', '박'],
    ])
    const { page, problems } = await open('import')
    await pick(page, path)
    await preview(page).getByText('새 업체').waitFor()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await check(page, 'preview')
    expect(problems).toEqual([])
    await page.close()
    await rm(folder, { recursive: true })
  })

  test('businesses: duplicates, the editor, the bulk edit, and the tray of jobs', async () => {
    const { page, problems } = await open('businesses')
    await page.getByRole('table').first().waitFor()
    await page.getByText('중복일 수 있는 업체 1묶음').click()
    await page.getByText('둘씩 비교 (3쌍)').click()
    await check(page, 'businesses')

    await page.getByRole('button', { name: 'Edit 한강 손칼국수 본점' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '이름' }).waitFor()
    await dialog.getByText('SEO 문구').click()
    await check(page, 'editor')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('checkbox', { name: '이 페이지의 업체 모두 고르기' }).check()
    await page.getByRole('button', { name: /바꾸기/ }).click()
    await dialog.waitFor()
    await check(page, 'bulk edit')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Export All' }).click()
    await page.getByRole('region', { name: '작업', exact: true }).waitFor()
    await check(page, 'tray of jobs')
    expect(problems).toEqual([])
    await page.close()
  })
})
