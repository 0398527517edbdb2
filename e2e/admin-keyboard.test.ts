import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems } from './browser.ts'
import { focused, tabTo } from './keyboard.ts'
import { useSite } from './use-site.ts'

describe('the panel by keyboard alone', () => {
  const site = useSite({ fill: importRows })
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keyboard-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('Businesses → Edit → save → the dialog closes and the focus returns; Escape closes it too', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'dashboard', {
      colorScheme: 'dark',
    })
    await tabTo(page, 'Businesses')
    await page.keyboard.press('Enter')
    await page.getByRole('table').waitFor()
    await tabTo(page, 'Edit 한강 손칼국수 본점')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '이름' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await tabTo(page, '전화번호')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('02-777-8888')
    await tabTo(page, '저장')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: '02-777-8888' }).waitFor()
    expect(await focused(page)).toBe('Edit 한강 손칼국수 본점')

    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('이름')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Edit 한강 손칼국수 본점')
    expect(problems).toEqual([])
    await page.close()
  })

  test('Import → file → preview → how → begin → result', async () => {
    const path = join(folder, 'keyboard.xlsx')
    await createWorkbookWriter().write(path, ['name', 'place_id'], [['자판으로 넣은 가게', 'keyboard-1']])
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'import')
    // Requested before the key is pressed, because the browser must be told to pass its dialog to the test.
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, 'Excel 파일')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(path)
    await page.getByRole('rowheader', { name: '자판으로 넣은 가게' }).waitFor()
    await tabTo(page, /^건너뛰기/)
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: /^업데이트/ }).isChecked()).toBe(true)
    await tabTo(page, '가져오기 시작')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Import Completed' }).waitFor()
    expect(await site.app.json(`/api/businesses?search=${encodeURIComponent('자판으로')}`)).toMatchObject({
      totalCount: 1,
    })
    expect(problems).toEqual([])
    await page.close()
  })
})
