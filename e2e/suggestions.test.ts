import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage } from './browser.ts'
import { useSite } from './use-site.ts'

describe('suggestions', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  /** Types into the field until the list appears. */
  async function type(page: Page, selector: string, text: string) {
    const field = page.locator(selector).first()
    await field.focus()
    await page.waitForFunction(
      (wanted) => document.querySelector(wanted)?.getAttribute('role') === 'combobox',
      selector,
    )
    await field.pressSequentially(text)
    await page.getByRole('listbox').waitFor()
    return field
  }

  test('lead to a listing by the keyboard alone', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    const field = await type(page, 'input[name=q]', '손칼')
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await page.getByRole('status').first().textContent()).toMatch(/추천 \d+개/)
    expect(await accessibilityProblems(page)).toEqual([])
    await field.press('ArrowDown')
    const option = page.getByRole('option', { name: /한강 손칼국수 본점/ })
    expect(await option.getAttribute('aria-selected')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    expect(await option.locator('mark').textContent()).toBe('손칼')
    await field.press('Enter')
    await page.waitForURL(/\/details\//)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('한강 손칼국수 본점')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('stand aside: Escape closes them, Enter without a choice searches', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    const field = await type(page, 'input[name=q]', 'kuaf')
    await field.press('Escape')
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(await field.inputValue()).toBe('kuaf')
    await field.pressSequentially('o')
    await page.getByRole('listbox').waitFor()
    await field.press('Enter')
    await page.waitForURL(/\/search\?q=kuafo/)
    await page.context().close()
  })

  test('of places fill the field for the location', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    await page.locator('input[name=q]').fill('칼국수')
    const field = await type(page, 'input[name=location]', '마포')
    expect(await accessibilityProblems(page)).toEqual([])
    await field.press('ArrowDown')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('서울 마포구')
    expect(await page.getByRole('listbox').count()).toBe(0)
    await field.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('location') === '서울 마포구')
    expect(await page.locator('.row').count()).toBe(1)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('are in the filters of the browse page too, by a click', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await type(page, 'input[name=search]', 'gul')
    await page.getByRole('option', { name: /Gül Kuaför/ }).click()
    await page.waitForURL(/\/details\//)
    await page.context().close()
  })

  test('a search that was not taken at its word says so, and can be', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/search?q=kuafro')
    await page.getByText('다음 결과를 표시함').waitFor()
    expect(await page.getByRole('link', { name: /Gül Kuaför/ }).count()).toBeGreaterThan(0)
    await page.getByRole('link', { name: '입력한 그대로 ‘kuafro’ 찾기' }).click()
    await page.waitForURL(/literal=1/)
    await page.getByText('조건에 맞는 업체가 없습니다').waitFor()
    await page.goto(`/search?q=${encodeURIComponent('치과 busan')}`)
    await page.getByText('지역으로 보아').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.context().close()
  })
})
