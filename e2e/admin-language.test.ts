import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { adminPassword } from '../test/app/test-app.ts'
import { whenLoaded } from './admin-login.ts'
import { accessibilityProblems, openPage, phone, type VisitedPage } from './browser.ts'
import { useSite } from './use-site.ts'

const tabs = ['dashboard', 'businesses', 'import', 'seo-sitemap', 'account']

describe('the panel in two languages', () => {
  const site = useSite({ sampleData: true })

  const signIn = async (options: Parameters<typeof openPage>[2]): Promise<VisitedPage> => {
    const visited = await openPage(site.browser, site.app.origin, { reducedMotion: 'reduce', ...options })
    await visited.page.goto('/admin-login')
    await visited.page.locator('input[name=username]').fill('admin')
    await visited.page.locator('input[name=password]').fill(adminPassword)
    await visited.page.getByRole('button', { name: 'Login' }).click()
    await visited.page.waitForURL('**/admin-panel')
    return visited
  }
  const language = (page: Page) => page.evaluate(() => document.documentElement.lang)

  /** The panel's own words that have Korean letters: of controls, headings and labels, not of listings. */
  const koreanWords = (page: Page) =>
    page.evaluate(() => {
      const own =
        'h1, h2, h3, label > span, legend, summary, caption, dt, nav, button, th[scope=col], .panel > p, title'
      const labelled = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')].flatMap((one) =>
        one.closest('tbody, li')
          ? []
          : ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name)),
      )
      const texts = [...document.querySelectorAll(own)]
        .filter((one) => !one.closest('[lang=ko], tbody, li, select'))
        .map((one) => one.textContent)
      return [...texts, ...labelled].filter((text) => /[가-힣]/.test(text ?? ''))
    })

  test('begins in the browser’s language, changes at once, and remembers', async () => {
    const { page, problems } = await signIn({ locale: 'en-US' })
    expect(await language(page)).toBe('en')
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor()
    const korean = page.getByRole('button', { name: '한국어' })
    await korean.click()
    await page.getByRole('heading', { name: '최근 활동' }).waitFor()
    expect([await language(page), await korean.getAttribute('aria-pressed')]).toEqual(['ko', 'true'])
    expect(await page.title()).toContain('관리자')
    await page.reload()
    await page.getByRole('heading', { name: '최근 활동' }).waitFor()
    expect(problems).toEqual([])
    await page.close()
  })

  test.each([
    ['ko-KR', 'ko'],
    ['en-GB', 'en'],
    ['tr-TR', 'ko'],
  ])('a browser in %s begins in %s, and loads that language alone', async (locale, expected) => {
    const { page } = await openPage(site.browser, site.app.origin, { locale })
    await page.goto('/admin-login')
    await page.getByRole('button', { name: 'Login' }).waitFor()
    expect(await language(page)).toBe(expected)
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /\/(ko|en)-[\w-]+\.js$/.exec(name)?.[1]),
    )
    expect(scripts.filter(Boolean)).toEqual([expected])
    await page.close()
  })

  test.each([
    ['a phone', { viewport: phone, hasTouch: true, isMobile: true }],
    ['a desktop', {}],
  ])('has no Korean in English on %s, fits, and axe finds nothing', async (_, options) => {
    const { page, problems } = await signIn({ locale: 'en-US', ...options })
    for (const tab of tabs) {
      await page.goto(`/admin-panel?tab=${tab}`)
      await whenLoaded(page)
      expect([tab, ...(await koreanWords(page))]).toEqual([tab])
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([tab, sideways, ...(await accessibilityProblems(page))]).toEqual([tab, 0])
    }
    expect(problems).toEqual([])
    await page.close()
  })

  test('nor is there any in the jobs of a new site, whose sample listings have a name in no language', async () => {
    const { page } = await signIn({ locale: 'en-US' })
    await page.goto('/admin-panel?tab=import')
    await page.getByText('sample-listings').first().waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/[가-힣]/)
    await page.close()
  })

  test('names trades and countries in its language, each once', async () => {
    const { page } = await signIn({ locale: 'en-US' })
    const options = async (name: string) => {
      const texts = await page.getByRole('combobox', { name }).getByRole('option').allTextContents()
      return texts.map((text) => text.replace(/ \([\d,]+\)$/, ''))
    }
    await page.goto('/admin-panel?tab=businesses')
    await page.getByRole('option', { name: /South Korea/ }).waitFor({ state: 'attached' })
    const english = [await options('Country'), await options('Category')]
    expect(english.flat().filter((text) => /[가-힣]/.test(text))).toEqual([])
    for (const names of english) expect(new Set(names).size).toBe(names.length)
    await page.getByRole('button', { name: '한국어' }).click()
    await page
      .getByRole('combobox', { name: '국가' })
      .getByRole('option', { name: /대한민국/ })
      .waitFor({ state: 'attached' })
    expect(await options('카테고리')).toEqual(
      expect.arrayContaining(['All', 'Service Provider', 'Restaurant', 'Auto Service']),
    )
    await page.close()
  })

  test('is told in English what is wrong: by calls, in files, and why rows are refused', async () => {
    const { page } = await signIn({ locale: 'en-US' })
    await page.goto('/admin-panel?tab=import')
    const file = { mimeType: 'application/octet-stream', buffer: Buffer.from('no workbook') }
    await page.setInputFiles('input[type=file]', { ...file, name: 'list.xlsx' })
    await page
      .getByRole('region', { name: 'Preview' })
      .getByText(/It is no Excel file, but a text or CSV file/)
      .waitFor()
    await page.goto('/admin-panel?tab=businesses')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('The name needs a letter or a digit.').waitFor()
    await dialog.getByText('Check what you entered.').waitFor()
    await page.close()
  })
})
