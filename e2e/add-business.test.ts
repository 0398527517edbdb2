import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems, openPage, phone } from './browser.ts'
import { useSite } from './use-site.ts'

const good = {
  name: '느티나무 식당',
  category: '한식당',
  address: '서울특별시 마포구 느티나무로 1',
  country: '대한민국',
  email: 'owner@example.org',
}

describe('add a business', () => {
  const site = useSite()

  const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  }
  const send = (page: Page) => page.getByRole('button', { name: '등록 신청' }).click()

  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('a whole form is taken and confirmed, %s', async (_, javaScriptEnabled) => {
    const { page, problems } = await openPage(site.browser, site.app.origin, {
      viewport: phone,
      javaScriptEnabled,
    })
    await page.goto('/add-business')
    await fill(page, good)
    await send(page)
    await page.waitForURL(/submitted=1/)
    expect(await page.locator('h1').textContent()).toBe('등록 신청을 받았습니다')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('the browser itself asks for what is missing', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/add-business')
    await fill(page, { ...good, email: 'no address' })
    await send(page)
    expect(
      await page.locator('[name=email]').evaluate((each: HTMLInputElement) => each.validity.typeMismatch),
    ).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    await page.context().close()
  })

  test.each([true, false])(
    'what the server cannot take comes back with its values and errors (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page, problems } = await openPage(site.browser, site.app.origin, { javaScriptEnabled })
      await page.goto('/add-business')
      // The browser's own check accepts this number.
      await fill(page, { ...good, phone: '열두자리' })
      await send(page)
      await page.locator('.error-summary').waitFor()
      const field = page.locator('[name=phone]')
      expect(await field.inputValue()).toBe('열두자리')
      expect(await page.locator('[name=name]').inputValue()).toBe(good.name)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const described = (await field.getAttribute('aria-describedby'))?.split(' ')[0]
      expect(await page.locator(`#${described}`).textContent()).toContain('전화번호를 숫자로')
      expect(problems.filter((problem) => !/status of 422/.test(problem))).toEqual([])
      if (javaScriptEnabled) {
        await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('error-summary')
        expect(await accessibilityProblems(page)).toEqual([])
      }
      await page.context().close()
    },
  )

  test('the trap for programs is out of reach of people', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/add-business')
    const trap = page.locator('[name=website]')
    expect(await trap.getAttribute('tabindex')).toBe('-1')
    expect(await trap.getAttribute('autocomplete')).toBe('off')
    expect(await page.locator('.honeypot').getAttribute('aria-hidden')).toBe('true')
    await page.context().close()
  })
})
