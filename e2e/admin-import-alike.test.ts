import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, phone } from './browser.ts'
import { begin, pick, preview, result, writeWorkbook } from './import-screen.ts'
import { useSite } from './use-site.ts'

const listed = {
  name: '솔바람 국수',
  place_id: 'alike-listed-1',
  category: '한식',
  country: '대한민국',
  full_address: '서울특별시 성동구 왕십리로 12',
  phone: '02-333-1212',
}

describe('an import with a business that is listed already, written otherwise', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, [listed]) })
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-alike-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('the preview shows both, and leaves the row out when asked to, at 360 px', async () => {
    const header = ['place_id', 'name', 'category', 'country', 'full_address', 'phone']
    const path = await writeWorkbook(folder, 'alike.xlsx', header, [
      ['row-1', '솔바람국수 왕십리', '한식', '대한민국', '서울 성동구 왕십리로12 1층', '02 333 1212'],
      ['row-2', '느티나무 서점', '서점', '대한민국', '서울 성동구 왕십리로 90', ''],
    ])
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'import', { viewport: phone })
    await pick(page, path)
    const choice = preview(page).getByRole('group', { name: '새 행 1건은 이미 등록된 업체와 비슷합니다' })
    await choice.getByText('어느 업체와 비슷한지 보기').click()
    const row = choice.getByRole('listitem')
    expect(await row.textContent()).toContain('전화번호가 같음')
    expect(await row.getByRole('link', { name: listed.name }).getAttribute('href')).toMatch(/^\/details\//)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await choice.getByRole('radio', { name: '가져오지 않기' }).check()
    await begin(page)
    await result(page).getByText('이미 등록된 업체와 전화번호나 이름이 같아').first().waitFor()
    expect(await site.app.json('/api/statistics')).toMatchObject({ totalBusinesses: 2 })
    expect(problems).toEqual([])
    await page.close()
  })
})
