import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPage, phone, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

const historyLength = (page: Page) => page.evaluate(() => history.length)
/** What lies over the page has its entry a moment after it is seen. Until then, Back leaves the page. */
const whenCovered = (page: Page) => page.waitForFunction(() => history.state?.covers !== undefined)
const queryOf = (page: Page) => new URL(page.url()).search

describe('the Back button', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  /** The list with a condition, after the list of everything, on a phone. */
  async function openList() {
    const { page, problems } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    await page.getByRole('link', { name: '4점 이상' }).click()
    await page.waitForURL('/businesses?rating=4')
    await page.locator('.chip-on', { hasText: '4점 이상' }).waitFor()
    const [sheet, panel] = [page.locator('.filter-sheet > summary'), page.locator('.filter-panel')]
    return { page, problems, sheet, panel }
  }

  test('closes the filters, and the list is as it was; the next one leaves it', async () => {
    const { page, problems, sheet, panel } = await openList()
    await sheet.click()
    await whenCovered(page)
    await page.goBack()
    await panel.waitFor({ state: 'hidden' })
    expect(queryOf(page)).toBe('?rating=4')
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe('')
    expect(problems).toEqual([])
  })

  test('takes back what was chosen in the open filters', async () => {
    const { page, sheet, panel } = await openList()
    await sheet.click()
    await whenCovered(page)
    await panel.getByLabel('전화번호 있음').check()
    await page.waitForURL(/phone=1/)
    await panel.getByLabel('도시', { exact: true }).fill('서울')
    await page.goBack()
    await panel.waitFor({ state: 'hidden' })
    expect(queryOf(page)).toBe('?rating=4')
    await expect.poll(() => panel.getByLabel('전화번호 있음').isChecked()).toBe(false)
  })

  test('what was chosen in the filters is one step, however they are closed', async () => {
    const { page, sheet, panel } = await openList()
    const before = await historyLength(page)
    await sheet.click()
    await whenCovered(page)
    await panel.getByLabel('전화번호 있음').check()
    await page.waitForURL(/phone=1/)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await historyLength(page)).toBe(before + 1)
    await page.locator('.sort-menu > summary').click()
    await page.getByRole('link', { name: '리뷰순' }).click()
    await page.waitForURL(/sort=reviews/)
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe('?rating=4&phone=1')
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe('?rating=4')
  })

  test('filters that were only looked at leave no step', async () => {
    const { page, sheet, panel } = await openList()
    await sheet.click()
    await whenCovered(page)
    await panel.getByRole('button', { name: '필터 닫기' }).click()
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => typeof history.state)).toBe('string')
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe('')
  })

  test('closes the menu; a page that was chosen in it is one step', async () => {
    const { page } = await openList()
    const menu = page.locator('.drawer > summary')
    const panel = page.locator('.drawer-panel')
    await menu.click()
    await whenCovered(page)
    await page.goBack()
    await panel.waitFor({ state: 'hidden' })
    expect(queryOf(page)).toBe('?rating=4')
    await menu.click()
    await whenCovered(page)
    await panel.getByRole('link', { name: '모든 도시' }).click()
    await page.waitForURL('/cities')
    await panel.waitFor({ state: 'hidden' })
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe('?rating=4')
  })

  // A step back comes later than a quick hand opens the menu again, and once closed it then.
  test('a menu that is opened again at once stays open, and is one step', async () => {
    const { page } = await openList()
    const before = await historyLength(page)
    await page.locator('.drawer > summary').click()
    await whenCovered(page)
    await page.locator('.drawer').evaluate(async (menu: HTMLDetailsElement) => {
      const hasStepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      menu.addEventListener('toggle', () => menu.setAttribute('open', ''), { once: true })
      menu.open = false
      await hasStepped
    })
    await whenCovered(page)
    const panel = page.locator('.drawer-panel')
    expect(await panel.isVisible()).toBe(true)
    expect(await historyLength(page)).toBe(before + 1)
    await page.goBack()
    await panel.waitFor({ state: 'hidden' })
    expect(queryOf(page)).toBe('?rating=4')
  })

  test('a language that was chosen in the menu is one step, and a business leads back to the list in it', async () => {
    const { page, problems } = await openList()
    await page.locator('.row-link').first().click()
    await page.waitForURL(/\/details\//)
    await page.locator('.drawer > summary').click()
    await whenCovered(page)
    await page.locator('.drawer-panel').getByRole('link', { name: 'English' }).click()
    await page.waitForURL(/\/en\/details\//)
    await whenAlive(page, '.detail-back')
    const back = page.locator('.detail-back')
    await expect.poll(() => back.getAttribute('href')).toBe('/en/businesses?rating=4')
    await page.goBack()
    await page.waitForURL(/[0-9]\/details\//)
    expect(await page.locator('.drawer-panel').isVisible()).toBe(false)
    await page.goBack()
    await page.waitForURL('/businesses?rating=4')
    expect(problems).toEqual([])
  })

  test('the same search and the same choice again are no further step', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    const search = async () => {
      await page.locator('#header-search input[name=search]').fill('칼국수')
      await page.locator('#header-search button').click()
    }
    await search()
    await page.waitForURL(/search=/)
    const once = await historyLength(page)
    await search()
    await page.locator('.sort-link[aria-current]').first().click()
    await page.locator('select[name=rating]').selectOption('4')
    await page.waitForURL(/rating=4/)
    expect(await historyLength(page)).toBe(once + 1)
  })
})
