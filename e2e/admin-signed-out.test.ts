import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { logIn, openPanel } from './admin-login.ts'
import { accessibilityProblems } from './browser.ts'
import { useSite } from './use-site.ts'

/** In a file of its own, because an address has only some logins in a quarter of an hour. */
describe('an administrator whose session has ended', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, listingRows) })

  test('reads only that a login is required, and finds unsaved edits again', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    const edit = page.getByRole('button', { name: /^Edit / }).first()
    await edit.click()
    const dialog = page.getByRole('dialog')
    const phoneField = dialog.getByRole('textbox', { name: '전화번호' })
    const before = await phoneField.inputValue()
    await phoneField.fill('02-123-9999')
    await page.context().clearCookies()
    await dialog.getByRole('button', { name: '저장' }).click()
    await page.waitForURL('**/admin-login')
    await page.getByText(/에 적던 내용은 이 브라우저에 남아 있습니다/).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByText('Authentication required', { exact: true }).waitFor()
    expect(await page.getByRole('region', { name: /알림/ }).textContent()).not.toMatch(/저장하지|401/)

    await logIn(page)
    await page.waitForURL('**/admin-panel?tab=businesses')
    await dialog.getByText('저장하지 않은 내용을 되살렸습니다.').waitFor()
    expect(await phoneField.inputValue()).toBe('02-123-9999')
    expect(await accessibilityProblems(page)).toEqual([])
    page.once('dialog', (question) => question.accept())
    await dialog.getByRole('button', { name: '닫기' }).click()
    await edit.click()
    await expect.poll(() => phoneField.inputValue()).toBe(before)
    await page.close()
  })

  test('reads that an upload was cut off, and which file to choose again', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    const cutOff = page.getByText(/^다 올라가기 전에 로그인이 끝났거나 화면이 새로 열려 멈췄습니다/)
    const choose = () =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'shops.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('name,place_id\n작은 가게,1\n'),
        })
    await page.route('**/api/admin/uploads', (route) => route.fulfill({ status: 401, json: {} }))
    await choose()
    await page.waitForURL('**/admin-login')
    await page
      .getByText('‘shops.csv’ 파일은 다 올라가지 않았습니다. 로그인한 뒤 다시 골라 주십시오.')
      .waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await logIn(page)
    await page.waitForURL('**/admin-panel?tab=import')
    await cutOff.waitFor()

    await page.unroute('**/api/admin/uploads')
    await page.route('**/api/admin/uploads', () => undefined)
    await choose()
    await page.getByRole('progressbar').waitFor()
    await page.reload()
    await cutOff.waitFor()

    await page.unroute('**/api/admin/uploads')
    await choose()
    await page.getByRole('button', { name: '가져오기 시작' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: '가져오기 시작' }).waitFor()
    expect(await cutOff.count()).toBe(0)
    await page.close()
  })
})
