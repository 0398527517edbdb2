import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { ReportReason } from '../src/domain/submission/report.ts'
import { addReports, openReports } from '../test/app/history.ts'
import { importRows } from '../test/app/listing-rows.ts'
import type { TestApp } from '../test/app/test-app.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, desktop, phone } from './browser.ts'
import { useSite } from './use-site.ts'

const rows = [
  { name: '가을 서점', place_id: 'books-1', phone: '02-777-8888', reviews: '12', rating: '4.1' },
  { name: '가을 책방', place_id: 'books-2', phone: '02-777-8888', category: 'Book store' },
  { name: '겨울 약국', place_id: 'chemist-1', phone: '02-111-2222' },
].map((row) => ({ ...row, country: '대한민국' }))

const said: readonly [name: string, reasons: readonly ReportReason[], note: string, contact: string][] = [
  ['겨울 약국', ['closed'], '지난달에 문을 닫았습니다.', ''],
  ['가을 책방', ['duplicate'], '', ''],
  ['가을 서점', ['phone'], '02-777-9999로 바뀌었습니다.', 'owner@example.org'],
  ['가을 서점', ['other'], '아무 뜻이 없는 말', ''],
]

async function fill({ storage }: TestApp): Promise<void> {
  await importRows(storage, rows)
  const page = { sort: 'latest', limit: 10, offset: 0 } as const
  const { listings } = await storage.listings.listPage({}, page)
  await addReports(
    storage,
    said.map(([name, reasons, note, contact], index) => ({
      id: `report-${index}`,
      listingId: listings.find((one) => one.name === name)?.id ?? '',
      reasons,
      note,
      contact,
      createdAt: index,
    })),
  )
}

describe('reports of visitors in the panel', () => {
  const site = useSite({ fill })

  const heading = (page: Page, count: number) => page.getByText(`틀린 정보 알림 ${count}건`)

  test('are named on the dashboard, which leads to them', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard')
    await page.getByRole('link', { name: /틀린 정보 알림\s*4/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('지난달에 문을 닫았습니다.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('틀린 정보 알림 4건')
    expect(new URL(page.url()).hash).toBe('')
    await page.close()
  })

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])(
    'are listed on %s with what was said, without findings of axe or scrolling aside',
    async (_, viewport) => {
      const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport })
      await heading(page, 4).click()
      await page.getByText('지난달에 문을 닫았습니다.').waitFor()
      await page.getByText('연락처: owner@example.org').waitFor()
      expect(await page.getByText('이 업체의 다른 알림 1건').count()).toBe(2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await accessibilityProblems(page)).toEqual([])
      expect(problems).toEqual([])
      await page.close()
    },
  )

  test('a closed business is taken off the list, a twin merged, a number mended, nonsense dismissed, by keyboard', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses')
    page.on('dialog', (dialog) => dialog.accept())
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).first().focus()
      await page.keyboard.press('Enter')
    }
    await heading(page, 4).click()
    await press('겨울 약국 폐업 처리')
    await page.getByText('“겨울 약국” 업체를 폐업으로 처리했습니다.').waitFor()
    await heading(page, 3).waitFor()
    await page.getByText('업체 2곳', { exact: true }).waitFor()

    await press('가을 책방 같은 업체 찾기')
    await page.getByRole('table', { name: /가을 .+ 비교/ }).waitFor()
    await page.getByRole('radio', { name: '가을 서점 남기기' }).check()
    await press('가을 서점: 2곳 합치기')
    await heading(page, 2).waitFor()
    await page.getByText('업체 1곳', { exact: true }).waitFor()

    await press('가을 서점 수정')
    await page.getByRole('region', { name: '방문자가 알린 내용' }).getByText('02-777-9999로').waitFor()
    await page.getByRole('textbox', { name: '전화번호' }).fill('02-777-9999')
    await press('저장')
    await heading(page, 1).waitFor()
    await page.getByRole('cell', { name: '02-777-9999' }).waitFor()

    await press('가을 서점 기각')
    await page.getByText('가을 서점: 알림을 기각했습니다.', { exact: true }).waitFor()
    await heading(page, 0).waitFor()
    expect(await openReports(site.app.storage)).toEqual([])

    // What was done last is undone first: the dismissal, then the edit with its decision, then the merge.
    await press('되돌리기')
    await heading(page, 1).waitFor()
    await page.getByText('알림 1건이 다시 처리를 기다립니다.', { exact: true }).waitFor()
    await press('되돌리기')
    await heading(page, 2).waitFor()
    await page.getByRole('cell', { name: '02-777-8888' }).waitFor()
    await press('되돌리기')
    await heading(page, 3).waitFor()
    await page.getByText('업체 2곳', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await page.close()
  })

  test('a closing with a wrong phone: the phone is mended and the closing stays, and a closing names what it ends', async () => {
    const { storage } = site.app
    const page0 = { sort: 'latest', limit: 10, offset: 0 } as const
    const { listings } = await storage.listings.listPage({}, page0)
    const report = { reasons: ['closed', 'phone'] as const, note: '', contact: '', createdAt: 99 }
    const listingId = listings[0]?.id ?? ''
    await addReports(storage, [
      { id: 'report-both', listingId, ...report },
      { id: 'report-besides', listingId, ...report, reasons: ['hours'] },
    ])
    const name = listings[0]?.name ?? ''
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses', {
      viewport: phone,
    })
    await page.getByText(/^틀린 정보 알림/).click()
    const row = page.getByRole('listitem').filter({ hasText: '폐업 · 전화' })
    await row.getByRole('button', { name: `${name} 수정` }).click()
    const number = page.getByRole('textbox', { name: '전화번호' })
    await expect.poll(() => number.evaluate((one) => one === document.activeElement)).toBe(true)
    await number.fill('02-123-9999')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await row.getByText('남은 것: 폐업').waitFor()
    const [asked] = await Promise.all([
      page.waitForEvent('dialog').then(async (question) => {
        await question.accept()
        return question.message()
      }),
      row.getByRole('button', { name: `${name} 폐업 처리` }).click(),
    ])
    expect(asked).toContain('함께 알린 것(전화)도')
    await row.waitFor({ state: 'detached' })
    await page
      .getByText(/업체를 폐업으로 처리했습니다\. 이 업체의 다른 알림 \d+건도 함께 끝냈습니다\./)
      .waitFor()
    expect(problems).toEqual([])
    await page.close()
  })
})
