import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { logIn } from './admin-login.ts'
import { accessibilityProblems, openPage } from './browser.ts'
import { useSite } from './use-site.ts'

describe('the first password', () => {
  const site = useSite({ environment: { ADMIN_PASSWORD: '' } })

  /** The page that follows the login with the first password. */
  async function openFirstPage() {
    const first = readFileSync(join(site.app.dataDir, 'first-admin-password.txt'), 'utf8').trim()
    const { page, problems } = await openPage(site.browser, site.app.origin, { reducedMotion: 'reduce' })
    await page.goto('/admin-login')
    await logIn(page, first)
    await page.getByText('처음 비밀번호로 로그인했습니다.').waitFor()
    return { page, problems, first }
  }

  test('opens a page that can be read in another language and left', async () => {
    const { page, problems } = await openFirstPage()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Change the password' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${site.app.origin}/`)
    await page.goto('/admin-panel')
    await page.waitForURL('**/admin-login')
    expect(problems.filter((problem) => !/status of 401/.test(problem))).toEqual([])
    await page.close()
  })

  test('opens a page that asks for another one, and then the panel', async () => {
    const { page, problems, first } = await openFirstPage()
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('현재 비밀번호', { exact: true }).fill(first)
    await page.getByLabel('새 비밀번호', { exact: true }).fill('battery staple 42')
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill('battery staple 42')
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await page.getByRole('navigation', { name: '관리 메뉴' }).waitFor()
    expect(problems).toEqual([])
    await page.close()
  })
})
