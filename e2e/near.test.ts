import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

const here = { latitude: 37.551234, longitude: 126.910456 }

describe('near me', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  test('the place is asked for on a click, rounded in the address, and can be taken away', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin, {
      geolocation: here,
      permissions: ['geolocation'],
    })
    await page.goto('/businesses?country=KR')
    await whenAlive(page, '.filter-form')
    await page.getByRole('button', { name: '내 주변' }).press('Enter')
    await page.waitForURL('/businesses?country=KR&lat=37.551&lng=126.91')
    await expect.poll(() => page.locator('main [role=status]').textContent()).toBe('내 주변 · 대한민국 1곳')
    expect(await page.locator('.row').first().textContent()).toContain('110m · 한식')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: '내 주변 조건 빼기' }).click()
    await page.waitForURL('/businesses?country=KR')
    expect(problems).toEqual([])
  })

  test('a refusal is said', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    await page.getByRole('button', { name: '내 주변' }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('위치를 알 수 없습니다')
  })

  test('without scripts it is not offered', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await page.goto('/businesses')
    expect(await page.getByRole('button', { name: '내 주변' }).count()).toBe(0)
  })
})
