import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { openPage, phone, screenProblems, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const rows = [
  { name: '버들 약국', place_id: 'ChIJreport1', phone: '02-111-2222' },
  { name: '버들 서점', place_id: 'ChIJreport2', phone: '02-777-8888' },
].map((row, index) => ({
  ...row,
  full_address: `서울특별시 성동구 연무장길 ${index + 1}`,
  country: '대한민국',
}))

describe('wrong information', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  const form = (page: Page) => page.locator('.report-form')
  const choose = (page: Page, name: string) => form(page).locator('.chip', { hasText: name }).click()

  test('a wrong number is reported on a phone, and waits for the administrator', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto(`/business/${businessId('ChIJreport1')}`)
    await whenSettled(page)
    await choose(page, '전화')
    await form(page).getByLabel('덧붙일 말').fill('02-999-0000으로 바뀌었습니다.')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: '고맙습니다' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/details\//)
    expect(problems).toEqual([])
    expect(await screenProblems(page)).toEqual([])

    const panel = await openPanel(site.browser, site.app.origin, 'businesses')
    await panel.page.getByText('틀린 정보 알림 1건').click()
    await panel.page.getByText('02-999-0000으로 바뀌었습니다.').waitFor()
    await panel.page.close()
    await page.close()
  })

  test.each([true, false])(
    'a link beside the first facts leads to the form, with scripts: %s',
    async (javaScriptEnabled) => {
      const { page } = await openPage(site.browser, site.app.origin, { viewport: phone, javaScriptEnabled })
      await page.goto(`/business/${businessId('ChIJreport1')}`)
      const link = page.getByRole('link', { name: '틀린 정보 알리기' })
      expect((await link.boundingBox())?.y).toBeLessThan(2 * phone.height)
      await link.click()
      const section = page.locator('#report')
      expect(await section.evaluate((element) => element === document.activeElement)).toBe(true)
      // Below the header, which stays.
      await expect
        .poll(async () => (await page.getByRole('heading', { name: '틀린 정보 알리기' }).boundingBox())?.y)
        .toBeGreaterThan(56)
      expect((await section.boundingBox())?.y).toBeLessThan(phone.height / 2)
      await page.close()
    },
  )

  test('nothing chosen: the same page says so, keeps what was typed, and has its own address', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto(`/business/${businessId('ChIJreport2')}`)
    await whenSettled(page)
    await form(page).getByLabel('덧붙일 말').fill('간판이 다릅니다')
    await form(page).getByRole('button', { name: '보내기' }).click()
    await page.getByRole('alert').filter({ hasText: '하나 이상 골라' }).waitFor()
    expect(await form(page).getByLabel('덧붙일 말').inputValue()).toBe('간판이 다릅니다')
    await whenSettled(page)
    expect(new URL(page.url()).pathname).not.toContain('/report')
    expect(await page.getByRole('alert').isVisible()).toBe(true)
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
    expect(await screenProblems(page)).toEqual([])
    await page.close()
  })

  test('what is missing is said in the site’s words, beside the field and below the header', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto(`/business/${businessId('ChIJreport2')}`)
    await whenSettled(page)
    await choose(page, '기타')
    await form(page).getByRole('button', { name: '보내기' }).click()
    await form(page).getByText('무엇이 틀렸는지 적어 주세요').waitFor()
    expect(await form(page).getByLabel('덧붙일 말').getAttribute('aria-invalid')).toBe('true')
    await whenSettled(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('error-summary')
    const header = await page.locator('.site-header').boundingBox()
    const summary = await form(page).locator('.error-summary').boundingBox()
    expect(summary?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    await page.getByText('우리 가게입니다').click()
    const owner = form(page)
    await owner.getByLabel('이메일 또는 전화번호').fill('12')
    await owner.getByRole('button', { name: '보내기' }).click()
    await owner.getByText('이메일 주소나 전화번호로 써 주세요. 예: owner@example.org, 02-555-0101').waitFor()
    await page.close()
  })

  test('the business itself, without JavaScript: asked for a contact that is one, then thanked', async () => {
    const { page } = await openPage(site.browser, site.app.origin, {
      viewport: phone,
      javaScriptEnabled: false,
    })
    await page.goto(`/business/${businessId('ChIJreport2')}`)
    const owner = form(page)
    // Nobody else is asked for a contact.
    expect(await owner.getByLabel('이메일 또는 전화번호').isVisible()).toBe(false)
    await page.getByText('우리 가게입니다').click()
    await owner.getByLabel('이메일 또는 전화번호').fill('me')
    await owner.getByRole('button', { name: '보내기' }).click()
    await page.getByText('이메일 주소나 전화번호로 써 주세요').waitFor()
    expect(await owner.getByLabel('이메일 또는 전화번호').inputValue()).toBe('me')
    // The browser stands at the form again, not at the top of the page.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await owner.getByLabel('이메일 또는 전화번호').fill('owner@example.org')
    await owner.getByRole('button', { name: '보내기' }).click()
    await page.getByText('남기신 연락처로').waitFor()
    const { reports } = await site.app.storage.reports.listOpenReports({ limit: 10, offset: 0 })
    expect(reports.map(({ report }) => report.contact)).toContain('owner@example.org')
    await page.close()
  })
})
