import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSheets } from '../src/excel/testing/sheets-builder.ts'
import { openPanel } from './admin-login.ts'
import { begin, pick, preview } from './import-screen.ts'
import { useSite } from './use-site.ts'

const address = (n: number) => `서울특별시 성동구 왕십리로 ${n}`
const book = {
  안내: [['이 파일을 쓰는 법']],
  카페: [
    ['place_id', 'name', 'category', 'full_address'],
    ['sheet-a', '가온', '카페', address(1)],
  ],
  약국: [
    ['상호', 'place_id', '업종', '주소'],
    ['다온', 'sheet-b', '약국', address(2)],
    ['라온', 'sheet-c', '약국', address(3)],
  ],
}

describe('a workbook of several sheets', () => {
  const site = useSite()
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sheets-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('is read from one sheet, some or all, as the preview says', async () => {
    const path = join(folder, 'book.xlsx')
    await writeFile(path, buildSheets(book))
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, path)
    const sheets = (name: string) => preview(page).getByRole('group', { name })
    await preview(page).getByText('열 4개를 알아보았습니다').click()
    await sheets('시트 3개 가운데 1개를 읽었습니다').waitFor()
    expect(await preview(page).getByRole('checkbox', { name: '카페' }).isChecked()).toBe(true)
    await preview(page).getByRole('checkbox', { name: '카페' }).uncheck()
    await preview(page).getByRole('checkbox', { name: '약국' }).check()
    await preview(page).getByRole('button', { name: '이 시트로 다시 살펴보기' }).click()
    await preview(page)
      .getByRole('cell', { name: '라온' })
      .or(preview(page).getByText('라온'))
      .first()
      .waitFor()
    await preview(page)
      .getByText(/열 4개를 알아보았습니다 · '약국' 시트/)
      .click()
    await preview(page).getByRole('button', { name: '목록이 있는 시트 모두 읽기' }).click()
    await preview(page)
      .getByText(/열 4개를 알아보았습니다 · '카페' 시트/)
      .click()
    await sheets('시트 3개 가운데 2개를 읽었습니다').getByText('업체 목록 없음').waitFor()
    await begin(page)
    const { administration } = site.app.storage
    const stored = await administration.scanStored({ after: 0, limit: 10_000 })
    const ids = stored.map(({ placeId }) => placeId).filter((id) => id.startsWith('sheet-'))
    expect(ids.sort()).toEqual(['sheet-a', 'sheet-b', 'sheet-c'])
    expect(problems).toEqual([])
    await page.close()
  })

  test('of orders of a shop is imported only after a question', async () => {
    const path = join(folder, 'orders.xlsx')
    await writeFile(
      path,
      buildSheets({
        주문: [
          ['주문번호', '수취인', '이름', '주소', '결제금액'],
          ['20260701-1', '김보기', '김보기', address(4), '12000'],
          ['20260701-2', '이보기', '이보기', address(5), '9000'],
        ],
      }),
    )
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'import')
    await pick(page, path)
    await preview(page).getByRole('alert').filter({ hasText: '가게의 주문이나 고객 명단입니다' }).waitFor()
    const start = preview(page).getByRole('button', { name: '가져오기 시작' })
    expect(await start.isDisabled()).toBe(true)
    await preview(page).getByRole('button', { name: '이 열로 다시 살펴보기' }).click()
    await preview(page).getByRole('button', { name: '이렇게 살펴보기' }).waitFor()
    expect(await preview(page).getByRole('alert').count()).toBe(0)
    expect(problems).toEqual([])
    await page.close()
  })
})
