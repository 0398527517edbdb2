import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { adminPassword } from '../test/app/test-app.ts'
import { logIn, openPanel } from './admin-login.ts'
import { accessibilityProblems, openPage } from './browser.ts'
import { useSite } from './use-site.ts'

const newPassword = 'battery staple 42'

/** The code that an authenticator shows now. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()

describe('the second factor', () => {
  // Refused logins wait for their turn. The tests of the login show that; here nobody waits.
  const site = useSite({ time: { now: Date.now, wait: async () => undefined } })

  test('is turned on, asked for at the login and for a new password, and turned off again', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'account')
    const panel = page.getByRole('region', { name: '2단계 인증' })
    await panel.getByLabel('비밀번호 확인').fill(adminPassword)
    await panel.getByRole('button', { name: '2단계 인증 켜기' }).click()
    const picture = panel.getByRole('img', { name: 'QR' })
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await accessibilityProblems(page)).toEqual([])
    const secret = (await panel.locator('code').textContent()) ?? ''
    await panel.getByLabel('앱에 나타난 6자리 코드').fill(codeOf(secret))
    await panel.getByRole('button', { name: '확인하고 켜기' }).click()
    const codes = panel.getByRole('list', { name: '복구 코드' }).getByRole('listitem')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    const [recoveryCode = '', otherCode = '', thirdCode = ''] = await codes.allTextContents()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.locator('.stat-card').first().waitFor()
    await page.getByRole('link', { name: '계정' }).click()
    expect(await codes.first().textContent()).toBe(recoveryCode)
    await panel.getByRole('button', { name: '적어 두었습니다' }).click()
    await panel.getByText('남은 복구 코드는 10개입니다.').waitFor()

    await page.request.post('/api/admin/login', { data: { username: 'admin', password: adminPassword } })
    await page.reload()
    const warning = page.getByRole('alert').filter({ hasText: '누군가 비밀번호를 알고 있습니다.' })
    await warning.waitFor()
    await panel.getByLabel('비밀번호 확인').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await warning.getByRole('button', { name: '제가 한 로그인입니다' }).click()
    await warning.waitFor({ state: 'detached' })

    const other = await openPage(site.browser, site.app.origin, { reducedMotion: 'reduce' })
    await other.page.goto('/admin-login')
    await logIn(other.page)
    await other.page.getByText('인증 앱의 6자리 코드나 복구 코드를 입력해 주십시오.').waitFor()
    expect(await other.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
    expect(await accessibilityProblems(other.page)).toEqual([])
    const code = other.page.getByLabel('인증 코드')
    await code.fill('000000')
    await other.page.getByRole('button', { name: 'Login' }).click()
    await other.page.getByText('코드가 맞지 않거나 이미 쓰였습니다.').waitFor()
    await code.fill(recoveryCode)
    await other.page.getByRole('button', { name: 'Login' }).click()
    await other.page.waitForURL('**/admin-panel')
    await other.page.close()

    const password = page.getByRole('region', { name: '비밀번호 바꾸기' })
    await password.getByLabel('현재 비밀번호', { exact: true }).fill(adminPassword)
    await password.getByLabel('새 비밀번호', { exact: true }).fill(newPassword)
    await password.getByLabel('새 비밀번호 확인', { exact: true }).fill(newPassword)
    await password.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await password.getByText('인증 앱의 코드나 복구 코드를 입력하십시오.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
    expect(await accessibilityProblems(page)).toEqual([])
    await password.getByLabel('인증 앱의 코드나 복구 코드').fill(thirdCode)
    await password.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await page.getByText('비밀번호를 바꾸었습니다', { exact: true }).waitFor()

    await panel.getByLabel('비밀번호 확인').fill(newPassword)
    await panel.getByLabel('인증 앱의 코드나 복구 코드').fill('000000')
    await panel.getByRole('button', { name: '2단계 인증 끄기' }).click()
    await panel.getByText('인증 코드가 맞지 않습니다.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await panel.getByLabel('인증 앱의 코드나 복구 코드').fill(otherCode)
    await panel.getByRole('button', { name: '2단계 인증 끄기' }).click()
    await panel.getByText('꺼져 있습니다.').waitFor()
    await page.getByRole('region', { name: '활동 기록' }).getByText('2단계 인증 끔').waitFor()
    expect(problems.filter((problem) => !/status of 4(01|22)/.test(problem))).toEqual([])
    await page.close()
  })

  test('too many logins: the form says when to come back', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { reducedMotion: 'reduce' })
    const body = { username: 'nobody', password: 'guess' }
    // Use up the address's own limit: ten in a quarter of an hour.
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        page.request.post('/api/admin/login', { data: { ...body, username: `nobody ${index}` } }),
      ),
    )
    await page.goto('/admin-login')
    await logIn(page)
    await page.getByText('Login failed', { exact: true }).waitFor()
    await page.getByText('Invalid credentials. Please try again.', { exact: true }).first().waitFor()
    expect(await page.getByText(/Too many login attempts/).count()).toBe(0)
    await page.getByText(/로그인 시도가 너무 많습니다\. \d+초 뒤\(\d\d:\d\d:\d\d\)부터/).waitFor()
    await page.close()
  })
})
