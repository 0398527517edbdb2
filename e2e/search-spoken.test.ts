import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import {
  accessibilityTree,
  findNode,
  listRoles,
  noteAnnouncements,
  type SpokenNode,
} from './accessibility-tree.ts'
import { accessibilityProblems, openPage, whenAlive } from './browser.ts'
import { cafeRows, typeUntilSuggested } from './search-screen.ts'
import { useSite } from './use-site.ts'

describe('what a screen reader is told', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, cafeRows) })

  test('of suggestions', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
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
    await page.close()
  })

  test('of results', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    const announcements = await noteAnnouncements(page)
    await page.goto(`/search?q=${encodeURIComponent('카페')}`)
    await whenAlive(page, '.filter-form')
    const tree = await accessibilityTree(page)
    expect(landmarks(tree)).toEqual([
      'banner ',
      'search 업체 찾기',
      'navigation 주 메뉴',
      'main ',
      'search 필터',
      'navigation 좁혀 보기',
      'navigation 정렬',
      'navigation 페이지',
      'contentinfo ',
      'navigation 언어',
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
    await page.getByRole('link', { name: '바다 카페 21', exact: true }).waitFor()
    expect(cards(await accessibilityTree(page))[0]).toBe('바다 카페 21')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.close()
  })
})

const landmarkRoles = ['banner', 'navigation', 'main', 'search', 'region', 'complementary', 'contentinfo']

const landmarks = (tree: SpokenNode) =>
  listRoles(tree, ...landmarkRoles).map(({ role, name }) => `${role} ${name}`)

/** There must be one heading of the first level, and no level may be skipped. */
function expectLevelsInOrder(headings: readonly SpokenNode[]): void {
  const levels = headings.map(({ states }) => Number(states.level))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0), headings[index]?.name).toBeLessThanOrEqual(1)
  }
}

/** The names of the listings. Each must be a list item named by its heading, which is a link. */
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
