import { describe, expect, test } from 'vitest'
import { adminPassword } from '../test/app/test-app.ts'
import { logIn, openPanel } from './admin-login.ts'
import { accessibilityProblems } from './browser.ts'
import { useSite } from './use-site.ts'

const newPassword = 'battery staple 42'

describe('account and log', () => {
  const site = useSite()

  test('lists sessions, marks the present one, and ends another one', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
    const other = await openPanel(site.browser, site.app.origin, 'account', { userAgent })
    const { page } = await openPanel(site.browser, site.app.origin, 'account')
    const sessions = page.getByRole('region', { name: '로그인된 기기' })
    const own = sessions.getByRole('listitem').filter({ hasText: '이 기기' })
    await own.waitFor()
    expect(await own.getByRole('button').count()).toBe(0)
    const listed = sessions.getByRole('listitem').filter({ hasText: 'Firefox · Linux' })
    await listed.getByRole('button').click()
    await page.getByText('로그인을 끝냈습니다', { exact: true }).waitFor()
    await listed.waitFor({ state: 'detached' })
    await other.page.reload()
    await other.page.waitForURL('**/admin-login')
    await other.page.close()
    await page.close()
  })

  test('tells what is wrong with a new password, beside its field', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'account')
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await page.getByText('현재 비밀번호를 입력하십시오.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('current')
    await page.getByLabel('현재 비밀번호', { exact: true }).fill('not the password')
    await page.getByLabel('새 비밀번호', { exact: true }).fill(newPassword)
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(`${newPassword}3`)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await page.getByText('새 비밀번호와 다릅니다.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await page.getByText('현재 비밀번호가 맞지 않습니다.').waitFor()
    await page.close()
  })

  test('changes the password, ends the other sessions, and writes both into the log', async () => {
    const other = await openPanel(site.browser, site.app.origin, 'dashboard')
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'account')
    await page.getByLabel('현재 비밀번호', { exact: true }).fill(adminPassword)
    await page.getByLabel('새 비밀번호', { exact: true }).fill(newPassword)
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await page.getByText('비밀번호를 바꾸었습니다', { exact: true }).waitFor()
    const log = page.getByRole('region', { name: '활동 기록' })
    await log.getByText('비밀번호 변경').waitFor()
    expect(problems).toEqual([])

    await other.page.reload()
    await other.page.waitForURL('**/admin-login')
    await logIn(other.page)
    await other.page.getByText('Login failed', { exact: true }).waitFor()
    await logIn(other.page, newPassword)
    await other.page.waitForURL('**/admin-panel')
    await log.getByRole('button', { name: '새로 고침' }).click()
    await log.getByText('로그인 거절').waitFor()
    await other.page.close()
    await page.close()
  })
})
