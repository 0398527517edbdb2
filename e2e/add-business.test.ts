import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems, openPage, phone, whenAlive } from './browser.ts'
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
    await page.close()
  })

  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])(
    'what is missing is said in the site’s words, beside the field and below the header, %s',
    async (_, javaScriptEnabled) => {
      const { page } = await openPage(site.browser, site.app.origin, { viewport: phone, javaScriptEnabled })
      await page.goto('/add-business')
      if (javaScriptEnabled) await whenAlive(page, '.submission-form')
      await fill(page, { ...good, address: '', email: 'no address', phone: '12' })
      await send(page)
      await page.locator('.error-summary').waitFor()
      const said = await page.locator('.field-error').allTextContents()
      expect(said).toEqual([
        '주소를 입력해 주세요.',
        '전화번호 하나를 숫자 7~15자리로 정확히 입력해 주세요. 예: 02-123-4567, +81 3-1234-5678',
        '이메일 주소를 name@example.com 형식으로 입력해 주세요.',
      ])
      expect(await page.locator('[name=name]').inputValue()).toBe(good.name)
      const header = await page.locator('.site-header').boundingBox()
      const bottom = (header?.y ?? 0) + (header?.height ?? 0)
      if (javaScriptEnabled) {
        expect((await page.locator('.error-summary').boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
      }
      await page
        .locator('.error-summary')
        .getByRole('link', { name: /이메일/ })
        .click()
      await expect
        .poll(async () => (await page.locator('label[for=email]').boundingBox())?.y ?? 0)
        .toBeGreaterThanOrEqual(bottom)
      expect(
        await page.locator('[name=email]').evaluate((each) => each.getBoundingClientRect().bottom),
      ).toBeLessThan(phone.height)
      await page.close()
    },
  )

  test.each([true, false])(
    'what the server cannot take comes back with its values and errors (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page, problems } = await openPage(site.browser, site.app.origin, { javaScriptEnabled })
      await page.goto('/add-business')
      await fill(page, { ...good, phone: '열두자리' })
      await send(page)
      await page.locator('.error-summary').waitFor()
      const field = page.locator('[name=phone]')
      expect(await field.inputValue()).toBe('열두자리')
      expect(await page.locator('[name=name]').inputValue()).toBe(good.name)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const described = (await field.getAttribute('aria-describedby'))?.split(' ')[0]
      expect(await page.locator(`#${described}`).textContent()).toContain('전화번호 하나를 숫자')
      expect(problems.filter((problem) => !/status of 422/.test(problem))).toEqual([])
      if (javaScriptEnabled) {
        await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('error-summary')
        expect(await accessibilityProblems(page)).toEqual([])
      }
      await page.close()
    },
  )

  test('what was typed is there in another language, too, until the form is taken', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/add-business')
    await whenAlive(page, '.submission-form')
    await fill(page, good)
    await page.locator('footer').getByRole('link', { name: 'English' }).click()
    await page.waitForURL(/\/en\/add-business/)
    await expect.poll(() => page.locator('[name=name]').inputValue()).toBe(good.name)
    expect(await page.locator('[name=email]').inputValue()).toBe(good.email)
    await page.locator('.submission-form button[type=submit]').click()
    await page.waitForURL(/submitted=1/)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('add-business'))).toBeNull()
    await page.goto('/add-business')
    await whenAlive(page, '.submission-form')
    expect(await page.locator('[name=name]').inputValue()).toBe('')
    expect(problems).toEqual([])
    await page.close()
  })

  test('the trap for programs is out of reach of people', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/add-business')
    const trap = page.locator('[name=website]')
    expect(await trap.getAttribute('tabindex')).toBe('-1')
    expect(await trap.getAttribute('autocomplete')).toBe('off')
    expect(await page.locator('.honeypot').getAttribute('aria-hidden')).toBe('true')
    await page.close()
  })
})
