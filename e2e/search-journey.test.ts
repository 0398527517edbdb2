import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import {
  accessibilityTree,
  findNode,
  listRoles,
  noteAnnouncements,
  type SpokenNode,
} from './accessibility-tree.ts'
import { accessibilityProblems, openPage, phone, whenAlive } from './browser.ts'
import { focused, tabTo } from './keyboard.ts'
import { useSite } from './use-site.ts'

const places = {
  서울: { full_address: '서울특별시 마포구 양화로 45', phone: '02-333-4444' },
  부산: { full_address: '부산광역시 해운대구 해운대로 10', phone: '051-222-3333' },
} as const

/** Each better than the one behind it: two of three in 서울. */
const cafes = Array.from({ length: 45 }, (_, index) => ({
  ...places[index % 3 === 2 ? '부산' : '서울'],
  name: `바다 카페 ${index + 1}`,
  place_id: `ChIJcafe${index}`,
  category: 'Cafe',
  country: '대한민국',
  rating: '4.5',
  reviews: String(900 - index),
}))

const listStatus = (page: Page) => page.locator('.list-head [role=status]').textContent()

describe('from the home page to a call', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, [...listingRows, ...cafes]) })
  const open = (options = {}) => openPage(site.browser, site.app.origin, options)

  /** Types into the field that has the focus, until the list is of all that was typed. */
  async function typeUntilSuggested(page: Page, text: string) {
    await page.keyboard.type(text)
    await page.getByRole('option').locator('mark', { hasText: text }).first().waitFor()
  }

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
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('by keyboard in a small window, such as one that is enlarged has', async () => {
    const { page } = await open({ viewport: phone })
    await page.goto(`/search?q=${encodeURIComponent('카페')}`)
    await whenAlive(page, '.filter-form')
    await tabTo(page, '필터 1')
    await page.keyboard.press('Enter')
    await tabTo(page, /^부산/)
    await page.keyboard.press('Enter')
    await expect.poll(() => listStatus(page)).toBe('부산 · 카페 15곳')
    await tabTo(page, '바다 카페 3')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '바다 카페 3' }).waitFor()
    await tabTo(page, /^전화하기/)
    await tabTo(page, '이용약관')
    await page.context().close()
  })

  test('by a search within the list, which keeps the focus in its field', async () => {
    const { page } = await open()
    const announcements = await noteAnnouncements(page)
    await page.goto('/businesses')
    await whenAlive(page, '.search-bar')
    await tabTo(page, '검색어')
    await typeUntilSuggested(page, '카페')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === '카페')
    await expect.poll(announcements).toContain('카페 45곳')
    expect(await focused(page)).toBe('검색어')
    expect(await page.getByRole('listbox').count()).toBe(0)
    await page.context().close()
  })

  test('as a screen reader is told of it: suggestions', async () => {
    const { page } = await open()
    const announcements = await noteAnnouncements(page)
    await page.goto('/')
    await whenAlive(page, '.search-bar')
    await page.getByLabel('검색어').focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    await typeUntilSuggested(page, '카페')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { selected: true }).waitFor()

    const tree = await accessibilityTree(page)
    const field = findNode(tree, 'combobox', '검색어')
    expect(field.states).toMatchObject({
      focused: true,
      expanded: true,
      autocomplete: 'list',
      hasPopup: 'listbox',
    })
    const options = listRoles(findNode(tree, 'listbox', '추천 검색어'), 'option')
    expect(options.length).toBeGreaterThan(1)
    expect(options.map(({ states }) => states.selected)).toEqual(options.map((_, index) => index === 0))
    expect(options.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^바다 카페 1 .*서울$/)]),
    )
    expect(await announcements()).toContain(`추천 ${options.length}개. 위아래 화살표로 고를 수 있습니다.`)
    await page.context().close()
  })

  test('as a screen reader is told of it: results', async () => {
    const { page } = await open()
    const announcements = await noteAnnouncements(page)
    await page.goto(`/search?q=${encodeURIComponent('카페')}`)
    await whenAlive(page, '.filter-form')
    const tree = await accessibilityTree(page)
    expect(landmarks(tree)).toEqual([
      'banner ',
      'navigation 주 메뉴',
      'main ',
      'search 업체 찾기',
      'search 필터',
      'navigation 좁혀 보기',
      'navigation 정렬',
      'navigation 페이지',
      'contentinfo ',
    ])
    expectLevelsInOrder(listRoles(tree, 'heading'))
    const cities = listRoles(
      findNode(findNode(tree, 'navigation', '좁혀 보기'), 'list', '도시별 업체 수'),
      'link',
    )
    expect(cities.map(({ name }) => name)).toEqual(['서울 30 곳', '부산 15 곳'])
    expect(cards(tree)).toEqual(Array.from({ length: 20 }, (_, index) => `바다 카페 ${index + 1}`))
    const pages = findNode(tree, 'navigation', '페이지')
    expect(listRoles(pages, 'link').map(({ name }) => name)).toEqual(['Next'])
    expect(
      listRoles(pages, 'StaticText')
        .map(({ name }) => name)
        .join(''),
    ).toContain('Page 1 of 3')
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('link', { name: '부산 15 곳' }).press('Enter')
    await expect.poll(announcements).toContain('부산 · 카페 15곳')
    await page.getByRole('link', { name: '부산 조건 빼기' }).press('Enter')
    await expect.poll(announcements).toContain('카페 45곳')
    await page.getByRole('link', { name: 'Next' }).press('Enter')
    await expect.poll(() => page.title()).toMatch(/^카페 검색 결과 2쪽/)
    await page.getByRole('link', { name: '바다 카페 21' }).waitFor()
    expect(cards(await accessibilityTree(page))[0]).toBe('바다 카페 21')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.context().close()
  })

  test('without JavaScript: words, facets, chips, sorts, pages, corrections', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    const follow = (name: string | RegExp) => page.getByRole('link', { name }).click()
    const first = () => page.locator('.business-card h2').first().textContent()
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
    await expect.poll(() => listStatus(page)).toBe('kuafor 1곳')
    expect(await page.getByText('다음 결과를 표시함').textContent()).toContain('kuafor')
    await follow('입력한 그대로 ‘kuafro’ 찾기')
    await expect.poll(() => listStatus(page)).toBe('kuafro 0곳')
    await page.context().close()
  })
})

const landmarkRoles = ['banner', 'navigation', 'main', 'search', 'region', 'complementary', 'contentinfo']

const landmarks = (tree: SpokenNode) =>
  listRoles(tree, ...landmarkRoles).map(({ role, name }) => `${role} ${name}`)

/** One heading of the first level, and none that leaves a level out. */
function expectLevelsInOrder(headings: readonly SpokenNode[]): void {
  const levels = headings.map(({ states }) => Number(states.level))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0), headings[index]?.name).toBeLessThanOrEqual(1)
  }
}

/** The names of the listings: each an item of a list, called by its heading, which is a link. */
function cards(tree: SpokenNode): string[] {
  return listRoles(findNode(tree, 'main', ''), 'listitem')
    .filter((item) => listRoles(item, 'article').length > 0)
    .map((item) => {
      const [heading, ...others] = listRoles(item, 'heading')
      expect(others).toEqual([])
      expect(heading && listRoles(heading, 'link').map(({ name }) => name)).toEqual([heading?.name])
      return heading?.name ?? ''
    })
}
