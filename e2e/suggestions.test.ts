import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const narrow = { width: 360, height: 780 }

describe('suggestions', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  /** Types into the field until the list appears. */
  async function type(page: Page, selector: string, text: string) {
    const field = page.locator(selector).first()
    await field.focus()
    await page.waitForFunction(
      (wanted) => document.querySelector(wanted)?.getAttribute('role') === 'combobox',
      selector,
    )
    await field.pressSequentially(text)
    await page.getByRole('listbox').waitFor()
    return field
  }

  test('lead to a listing by the keyboard alone', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    const field = await type(page, 'input[name=q]', '손칼')
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await page.getByRole('status').first().textContent()).toMatch(/추천 \d+개/)
    expect(await accessibilityProblems(page)).toEqual([])
    await field.press('ArrowDown')
    const option = page.getByRole('option', { name: /한강 손칼국수 본점/ })
    expect(await option.getAttribute('aria-selected')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    expect(await option.locator('mark').textContent()).toBe('손칼')
    await field.press('Enter')
    await page.waitForURL(/\/details\//)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('한강 손칼국수 본점')
    expect(problems).toEqual([])
    await page.close()
  })

  test('stand aside: Escape closes them, Enter without a choice searches', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    const field = await type(page, 'input[name=q]', 'kuaf')
    await field.press('Escape')
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(await field.inputValue()).toBe('kuaf')
    await field.pressSequentially('o')
    await page.getByRole('listbox').waitFor()
    await field.press('Enter')
    await page.waitForURL(/\/search\?q=kuafo/)
    await page.close()
  })

  test('of places fill the field for the location', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    await page.locator('input[name=q]').fill('칼국수')
    const field = await type(page, 'input[name=location]', '마포')
    expect(await accessibilityProblems(page)).toEqual([])
    await field.press('ArrowDown')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('서울 마포구')
    expect(await page.getByRole('listbox').count()).toBe(0)
    await field.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('location') === '서울 마포구')
    expect(await page.locator('.row').count()).toBe(1)
    expect(problems).toEqual([])
    await page.close()
  })

  test('what is typed before the script comes stays in its field', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    let bring = () => {}
    const mayCome = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const field = page.locator('input[name=q]').first()
    await field.fill('칼국수')
    bring()
    await field.focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    expect(await field.inputValue()).toBe('칼국수')
    await page.close()
  })

  test.each(['/', '/businesses'])(
    'on a phone (%s) they push the place field down: a tap on it focuses it',
    async (path) => {
      const { page } = await openPage(site.browser, site.app.origin, { viewport: narrow, hasTouch: true })
      await page.goto(path)
      await whenSettled(page)
      const form = page.locator('.search-bar, .find-form')
      if (path !== '/') await page.locator('.find-line summary').tap()
      await form.getByLabel('검색어').tap()
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
      await page.keyboard.type('칼')
      await page.getByRole('option').first().waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      const place = form.locator('input[name=location]')
      const list = await page.getByRole('listbox').boundingBox()
      const box = await place.boundingBox()
      if (!list || !box) throw new Error('The list or the field has no box.')
      expect(list.y + list.height).toBeLessThanOrEqual(box.y)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true)
      await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe(path)
      await page.close()
    },
  )

  test('on a phone, a press on the search button searches though the list closes under it', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: narrow })
    await page.goto('/')
    await type(page, 'input[name=q]', '칼')
    const button = await page.locator('.search-bar').getByRole('button', { name: '검색' }).boundingBox()
    if (!button) throw new Error('The button has no box.')
    await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2)
    await page.mouse.down()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await page.mouse.up()
    await page.waitForURL((url) => url.searchParams.get('q') === '칼')
    await page.close()
  })

  test('while a syllable is composed: an arrow, a late change and Enter choose the first one, once', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    await whenSettled(page)
    const field = page.locator('input[name=q]')
    await field.focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    const keyboard = await page.context().newCDPSession(page)
    const selection = { selectionStart: 2, selectionEnd: 2 }
    await keyboard.send('Input.imeSetComposition', { text: '손칼', ...selection })
    const first = page.getByRole('option').first()
    await first.waitFor()
    await field.evaluate((input: HTMLElement) => {
      const note = ({ key, isComposing }: KeyboardEvent) => {
        sessionStorage.pressed = `${sessionStorage.pressed ?? ''} ${key} ${isComposing}`
        // Some systems report the key again when the composition has ended.
        const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
        if (isComposing) input.dispatchEvent(again)
      }
      input.addEventListener('keydown', note)
    })
    const opened: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()))
    await page.route(/\/api\/suggest/, async (route) => {
      opened.push('suggestions again')
      await route.continue()
    })
    await page.keyboard.down('ArrowDown')
    await keyboard.send('Input.imeSetComposition', { text: '손칼', ...selection })
    await field.evaluate((input) => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
    await page.keyboard.up('ArrowDown')
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.down('Enter')
    await page.waitForURL(/\/details\//)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('한강 손칼국수 본점')
    expect(opened).toHaveLength(1)
    expect(await page.evaluate(() => sessionStorage.pressed)).toBe(
      ' ArrowDown true ArrowDown false Enter true Enter false',
    )
    await page.close()
  })

  test('are in the filters of the browse page too, by a click', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await type(page, 'input[name=search]', 'gul')
    await page.getByRole('option', { name: /Gül Kuaför/ }).click()
    await page.waitForURL(/\/details\//)
    await page.close()
  })

  test('a search that was not taken at its word says so, and can be', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/search?q=kuafro')
    await page.getByText('검색 결과입니다').waitFor()
    expect(await page.getByRole('link', { name: /Gül Kuaför/ }).count()).toBeGreaterThan(0)
    await page.getByRole('link', { name: '입력한 그대로 찾기' }).click()
    await page.waitForURL(/literal=1/)
    await page.getByText('‘kuafro’ 검색 결과가 없습니다').waitFor()
    await page.goto(`/search?q=${encodeURIComponent('치과 busan')}`)
    await page.getByText('지역으로 보아').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.close()
  })
})
