import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, phone } from './browser.ts'
import { useSite } from './use-site.ts'

describe('the editor', () => {
  const site = useSite({
    fill: (app) =>
      importRows(app, [
        { name: 'Salon Nord', place_id: 'ChIJsalon', category: 'Hair salon', full_address: 'Unknown way 7' },
        { name: 'Bäcker Nord', place_id: 'ChIJbrot', category: 'Bakery', country: 'Germany' },
      ]),
  })

  const stored = async () => {
    const { listings } = await site.app.storage.listings.list(
      { terms: ['salon'] },
      { sort: 'latest', limit: 1, offset: 0 },
    )
    return listings[0]
  }

  test('a trade and a country are chosen by their Korean names, and one day gives its hours to all', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses', {
      viewport: phone,
    })
    await page.getByRole('button', { name: 'Edit Salon Nord' }).click()
    const dialog = page.getByRole('dialog')
    const trade = dialog.getByLabel('카테고리')
    await expect.poll(() => trade.inputValue()).toBe('미용실')
    const offered = trade.locator('xpath=..').locator('datalist option')
    expect(
      await offered.evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value)),
    ).toContain('제과점')
    await trade.fill('제과점')
    await dialog.getByLabel('국가').fill('독일')
    await dialog.getByLabel('월요일').fill('abc')
    await dialog.getByRole('button', { name: '월요일 시간을 모든 요일에' }).click()
    expect(await dialog.getByLabel('일요일').inputValue()).toBe('abc')
    await dialog.getByRole('button', { name: '저장' }).click()
    await dialog.getByText(/^월요일: 읽을 수 없는 시간입니다/).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await dialog.getByLabel('월요일').fill('11:00-15:00, 17:00-02:00')
    await dialog.getByRole('button', { name: '월요일 시간을 모든 요일에' }).click()
    await dialog.getByRole('button', { name: '저장' }).click()
    await dialog.waitFor({ state: 'detached' })
    const listing = await stored()
    expect(listing).toMatchObject({ category: 'Bakery', countryCode: 'DE' })
    expect(new Set(Object.values(listing?.openingHours ?? {}))).toEqual(new Set(['11:00-15:00, 17:00-02:00']))
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
    await page.context().close()
  })

  test('the actions of a row are on the screen of a phone, and nothing lies over them', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport: phone })
    const edit = page.getByRole('button', { name: 'Edit Salon Nord' })
    await edit.scrollIntoViewIfNeeded()
    const box = await edit.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(phone.width)
    expect(await accessibilityProblems(page)).toEqual([])
    await edit.click({ trial: true })
    await page.context().close()
  })
})
