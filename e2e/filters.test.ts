import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage, phone, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

describe('filters of a list', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  test('a choice applies at once, is in the address, and back takes it away', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses?city=%EC%84%9C%EC%9A%B8')
    await whenAlive(page, '.filter-form')
    await page.getByLabel('전화번호 있음').check()
    await page.waitForURL(/phone=1/)
    await expect
      .poll(() => page.locator('main .list-head [role=status]').textContent())
      .toBe('서울 · 전화번호 있음 1곳')
    expect(await page.getByLabel('전화번호 있음').isChecked()).toBe(true)
    await page.goBack()
    await expect.poll(() => page.locator('main .list-head [role=status]').textContent()).toBe('서울 1곳')
    expect(await page.getByLabel('전화번호 있음').isChecked()).toBe(false)
    expect(problems).toEqual([])
    await page.close()
  })

  test('a chip takes its condition away', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses?rating=4&phone=1')
    await page.getByRole('link', { name: /4점 이상/ }).click()
    await page.waitForURL((url) => url.search === '?phone=1')
    await page.close()
  })

  test.each([1024, 1280])('more than a line of chips covers nothing at %i px', async (width) => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: { width, height: 900 } })
    const chosen = { q: '손칼국수 서울', rating: '4', phone: '1' }
    await page.goto(`/en/search?${new URLSearchParams(chosen)}`)
    const boxOf = async (part: string) =>
      (await page.locator(`.list > ${part}`).boundingBox()) ?? { y: 0, height: 0 }
    const [chips, head, notes] = await Promise.all(['.list-chips', '.list-head', '.list-notes'].map(boxOf))
    expect(chips?.height).toBeGreaterThan(70)
    const end = ({ y = 0, height = 0 } = {}) => y + height
    expect(notes?.y).toBeGreaterThanOrEqual(Math.max(end(chips), end(head)))
    await page.close()
  })

  test('sort is a link; browse accepts sort=latest', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await page.getByRole('link', { name: '최신순' }).click()
    await page.waitForURL(/sort=latest/)
    await expect.poll(() => page.locator('h1').textContent()).toBe('새로 등록된 업체')
    await page.close()
  })

  test('the whole form works without JavaScript', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await page.goto('/businesses')
    await page.getByLabel('평점').selectOption('4')
    await page.getByLabel('도시', { exact: true }).fill('부산')
    await page.getByRole('button', { name: '적용' }).click()
    await page.waitForURL(/rating=4/)
    expect(await page.locator('main .list-head [role=status]').textContent()).toBe('부산 · 4점 이상 1곳')
    expect(await page.getByLabel('도시', { exact: true }).inputValue()).toBe('부산')
    await page.close()
  })

  test('on a phone they are a sheet, which Escape and the scrim close', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    const summary = page.locator('.filter-sheet > summary')
    const panel = page.locator('.filter-panel')
    expect(await panel.isVisible()).toBe(false)
    await summary.press('Enter')
    expect(await panel.isVisible()).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await panel.isVisible()).toBe(false)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await summary.press('Enter')
    await page.mouse.click(180, 20)
    await expect.poll(() => panel.isVisible()).toBe(false)
    await page.close()
  })

  test('the sheet has its title, a button that closes it, and the number that its button shows', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    const summary = page.locator('.filter-sheet > summary')
    const panel = page.getByRole('search', { name: '필터' })
    await summary.click()
    await panel.getByRole('heading', { name: '필터', exact: true }).waitFor()
    expect(await panel.getByRole('button', { name: '4곳 보기' }).isVisible()).toBe(true)
    await panel.getByLabel('전화번호 있음').check()
    await page.waitForURL(/phone=1/)
    const show = panel.getByRole('button', { name: '3곳 보기' })
    await show.waitFor()
    await panel.getByRole('button', { name: '필터 닫기' }).click()
    expect(await panel.isVisible()).toBe(false)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await summary.click()
    await show.click()
    await expect.poll(() => panel.isVisible()).toBe(false)
    expect(await page.locator('main .list-head [role=status]').textContent()).toContain('3곳')
    await page.close()
  })

  test('the sheet stays when the words of a condition, its title or its edge are tapped', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone, hasTouch: true })
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    const panel = page.getByRole('search', { name: '필터' })
    await page.locator('.filter-sheet > summary').tap()
    await panel.getByRole('heading', { name: '필터', exact: true }).tap()
    await panel.getByText('전화번호 있음', { exact: true }).tap()
    await page.waitForURL(/phone=1/)
    await panel.getByRole('button', { name: '3곳 보기' }).waitFor()
    await panel.tap({ position: { x: 4, y: 120 } })
    await panel.getByText('전화번호 있음', { exact: true }).tap()
    await page.waitForURL((url) => url.search === '')
    expect(await panel.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.isVisible()).toBe(false)
    await page.close()
  })

  test.each([
    ['/city/부산광역시', false],
    ['/city/서울특별시', true],
  ])('open now can be chosen on %s: %s, and the reason is said where it cannot', async (path, isOffered) => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto(path)
    const box = page.getByRole('checkbox', { name: '지금 영업 중' })
    expect(await box.isEnabled()).toBe(isOffered)
    const reason = '모두 영업시간을 모르는 업체라서 고를 수 없습니다.'
    expect(await box.evaluate((element) => element.closest('label')?.textContent)).toBe(
      `지금 영업 중${isOffered ? '' : reason}`,
    )
    await page.close()
  })

  test('a page past the end and a search without results offer ways on', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses?page=9')
    await page.getByRole('link', { name: '첫 쪽으로' }).click()
    await page.waitForURL((url) => url.search === '')
    await page.goto('/search?q=nothing-like-this&open=1')
    expect(await page.locator('.list-empty .ways a').count()).toBeGreaterThanOrEqual(2)
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await page.waitForURL(/\/businesses$/)
    await page.close()
  })

  test.each([
    ['/search?q=nothing-like-this', 'q'],
    ['/search?q=식당&location=Oslo', 'location'],
  ])('on a desk, the field of the empty %s stands at the right of what is not there', async (path, name) => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto(path)
    const title = await page.locator('.nothing h2').boundingBox()
    const field = await page.locator(`.nothing-ask input[name=${name}]`).boundingBox()
    const card = await page.locator('.nothing').boundingBox()
    if (!title || !field || !card) throw new Error('a part is not shown')
    expect(field.x).toBeGreaterThan(title.x + title.width)
    expect(field.y).toBeLessThan(card.y + card.height / 2)
    await page.setViewportSize({ width: 360, height: 780 })
    const below = await page.locator(`.nothing-ask input[name=${name}]`).boundingBox()
    expect(below?.x).toBeLessThan(100)
    await page.close()
  })

  test('beside the list of a place, the column of what divides it begins with the chips', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
    await page.goto('/category/restaurants')
    expect(Math.abs((await topOf('.filter-sheet')) - (await topOf('.list-chips')))).toBeLessThan(8)
    await page.close()
  })
})
