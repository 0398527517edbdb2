import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateWorkbook } from '../src/application/sample-listings/generate-workbook.ts'
import { businessId } from '../src/domain/business/business-id.ts'
import { importColumns } from '../src/domain/business/import-columns.ts'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, phone, screenProblems } from './browser.ts'
import { begin, pick, preview, result, writeWorkbook } from './import-screen.ts'
import { useSite } from './use-site.ts'

describe('importing in the panel', () => {
  const site = useSite()
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panel-import-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const total = async () => (await site.app.storage.listings.statistics()).totalBusinesses
  const workbook = (name: string, header: readonly string[], rows: readonly (readonly string[])[]) =>
    writeWorkbook(folder, name, header, rows)

  test('upload → preview → import → table → export → import of the export gives 0 new', async () => {
    const path = join(folder, 'listings.xlsx')
    await generateWorkbook({ path, rows: 500, seed: 3, writer: createWorkbookWriter() })
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, path)
    await preview(page).getByText('새 업체').waitFor()
    expect(await total()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await begin(page)
    await page.getByText('Import Completed', { exact: true }).first().waitFor()
    const imported = await total()
    expect(imported).toBeGreaterThan(450)
    expect(await result(page).textContent()).toContain(`가져옴${imported}건`)
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('link', { name: 'Businesses' }).click()
    await page.getByText(`업체 ${imported}곳`).waitFor()
    expect(await page.getByRole('table').getByRole('row').count()).toBe(51)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export All' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^businesses_all_\d{4}-\d\d-\d\d\.xlsx$/)
    await page.getByText('Excel file has been downloaded', { exact: true }).waitFor()
    const exported = join(folder, 'exported.xlsx')
    await file.saveAs(exported)
    expect((await readFile(exported)).subarray(0, 2).toString()).toBe('PK')

    await page.getByRole('link', { name: 'Import' }).click()
    await pick(page, exported)
    await preview(page).getByText('중복', { exact: true }).waitFor()
    await begin(page)
    expect(await result(page).textContent()).toContain(`가져옴0건중복 건너뜀${imported}건오류0건`)
    expect(await total()).toBe(imported)
    expect(problems).toEqual([])
    await page.close()
  })

  test('a past import is undone, and the list says so', async () => {
    const before = await total()
    const path = await workbook('undone.xlsx', ['name', 'place_id'], [['되돌릴 가게', 'undo-1']])
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, path)
    await begin(page)
    expect(await total()).toBe(before + 1)
    page.on('dialog', (dialog) => dialog.accept())
    const history = page.getByRole('region', { name: '지난 가져오기' })
    await history.getByRole('button', { name: /undone\.xlsx.* 되돌리기/ }).click()
    await history
      .getByRole('listitem')
      .filter({ hasText: 'undone.xlsx' })
      .getByText(/^되돌림/)
      .waitFor()
    expect(await total()).toBe(before)
    await page.close()
  })

  test('columns under unknown headers are named by hand, and listings that are there get the new content', async () => {
    const header = ['가게라는 것', 'place_id', 'name']
    const row = ['손으로 고른 이름', 'hand-1', '다른 이름']
    const first = await workbook('first.xlsx', header, [row, row])
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, first)
    await begin(page)

    await pick(page, first)
    await preview(page).getByText('중복', { exact: true }).waitFor()
    expect(await preview(page).textContent()).toContain('중복1건이 파일에 두 번1건')
    await preview(page)
      .getByText(/열 2개를 알아보았습니다/)
      .click()
    await preview(page)
      .getByRole('combobox', { name: /^name / })
      .selectOption('가게라는 것')
    await preview(page).getByRole('button', { name: '이 열로 다시 살펴보기' }).click()
    await preview(page)
      .getByRole('row', { name: /^손으로 고른 이름/ })
      .waitFor()
    await preview(page).getByText('내용이 다른 것 1건').waitFor()
    await preview(page)
      .getByRole('radio', { name: /업데이트/ })
      .check()
    const changes = preview(page).getByRole('region', { name: '이미 있는 업체에서 바뀌는 항목' })
    expect(await changes.textContent()).toContain('1건 업체 이름다른 이름: 다른 이름 → 손으로 고른 이름')
    expect(await preview(page).textContent()).toContain('새 업체0건내용이 다름1건그대로0건')
    await begin(page)
    expect(await result(page).textContent()).toContain('변경1건')
    expect(await site.app.json(`/api/businesses?search=${encodeURIComponent('손으로 고른')}`)).toMatchObject({
      totalCount: 1,
    })
    await page.close()
  })

  test('what was set by hand is said and lifted where asked, and the list shows what a file has changed', async () => {
    const header = ['name', 'place_id', 'phone']
    const first = [
      ['손수 고친 가게', 'set-1', '02-333-4444'],
      ['그대로 둔 가게', 'set-2', '02-333-4445'],
    ]
    const { page } = await openPanel(site.browser, site.app.origin, 'import', { viewport: phone })
    await pick(page, await workbook('set.xlsx', header, first))
    await begin(page)
    const address = `/api/admin/businesses/${businessId('set-1')}`
    const { version } = await (await page.request.get(address)).json()
    const edited = await page.request.patch(address, {
      data: { version, edit: { phone: '02-777-8888' } },
      headers: { origin: site.app.origin },
    })
    expect(edited.status()).toBe(200)

    await pick(page, await workbook('again.xlsx', header, first))
    await preview(page)
      .getByRole('radio', { name: /업데이트/ })
      .check()
    const kept = preview(page).getByRole('group', { name: '직접 고친 내용을 그대로 두는 업체 1곳' })
    const lift = kept.getByRole('checkbox', { name: /이번에는 파일의 내용으로 바꾸기/ })
    expect(await lift.isChecked()).toBe(false)
    const example = kept.getByText('손수 고친 가게: 02-777-8888 (파일: 02-333-4444)')
    await example.waitFor()
    expect(await screenProblems(page)).toEqual([])
    await lift.check()
    await example.waitFor({ state: 'detached' })
    await begin(page)
    expect(await (await page.request.get(address)).json()).toMatchObject({
      business: { phone: '02-333-4444' },
    })

    await page.getByRole('link', { name: 'Businesses' }).click()
    const imports = page.getByRole('combobox', { name: '가져오기' })
    const own = await imports.locator('option', { hasText: /^again\.xlsx/ }).getAttribute('value')
    await imports.selectOption(own)
    await page.getByText('업체 1곳').waitFor()
    expect(
      await page.getByRole('table').getByRole('link', { name: '손수 고친 가게' }).count(),
    ).toBeGreaterThan(0)
    await page.close()
  })

  test('a preview and its answers are there after a look at another tab', async () => {
    const path = await workbook('kept.xlsx', ['name', 'place_id'], [['남은 가게', 'kept-1']])
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, path)
    await preview(page).getByText('새 업체').waitFor()
    await preview(page)
      .getByRole('radio', { name: /빈칸 채우기/ })
      .check()
    await page.getByRole('link', { name: 'Businesses' }).click()
    await page.getByRole('table').waitFor()
    await page.getByRole('link', { name: 'Import' }).click()
    const answer = preview(page).getByRole('radio', { name: /빈칸 채우기/ })
    await answer.waitFor()
    expect(await answer.isChecked()).toBe(true)
    await begin(page)
    expect(await result(page).textContent()).toContain('가져옴1건')
    await page.close()
  })

  test('refused rows come back as a workbook with their reasons', async () => {
    const path = await workbook(
      'refused.xlsx',
      ['name', 'place_id'],
      [
        ['', 'bad-1'],
        ['좋은 가게', 'good-1'],
      ],
    )
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, path)
    await preview(page).getByText('name(상호)이 비어 있습니다').waitFor()
    await begin(page)
    const download = page.waitForEvent('download')
    await result(page).getByRole('link', { name: '받지 못한 행을 Excel로 받기' }).click()
    expect((await download).suggestedFilename()).toBe('refused_refused.xlsx')
    await page.close()
  })

  test('a preview of a broad table fits 360 px', async () => {
    const category = 'Korean barbecue restaurant with a karaoke room'
    const cells = ['서울특별시 성동구 뚝섬로에서 가장 오래된 가게', 'broad-1', category, '02-333-4444']
    const path = await workbook('broad.xlsx', ['name', 'place_id', 'category', 'phone'], [cells])
    const { page } = await openPanel(site.browser, site.app.origin, 'import', { viewport: phone })
    await pick(page, path)
    // As pages will name it, and not as the file does.
    await preview(page).getByRole('cell', { name: '고깃집' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.close()
  })

  test('is told what is wrong with a file that cannot be imported, at 360 px too', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import', { viewport: phone })
    const wrongKind = join(folder, 'list.pdf')
    await writeFile(wrongKind, importColumns.join(','))
    await pick(page, wrongKind)
    await page.getByRole('heading', { name: 'Import failed' }).waitFor()
    await page
      .getByText(
        '.xlsx, .xls, .ods, .csv, .tsv, .txt, .html, .htm, .xml, .json, .geojson, .jsonl, .ndjson, .kml, .kmz 파일만 가져올 수 있습니다.',
      )
      .first()
      .waitFor()
    const broken = join(folder, 'broken.xlsx')
    await writeFile(broken, 'no workbook')
    await pick(page, broken)
    await preview(page)
      .getByText(/엑셀 파일이 아닙니다/)
      .waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.close()
  })
})
