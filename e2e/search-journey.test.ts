import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { noteAnnouncements } from './accessibility-tree.ts'
import { openPage, phone, whenAlive } from './browser.ts'
import { focused, tabTo } from './keyboard.ts'
import { cafeRows, listStatus, typeUntilSuggested } from './search-screen.ts'
import { useSite } from './use-site.ts'

describe('from the home page to a call', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, cafeRows) })
  const open = (options = {}) => openPage(site.browser, site.app.origin, options)

  test('by keyboard alone', async () => {
    const { page, problems } = await open()
    await page.goto('/')
    await whenAlive(page, '.search-bar')
    await tabTo(page, '검색어')
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    await typeUntilSuggested(page, '카페')

    const field = page.getByRole('combobox', { name: '검색어' })
    const options = page.getByRole('option')
    const chosen = () => field.getAttribute('aria-activedescendant')
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await chosen()).toBe(null)
    for (const index of [0, 1]) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(chosen).toBe(await options.nth(index).getAttribute('id'))
      expect(await options.nth(index).evaluate((option) => getComputedStyle(option).outlineStyle)).toBe(
        'solid',
      )
    }
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(chosen).toBe(null)
    expect(await field.inputValue()).toBe('카페')
    await page.keyboard.press('Enter')

    await page.waitForURL((url) => url.pathname === '/search')
    await whenAlive(page, '.filter-form')
    expect(await listStatus(page)).toBe('카페 45곳')
    await tabTo(page, /^부산/)
    await page.keyboard.press('Enter')
    await expect.poll(() => listStatus(page)).toBe('부산 · 카페 15곳')
    await tabTo(page, '바다 카페 6')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/details\//)
    await page.getByRole('heading', { level: 1, name: '바다 카페 6' }).waitFor()
    await tabTo(page, /^전화하기/)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('tel:+82512223333')

    // Back in the list, by the browser's button and by the page's arrow, the next business is one step from the last.
    await page.goBack()
    await expect.poll(() => focused(page)).toBe('바다 카페 6')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/details\//)
    await page.locator('.detail-back').press('Enter')
    await expect.poll(() => focused(page)).toBe('바다 카페 6')
    expect(problems).toEqual([])
    await page.close()
  })

  test('by keyboard in a small window, such as one that is enlarged has', async () => {
    const { page } = await open({ viewport: phone })
    await page.goto(`/search?q=${encodeURIComponent('카페')}`)
    await whenAlive(page, '.filter-form')
    await tabTo(page, '필터')
    await page.keyboard.press('Enter')
    await tabTo(page, /^부산/)
    await page.keyboard.press('Enter')
    await expect.poll(() => listStatus(page)).toBe('부산 · 카페 15곳')
    await tabTo(page, '바다 카페 3')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '바다 카페 3' }).waitFor()
    // The last part of the page that is loaded: what appears above the focus would move it out of the window.
    await page.locator('#report').waitFor()
    await tabTo(page, /^전화하기/)
    await tabTo(page, '이용약관')
    await page.close()
  })

  test('by a search within the list, which keeps the focus in its field', async () => {
    const { page } = await open()
    const announcements = await noteAnnouncements(page)
    await page.goto('/businesses')
    await whenAlive(page, '.find-form')
    await tabTo(page, '검색어')
    await typeUntilSuggested(page, '카페')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === '카페')
    await expect.poll(announcements).toContain('카페 45곳')
    expect(await focused(page)).toBe('검색어')
    expect(await page.getByRole('listbox').count()).toBe(0)
    await page.close()
  })

  test('on paper: what was searched for and its businesses, and nothing to press', async () => {
    const { page } = await open()
    await page.goto('/search?q=카페')
    await page.emulateMedia({ media: 'print' })
    // As wide as A4 without its margins.
    await page.setViewportSize({ width: 688, height: 1000 })
    const heading = await page.getByRole('heading', { level: 1, name: '카페' }).boundingBox()
    expect(heading?.height).toBeGreaterThan(10)
    const pressed = page.locator(
      'main button, main summary, main select, main .chip, main .button-quiet, .row .state',
    )
    const seen = (controls: readonly Element[]) =>
      controls.filter((control) => control.getClientRects().length > 0).map((control) => control.outerHTML)
    expect(await pressed.evaluateAll(seen)).toEqual([])
    expect(await page.getByText('Page 1 of 3').isVisible()).toBe(true)
    const cut = (lines: readonly Element[]) =>
      lines.filter((line) => line.scrollWidth > line.clientWidth).length
    expect(await page.locator('.row-where').evaluateAll(cut)).toBe(0)
    await page.close()
  })

  test('without JavaScript: words, facets, chips, sorts, pages, corrections', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    const follow = (name: string | RegExp) => page.getByRole('link', { name }).click()
    const first = () => page.locator('.row h2').first().textContent()
    await page.goto('/')
    await page.getByLabel('검색어').fill('카페 busan')
    await page.keyboard.press('Enter')
    await expect.poll(() => listStatus(page)).toBe('부산 · 카페 15곳')
    expect(await page.getByText('지역으로 보아').textContent()).toContain('‘busan’')
    await follow('부산 조건 빼기')
    await expect.poll(() => listStatus(page)).toBe('카페 45곳')
    await follow('Next')
    await expect.poll(first).toBe('바다 카페 21')
    await follow('Previous')
    await expect.poll(first).toBe('바다 카페 1')
    await follow('최신순')
    await expect.poll(first).toBe('바다 카페 45')
    await follow('서울 30 곳')
    await expect.poll(() => listStatus(page)).toBe('서울 · 카페 30곳')
    await follow('서울 조건 빼기')
    await expect.poll(() => listStatus(page)).toBe('카페 45곳')

    await page.getByLabel('검색어').fill('kuafro')
    await page.getByRole('button', { name: '검색', exact: true }).click()
    await expect.poll(() => listStatus(page)).toBe('kuaför 1곳')
    expect(await page.getByText('검색 결과입니다').textContent()).toContain('kuaför')
    await follow('입력한 그대로 찾기')
    await expect.poll(() => listStatus(page)).toBe('kuafro 0곳')
    await page.close()
  })
})
