import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows } from '../test/app/listing-rows.ts'
import { openPage, phone, screenProblems, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const detail = `/business/${businessId('ChIJseoul00000000000000001')}`
const screens = [
  '/',
  '/businesses',
  '/search?q=%EC%B9%BC%EA%B5%AD%EC%88%98',
  '/search?q=nothing-like-this',
  '/category/restaurants',
  '/city/%EC%84%9C%EC%9A%B8',
  '/categories',
  '/cities',
  detail,
  '/about',
  '/contact',
  '/no/such/page',
]

describe('a visitor', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('searches, opens a listing and finds its number to call, %s', async (_, javaScriptEnabled) => {
    const { page, problems } = await openPage(site.browser, site.app.origin, {
      viewport: phone,
      javaScriptEnabled,
    })
    await page.goto('/')
    await page.locator('input[name=q]').first().fill('손칼국수')
    await page.locator('input[name=location]').first().fill('서울')
    await page.locator('input[name=location]').first().press('Enter')
    await page.waitForURL(/\/search\?q=/)
    await page
      .getByRole('link', { name: /한강 손칼국수 본점/ })
      .first()
      .click()
    await page.waitForURL(/\/details\//)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('한강 손칼국수 본점')
    const call = page.locator('a[href="tel:+8223334444"]').first()
    expect(await call.isVisible()).toBe(true)
    expect(problems).toEqual([])
    await page.close()
  })

  test('cannot search for nothing', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    await whenSettled(page)
    const prevented = await page.evaluateHandle(() => {
      const each: boolean[] = []
      addEventListener('submit', ({ defaultPrevented }) => each.push(defaultPrevented))
      return each
    })
    await page.locator('input[name=q]').first().fill('   ')
    await page.locator('input[name=q]').first().press('Enter')
    await expect.poll(() => prevented.jsonValue()).toEqual([true])
    expect(new URL(page.url()).pathname).toBe('/')
    await page.close()
  })

  test.each(screens)('%s fits its width, has no accessibility problem and no error', async (path) => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto(path)
    await whenSettled(page)
    expect(await screenProblems(page)).toEqual([])
    expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([])
    await page.close()
  })
})
