import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, phone } from './browser.ts'
import { begin, pick, preview, result, writeWorkbook } from './import-screen.ts'
import { useSite } from './use-site.ts'

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

describe('importing files of the same layout, and several at once', () => {
  const site = useSite()
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panel-files-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const workbook = (name: string, header: readonly string[], rows: readonly (readonly string[])[]) =>
    writeWorkbook(folder, name, header, rows)

  test('a layout that was mapped once imports the next file without a question, until it is forgotten', async () => {
    const header = ['Yer', 'Kayıt', 'Diğer']
    const first = await workbook('monday.xlsx', header, [['Nar Lokantası', 'lay-1', '']])
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, first)
    await preview(page)
      .getByRole('combobox', { name: /^name / })
      .selectOption('Yer')
    await preview(page)
      .getByRole('combobox', { name: /^place_id / })
      .selectOption('Kayıt')
    await preview(page).getByRole('button', { name: '이 열로 다시 살펴보기' }).click()
    await preview(page).getByText('새 업체').waitFor()
    await page.reload()
    await preview(page).getByText('새 업체').waitFor()
    await begin(page)
    await page.reload()
    await page.getByRole('navigation', { name: '관리 메뉴' }).waitFor()
    expect(await preview(page).count()).toBe(0)

    const next = await workbook('tuesday.xlsx', [...header].reverse(), [['', 'lay-2', 'İncir Lokantası']])
    await pick(page, next)
    await preview(page).getByText('지난번 ‘monday’ 파일과 같이 읽었습니다.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await begin(page)
    expect(await result(page).textContent()).toContain('가져옴1건')

    await pick(page, next)
    await preview(page).getByRole('button', { name: '이 양식 잊기' }).click()
    await preview(page)
      .getByText(/place_id가 없습니다|상호가 있는 열을 먼저/)
      .first()
      .waitFor()
    expect(await preview(page).getByText('같이 읽었습니다').count()).toBe(0)
    expect(problems).toEqual([])
    await page.close()
  })

  test('a column with data that nothing uses is named with an example and given a target', async () => {
    const path = await workbook(
      'target.xlsx',
      ['name', 'place_id', 'Zu'],
      [
        ['열린 가게', 'target-1', ''],
        ['닫은 가게', 'target-2', '1'],
      ],
    )
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, path)
    await preview(page).getByText('새 업체').waitFor()
    await preview(page)
      .getByText(/열 2개를 알아보았습니다/)
      .click()
    const unused = preview(page).getByRole('table', { name: '쓰지 않는 열' })
    expect(await unused.getByRole('row', { name: /^Zu/ }).textContent()).toMatch(/1$/)
    const replaced = unused.getByText('‘name’ 열 대신 읽습니다.')
    await unused.getByRole('combobox').selectOption('업체 이름')
    await replaced.waitFor()
    await unused.getByRole('combobox').selectOption('폐업 여부')
    expect(await replaced.count()).toBe(0)
    expect(await preview(page).getByRole('combobox', { name: 'name 업체 이름' }).inputValue()).toBe('0')
    await preview(page).getByRole('button', { name: '이 열로 다시 살펴보기' }).click()
    await expect.poll(() => preview(page).getByText('함께 쓰는 열').count()).toBe(0)
    await begin(page)
    expect(await result(page).textContent()).toContain('폐업 (보관, 목록에는 없음)1건')
    await pick(page, path)
    await preview(page).getByText('지난번 ‘target’ 파일과 같이').waitFor()
    await preview(page)
      .getByText(/열 2개를 알아보았습니다/)
      .click()
    expect(await unused.getByRole('combobox').inputValue()).toBe('permanentlyClosed')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.close()
  })

  test('several files are imported one after the other, and one that fails is named and stops none', async () => {
    const rows = (name: string) => [[`${name} 하나`, `${name}-1`]]
    const first = await workbook('a-first.xlsx', ['name', 'place_id'], rows('several-a'))
    const broken = join(folder, 'b-broken.xlsx')
    await writeFile(broken, 'no workbook')
    const alike = join(folder, 'b-broken-too.xlsx')
    await writeFile(alike, 'no workbook')
    const wrongKind = join(folder, 'c-notes.pdf')
    await writeFile(wrongKind, 'notes')
    const withoutIds = await workbook(
      'c-without-ids.xlsx',
      ['상호', '주소'],
      [['여럿 셋', '서울 성동구 왕십리로 4']],
    )
    const unclear = await workbook('d-unclear.xlsx', ['Yer', 'Diğer'], [['여럿 넷', 'x']])
    const last = await workbook('e-last.xlsx', ['name', 'place_id'], rows('several-e'))
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    await page.setInputFiles('input[type=file][multiple]', [
      first,
      broken,
      wrongKind,
      alike,
      withoutIds,
      unclear,
      last,
    ])
    await page.getByRole('heading', { name: '파일 7개 중 1번째' }).waitFor()
    await preview(page).getByRole('button', { name: '나머지 파일도 묻지 않고 가져오기' }).click()
    await page.getByRole('heading', { name: '파일 7개 중 6번째' }).waitFor()
    await preview(page).getByRole('button', { name: '이 파일 건너뛰기' }).waitFor()
    const list = page.getByRole('region', { name: /^파일 7개/ })
    expect(await list.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^a-first.xlsx 가져옴/),
      expect.stringMatching(/^b-broken.xlsx 실패: .*엑셀 파일이 아닙니다/),
      expect.stringMatching(/^c-notes.pdf 실패: \.xlsx, \.xls/),
      expect.stringMatching(/^b-broken-too.xlsx ‘b-broken.xlsx’ 파일과 같은 이유로 실패$/),
      expect.stringMatching(/^c-without-ids.xlsx 가져옴.*묻지 않고 이름과 주소에서 정함/),
      expect.stringMatching(/^d-unclear.xlsx 진행 중/),
      expect.stringMatching(/^e-last.xlsx 기다림/),
    ])
    expect(await asksBeforeLeaving(page)).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
    await preview(page).getByRole('button', { name: '이 파일 건너뛰기' }).click()
    await page.getByRole('heading', { name: '파일 7개를 모두 마쳤습니다' }).waitFor()
    expect(await asksBeforeLeaving(page)).toBe(false)
    expect(await list.textContent()).toMatch(/가져옴3건/)
    expect(await list.textContent()).toContain('실패한 파일3개')
    await list.getByText('e-last.xlsx의 결과').click()
    await result(page).waitFor()
    expect(await site.app.json('/api/businesses?search=several-e')).toMatchObject({ totalCount: 1 })
    expect(await accessibilityProblems(page)).toEqual([])
    await page.close()
  })

  test('a folder brings its tables, in the order of their numbers, at 360 px too', async () => {
    const inside = join(folder, 'month')
    await mkdir(inside)
    for (const day of ['10', '9'])
      await writeFile(join(inside, `day ${day}.csv`), `name,place_id\n폴더 ${day}일,folder-${day}\n`)
    await writeFile(join(inside, 'readme.pdf'), 'x')
    const { page } = await openPanel(site.browser, site.app.origin, 'import', { viewport: phone })
    await page.getByLabel('폴더째 고르기').setInputFiles(inside)
    await page.getByRole('heading', { name: '파일 2개 중 1번째' }).waitFor()
    const list = page.getByRole('region', { name: /^파일 2개/ })
    expect(await list.getByRole('listitem').first().textContent()).toContain('day 9.csv')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await preview(page).getByRole('button', { name: '나머지 파일도 묻지 않고 가져오기' }).click()
    await page.getByRole('heading', { name: '파일 2개를 모두 마쳤습니다' }).waitFor()
    expect(await site.app.json(`/api/businesses?search=${encodeURIComponent('폴더')}`)).toMatchObject({
      totalCount: 2,
    })
    await page.close()
  })

  test.each([
    [
      413,
      '<html><h1>413 Request Entity Too Large</h1></html>',
      '프록시가 파일이 크다며 받지 않았습니다(413)',
    ],
    [200, '<!doctype html><title>Sign in</title>', '다른 곳이 답했습니다(상태 200)'],
    [502, '<html><h1>502 Bad Gateway</h1></html>', '다른 곳이 답했습니다(상태 502)'],
  ])(
    'a proxy that answers an upload with %i and a page is said in words, and the upload is tried again',
    async (status, body, words) => {
      const header = ['place_id', 'name', 'category', 'full_address']
      const row = [`proxy-${status}`, '가온 서점', '서점', '서울특별시 성동구 왕십리로 7']
      const path = await workbook(`proxy-${status}.xlsx`, header, [row])
      const { page } = await openPanel(site.browser, site.app.origin, 'import')
      const uploads = '**/api/admin/uploads'
      await page.route(uploads, (route) => route.fulfill({ status, contentType: 'text/html', body }))
      await pick(page, path)
      await page.getByRole('main').getByText(words).waitFor()
      await page.unroute(uploads)
      await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click()
      await preview(page).getByText('새 업체').waitFor()
      await page.close()
    },
  )
})
