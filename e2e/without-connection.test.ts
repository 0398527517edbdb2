import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { openPage, phone, screenProblems, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const rows = Array.from({ length: 6 }, (_, index) => ({
  name: `느티나무 세탁소 ${index + 1}호점`,
  place_id: `ChIJlift${index + 1}`,
  category: 'Laundry service',
  full_address: `서울특별시 성동구 왕십리로 ${index + 1}`,
  country: '대한민국',
  phone: `02-555-03${String(index + 10)}`,
  rating: '4.5',
  reviews: String(900 - index),
}))

describe('without a connection', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  /** A page that the browser sees first, so that it has no code of any other page. */
  async function openFirst(path: string) {
    const opened = await openPage(site.browser, site.app.origin, {
      viewport: phone,
      hasTouch: true,
      isFirstVisit: true,
    })
    await opened.page.goto(path)
    await whenSettled(opened.page)
    return opened.page
  }

  const setOffline = (page: Page, offline: boolean) => page.context().setOffline(offline)
  const notice = (page: Page, text = '연결할 수 없습니다') =>
    page.getByRole('alert').filter({ hasText: text })
  const says = (page: Page, text?: string) => notice(page, text).waitFor()
  /** Tries again, and waits until that has failed too: a press before would share its outcome. */
  const tryInVain = async (page: Page) => {
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await failed
    await says(page)
  }
  const isSilent = (page: Page, text?: string) => notice(page, text).waitFor({ state: 'detached' })

  test('the first press of a session leaves the list as it is, and works once the connection is back', async () => {
    const page = await openFirst('/city/서울')
    const row = page.locator('.row-link').nth(3)
    const name = (await row.textContent()) ?? ''
    await row.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => ({ address: location.href, y: scrollY }))
    await setOffline(page, true)
    await row.click()
    await says(page)
    expect(await page.evaluate(() => ({ address: location.href, y: scrollY }))).toEqual(left)
    expect(await page.locator('.row-link').count()).toBe(rows.length)
    expect(await screenProblems(page)).toEqual([])
    await tryInVain(page)
    await page.getByRole('button', { name: '닫기' }).last().click()
    await isSilent(page)
    expect(await row.evaluate((link) => link === document.activeElement)).toBe(true)
    await row.click()
    await says(page)
    await setOffline(page, false)
    await isSilent(page)
    await row.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.close()
  })

  const typed = [
    ['a report', '.report-form', { note: '02-999-0000으로 바뀌었습니다.' }],
    ['a claim', '.report-form', { owner: '', contact: 'owner@example.com' }],
    [
      'a new business',
      '.submission-form',
      {
        name: '은행나무 수선',
        category: '세탁소',
        address: '서울특별시 성동구 왕십리로 7',
        country: '대한민국',
        email: 'owner@example.com',
      },
    ],
  ] as const
  const pathOf = {
    'a report': `/business/${businessId('ChIJlift1')}`,
    'a claim': `/business/${businessId('ChIJlift1')}`,
    'a new business': '/add-business',
  }

  test.each(typed)(
    '%s that nothing answers keeps what was typed, though the browser says it is online',
    async (kind, selector, fields) => {
      const page = await openFirst(pathOf[kind])
      const form = page.locator(selector)
      for (const [name, text] of Object.entries(fields)) {
        const field = form.locator(`[name=${name}]`)
        if (text) await field.fill(text)
        else await field.check({ force: true })
      }
      if (kind === 'a report') await form.locator('.chip', { hasText: '전화' }).click()
      const address = page.url()
      await page.route('**/*', (route) => route.abort())
      await form.locator('[type=submit]').click()
      await says(page)
      expect(page.url()).toBe(address)
      for (const [name, text] of Object.entries(fields)) {
        if (text) expect(await form.locator(`[name=${name}]`).inputValue()).toBe(text)
      }
      expect(await form.getAttribute('aria-busy')).toBeNull()
      await tryInVain(page)
      await page.unroute('**/*')
      await page.getByRole('button', { name: '다시 시도' }).click()
      await page.waitForURL((url) => url.href !== address)
      await isSilent(page)
      await page.close()
    },
  )

  test('a form that is pressed twice before the site answers is sent once, and says that it waits', async () => {
    const page = await openFirst(pathOf['a report'])
    const form = page.locator('.report-form')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/robots.txt', async (route) => {
      await answered
      await route.continue()
    })
    await form.locator('.chip', { hasText: '전화' }).click()
    await form.locator('[type=submit]').click()
    await form.locator('[type=submit]').click()
    expect(await form.getAttribute('aria-busy')).toBe('true')
    answer()
    await page.getByRole('status').filter({ hasText: '고맙습니다' }).waitFor()
    expect(sent.length).toBe(1)
    await page.close()
  })

  test('what is there already is shown: the way back from a business to the list', async () => {
    const page = await openFirst('/city/서울')
    await page.locator('.row-link').first().click()
    await page.locator('.detail-back').waitFor()
    await setOffline(page, true)
    await page.getByRole('link', { name: '보던 목록으로' }).first().click()
    await page.locator('.detail-back').waitFor({ state: 'detached' })
    expect(await page.locator('.row-link').count()).toBe(rows.length)
    await page.close()
  })

  test('a report keeps what was typed, and is sent once the connection is back', async () => {
    const page = await openFirst(`/business/${businessId('ChIJlift1')}`)
    const form = page.locator('.report-form')
    const note = form.getByLabel('덧붙일 말')
    await form.locator('.chip', { hasText: '전화' }).click()
    await note.fill('02-999-0000으로 바뀌었습니다.')
    await setOffline(page, true)
    await form.getByRole('button', { name: '보내기' }).click()
    await says(page)
    expect(await note.inputValue()).toBe('02-999-0000으로 바뀌었습니다.')
    expect(await form.getByLabel('전화', { exact: true }).isChecked()).toBe(true)
    await setOffline(page, false)
    await isSilent(page)
    await form.getByRole('button', { name: '보내기' }).click()
    await page.getByRole('status').filter({ hasText: '고맙습니다' }).waitFor()
    await page.close()
  })

  test('a search and a filter wait with what was typed and chosen; in the language of the page', async () => {
    const page = await openFirst('/en/businesses')
    await setOffline(page, true)
    const words = page.locator('#header-search input[name=search]')
    await page.locator('.find-line summary').click()
    await words.fill('laundry')
    await words.press('Enter')
    await says(page, 'No connection')
    expect(await words.inputValue()).toBe('laundry')
    expect(await page.locator('.row-link').count()).toBe(rows.length)
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.locator('.list-chips a').first().click()
    await says(page, 'No connection')
    await setOffline(page, false)
    await isSilent(page, 'No connection')
    await words.press('Enter')
    await page.waitForURL(/search=laundry/)
    await page.close()
  })

  test('where the network fails without notice, the page says so, and comes when it is asked for again', async () => {
    const page = await openFirst('/city/서울')
    const row = page.locator('.row-link').nth(1)
    const name = (await row.textContent()) ?? ''
    await page.route('**/assets/detail*', (route) => route.abort())
    await page.route('**/api/**', (route) => route.abort())
    await row.click()
    await page.getByRole('heading', { name: '연결할 수 없습니다' }).waitFor()
    await page.unroute('**/assets/detail*')
    await page.getByRole('link', { name: '다시 시도' }).click()
    await page.getByText('정보를 불러오지 못했습니다.').waitFor()
    expect(await page.getByText('삭제된 업체').count()).toBe(0)
    await page.unroute('**/api/**')
    await page.getByRole('link', { name: '다시 시도' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.locator('#report form').waitFor()
    await expect.poll(() => page.title()).toContain(name)
    await page.close()
  })

  test('a file that a new release has taken away: the page that was asked for is loaded', async () => {
    const page = await openFirst('/city/서울')
    const row = page.locator('.row-link').nth(2)
    const name = (await row.textContent()) ?? ''
    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    await page.route('**/assets/detail*', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.route('**/details/*', async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(/entry-client-[\w-]+\.js/g, 'entry-client-next.js')
      return route.fulfill({ response: answer, body })
    })
    await row.click()
    await expect.poll(() => loads.length).toBe(1)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(loads.map((url) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/details\//)])
    await page.close()
  })

  test('the panel stays where a tab cannot be loaded', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await page.route('**/assets/account-tab*', (route) => route.abort())
    await page.getByRole('link', { name: /계정/ }).first().click()
    await page.getByRole('alert').filter({ hasText: '서버에 연결할 수 없습니다' }).waitFor()
    await page.unroute('**/assets/account-tab*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.close()
  })
})
