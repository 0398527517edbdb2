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
})
