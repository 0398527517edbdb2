import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, phone } from './browser.ts'
import { useSite } from './use-site.ts'

const unread = '해 뜰 때부터 질 때까지'

describe('what the editor says before it saves', () => {
  const site = useSite({
    isFresh: true,
    fill: (app) =>
      importRows(app, [
        ...listingRows.slice(0, 1),
        { name: '들꽃 찻집', place_id: 'ChIJtea001', category: 'Tea house', working_hours: unread },
      ]),
  })

  const stored = async (name: string) => {
    const page = { sort: 'latest', limit: 9, offset: 0 } as const
    const { listings } = await site.app.storage.listings.listPage({}, page)
    return listings.find((listing) => listing.name.includes(name))
  }

  test('hours that could not be read are shown, stay, and give way to those of days', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport: phone })
    const dialog = page.getByRole('dialog')
    const open = () => page.getByRole('button', { name: 'Edit 들꽃 찻집' }).click()
    const save = async () => {
      await dialog.getByRole('button', { name: '저장' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await open()
    await dialog.getByText(unread).waitFor()
    await dialog.getByText('아래에 요일별로 적어 저장하면').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByLabel('설명', { exact: true }).fill('꽃차를 냅니다.')
    await save()
    expect((await stored('들꽃'))?.openingHours).toEqual({ Hours: unread })
    await open()
    await dialog.getByLabel('월요일', { exact: true }).selectOption({ label: '휴무' })
    await save()
    expect((await stored('들꽃'))?.openingHours).toEqual({ Monday: 'Closed' })
    await open()
    await dialog.getByLabel('월요일', { exact: true }).waitFor()
    expect(await dialog.getByText(unread).count()).toBe(0)
    await page.close()
  })

  test('another address: its postal code and its map are named, and what was dropped is said', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport: phone })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Edit 한강 손칼국수 본점' }).click()
    const code = dialog.getByText('바꾸기 전 주소의 우편번호입니다')
    const map = dialog.getByText('바꾸기 전 주소의 지도입니다')
    const address = dialog.getByLabel('주소', { exact: true })
    const before = await address.inputValue()
    await address.fill('부산광역시 해운대구 해운대로 99')
    await code.waitFor()
    await map.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await address.fill(before)
    await code.waitFor({ state: 'detached' })
    expect(await map.count()).toBe(0)
    await address.fill('부산광역시 해운대구 해운대로 99')
    await dialog.getByRole('button', { name: '저장' }).click()
    await page
      .getByText('전 주소의 우편번호를 비웠습니다 · 전 주소의 지도 주소를 지웠습니다')
      .first()
      .waitFor()
    expect(await stored('손칼국수')).toMatchObject({ city: '부산', zipCode: '', locationLink: '' })
    await page.close()
  })
})
