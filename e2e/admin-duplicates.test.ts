import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, desktop, phone } from './browser.ts'
import { useSite } from './use-site.ts'

const rows = [
  {
    name: '가을 서점',
    place_id: 'books-1',
    phone: '02-777-8888',
    reviews: '12',
    rating: '4.1',
    full_address: '서울시 종로구 율곡로 99',
  },
  {
    name: '가을 책방',
    place_id: 'books-2',
    phone: '02-777-8888',
    category: 'Book store',
    full_address: '서울특별시 종로구 율곡로 99',
  },
  { name: '겨울 약국', place_id: 'chemist-1', phone: '02-111-2222' },
  { name: '겨울 한의원', place_id: 'chemist-2', phone: '02-111-2222' },
  {
    name: '봄 분식',
    place_id: 'spring-1',
    phone: '02-555-6666',
    full_address: '서울특별시 마포구 양화로 45',
  },
  { name: '봄 국수', place_id: 'spring-2', phone: '02-555-6666' },
  { name: '봄 김밥', place_id: 'spring-3', phone: '02-555-6666' },
].map((row) => ({ ...row, country: '대한민국' }))

describe('possible duplicates in the panel', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  const section = (page: Page, count: string) => page.getByText(`중복일 수 있는 업체 ${count}묶음`)

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('are compared side by side on %s, without findings of axe or scrolling aside', async (_, viewport) => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport })
    await section(page, '3').click()
    const table = page.getByRole('table', { name: /가을 .+ 비교/ })
    await table.waitFor()
    const differing = table.locator('tr[data-differs]').getByRole('rowheader')
    expect(await differing.allTextContents()).not.toContain('주소')
    expect(await differing.allTextContents()).toContain('카테고리')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })

  test('are named on the dashboard, whose link opens them, with the focus at their heading', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard', { viewport: phone })
    await page.getByRole('link', { name: /중복/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('table', { name: /가을 .+ 비교/ }).waitFor()
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe('중복일 수 있는 업체 3묶음')
    await page.close()
  })

  test('are merged, which can be undone, and told apart, by keyboard alone', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses')
    await section(page, '3').waitFor()
    await page.locator('.duplicate-list > summary').focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('listitem').filter({ has: page.getByRole('table', { name: /가을 서점/ }) })
    const radio = (name: string) => item.getByRole('radio', { name, exact: true })
    expect(await radio('가을 서점 남기기').isChecked()).toBe(true)
    expect(await radio('카테고리: 가을 책방').isChecked()).toBe(true)
    await radio('이름: 가을 서점').press('ArrowRight')
    expect(await radio('이름: 가을 책방').isChecked()).toBe(true)
    const merge = item.getByRole('button', { name: '가을 서점: 2곳 합치기' })
    await merge.focus()
    await page.keyboard.press('Enter')
    await page.getByText('“가을 서점” 업체로 합쳤습니다.').waitFor()
    await section(page, '2').waitFor()
    await page.getByText('업체 6곳').waitFor()

    await page.getByRole('button', { name: '되돌리기' }).focus()
    await page.keyboard.press('Enter')
    await section(page, '3').waitFor()
    await page.getByText('업체 7곳').waitFor()

    const other = page.getByRole('button', { name: /겨울 .+: 중복 아님/ })
    await other.focus()
    await page.keyboard.press('Enter')
    await section(page, '2').waitFor()
    await page.getByRole('combobox', { name: '보기' }).selectOption({ label: '중복 아님으로 표시한 것' })
    await page.getByRole('button', { name: /겨울 .+: 다시 중복 목록에 넣기/ }).click()
    await page.getByText('이 조건에 맞는 업체가 없습니다.').waitFor()
    expect(problems).toEqual([])
    await page.close()
  })

  test('of several businesses are told apart at once, and what comes next has the focus', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses', {
      viewport: phone,
    })
    await page.locator('.duplicate-list > summary').click()
    await page.getByText('업체 3곳이 서로 중복일 수 있습니다.').waitFor()
    await page.getByText('둘씩 비교 (3쌍)').click()
    await expect.poll(() => page.getByRole('table', { name: /봄 .+ 비교/ }).count()).toBe(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
    const items = page.locator('.duplicate-list > ul > li')
    const at = await items.evaluateAll((all) => all.findIndex((one) => one.textContent?.includes('봄 김밥')))
    const before = await items.count()
    await page.getByRole('button', { name: /봄 .+: 모두 별개/ }).press('Enter')
    await expect.poll(() => items.count()).toBe(before - 1)
    const next = items.nth(Math.min(at, before - 2))
    await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByRole('combobox', { name: '보기' }).selectOption({ label: '중복 아님으로 표시한 것' })
    await page.getByRole('button', { name: /봄 .+: 모두 다시 중복 목록에 넣기/ }).click()
    await page.getByRole('combobox', { name: '보기' }).selectOption({ label: '모두' })
    await expect.poll(() => items.count()).toBe(before)
    const trio = items.filter({ hasText: '봄 김밥' })
    await trio.getByRole('button', { name: /봄 .+: 3곳 합치기/ }).click()
    await expect.poll(() => items.count()).toBe(before - 1)
    await page.getByText('업체 5곳').waitFor()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await page.getByText('업체 7곳').waitFor()
    await trio.getByRole('checkbox', { name: '봄 김밥 합치기' }).first().uncheck()
    await trio.getByText('뺀 1곳은 합치지 않습니다.').first().waitFor()
    await trio
      .getByRole('button', { name: /봄 .+: 2곳 합치기/ })
      .first()
      .click()
    await page.getByText('업체 6곳').waitFor()
    await expect.poll(() => items.count()).toBe(before)
    const pair = items.filter({ hasText: '봄 김밥' })
    await pair.getByRole('button', { name: /봄 .+: 중복 아님/ }).click()
    await expect.poll(() => items.count()).toBe(before - 1)
    expect(problems).toEqual([])
    await page.close()
  })
})
