import { describe, expect, test } from 'vitest'
import { adminPassword } from '../test/app/test-app.ts'
import { logIn } from './admin-login.ts'
import { accessibilityProblems, openPage, phone } from './browser.ts'
import { useSite } from './use-site.ts'

describe('the administrator', () => {
  const site = useSite()

  test.each(['/admin', '/admin-login'])('spec §2: %s is the login, without findings of axe', async (path) => {
    const { page, problems } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto(path)
    await page.getByRole('button', { name: 'Login' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })

  test('spec §5: username and password are both required', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/admin/login') && sent.push(request.url()))
    await page.goto('/admin-login')
    const missing = () =>
      page
        .locator('input:invalid')
        .evaluateAll((all) => all.map((each) => each.id || each.getAttribute('name')))
    await page.getByRole('button', { name: 'Login' }).click()
    expect(await missing()).toEqual(['username', 'password'])
    await page.locator('input[name=username]').fill('admin')
    await page.getByRole('button', { name: 'Login' }).click()
    expect(await missing()).toEqual(['password'])
    expect(sent).toEqual([])
    await page.close()
  })

  test('spec §2: Cancel returns home', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/admin-login')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.waitForURL(`${site.app.origin}/`)
    await page.close()
  })

  test('spec §2, §8: Logging in... while pending, then the panel and its welcome', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/admin/login', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/admin-login')
    await logIn(page)
    const pending = page.getByRole('button', { name: 'Logging in...' })
    await pending.waitFor()
    expect(await pending.isDisabled()).toBe(true)
    resolve()
    await page.waitForURL('**/admin-panel')
    await page.getByText('Login successful', { exact: true }).waitFor()
    await page.getByText('Welcome to the admin panel', { exact: true }).waitFor()
    await page.close()
  })

  test('spec §8: is told so when the password is wrong, and can try again', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/admin-login')
    await logIn(page, 'wrong password')
    await page.getByText('Login failed', { exact: true }).waitFor()
    await page.getByText('Invalid credentials. Please try again.', { exact: true }).waitFor()
    await logIn(page, adminPassword)
    await page.waitForURL('**/admin-panel')
    await page.close()
  })

  test.each([
    ['too many attempts', 429, 'Too many login attempts. Please try again in 12 seconds.', /12초 뒤/],
    ['a directory that is held', 503, '점검 중입니다.', /점검 중입니다/],
    ['no answer at all', 0, '', /\S/],
  ])(
    'spec §8: %s: the toast is that of every failure, the form has the advice',
    async (_, status, message, advice) => {
      const { page } = await openPage(site.browser, site.app.origin)
      await page.route('**/api/admin/login', (route) =>
        status ? route.fulfill({ status, json: { message } }) : route.abort(),
      )
      await page.goto('/admin-login')
      await logIn(page)
      const toasts = page.getByRole('region', { name: /알림/ })
      await toasts.getByText('Login failed', { exact: true }).waitFor()
      await toasts.getByText('Invalid credentials. Please try again.', { exact: true }).waitFor()
      const form = page.locator('form')
      await form.getByRole('alert').filter({ hasText: advice }).waitFor()
      expect(await toasts.getByText(advice.source === '\\S' ? 'Failed to fetch' : advice).count()).toBe(0)
      await page.close()
    },
  )

  test.each([
    ['without a session', undefined],
    ['while the check fails', 500],
  ])('spec §8: is sent to the login from the panel %s', async (_, status) => {
    const { page } = await openPage(site.browser, site.app.origin)
    if (status) await page.route('**/api/admin/check-auth', (route) => route.fulfill({ status }))
    await page.goto('/admin-panel')
    await page.waitForURL('**/admin-login')
    await page.getByText('Authentication required', { exact: true }).waitFor()
    await page.getByText('Please log in to access the admin panel', { exact: true }).waitFor()
    await page.close()
  })

  test('spec §4: leaves by Logout for the home page, and the session is over', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/admin')
    await logIn(page)
    await page.waitForURL('**/admin-panel')
    const cookies = await page.context().cookies()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${site.app.origin}/`)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await site.app.fetch('/api/admin/check-auth', { headers: { cookie } })).status).toBe(401)
    await page.close()
  })
})
