import { describe, expect, test } from 'vitest'
import { openPanel, whenLoaded } from './admin-login.ts'
import { accessibilityProblems, phone } from './browser.ts'
import { useSite } from './use-site.ts'

describe('the dashboard', () => {
  const site = useSite({ sampleData: true })

  test('shows four figures, abbreviated, whole for screen readers', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard')
    const cards = page.locator('.stat-card')
    await cards.nth(3).waitFor()
    expect(await cards.locator('dt').allTextContents()).toEqual([
      '전체 업체',
      '확인된 업체',
      '카테고리',
      '도시',
    ])
    const { totalBusinesses } = await site.app.storage.listings.statistics()
    expect(await cards.first().locator('dd span').first().textContent()).toBe(
      `${Math.round(totalBusinesses / 1000)}k`,
    )
    expect(await cards.first().locator('dd .sr-only').textContent()).toBe(
      totalBusinesses.toLocaleString('ko-KR'),
    )
    await page.close()
  })

  test('breaks no figure within a word on a phone', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard', { viewport: phone })
    await page.getByRole('button', { name: 'English' }).click()
    // The tables of the charts are folded away.
    const cells = page.locator('.data-table td').filter({ visible: true })
    await cells.first().waitFor()
    const broken = await cells.evaluateAll((found) =>
      found.flatMap((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        while (texts.nextNode()) {
          const node = texts.currentNode
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (range.getClientRects().length > 1) words.push(word)
          }
        }
        return words
      }),
    )
    expect(await cells.count()).toBeGreaterThan(6)
    expect(broken).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.close()
  })

  test('spec §9: counts as k from 1,000, rounded, and as M from 1,000,000 with one decimal', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'account')
    const json = {
      totalBusinesses: 1_234_567,
      verifiedBusinesses: 12_500,
      categories: 999,
      totalCities: 1000,
    }
    await page.route('**/api/statistics', (route) => route.fulfill({ json }))
    await page.getByRole('link', { name: 'Dashboard' }).click()
    const figures = page.locator('.stat-card dd > :first-child')
    await figures.nth(3).waitFor()
    expect(await figures.allTextContents()).toEqual(['1.2M', '13k', '999', '1k'])
    await page.close()
  })

  test('draws listings by country, category and day, each also a table', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'dashboard')
    const [country] = await site.app.storage.listings.listCountries()
    const chart = page.getByRole('region', { name: '국가별 업체' })
    await chart.locator('canvas').waitFor()
    await chart.getByText('표로 보기').click()
    const row = chart.getByRole('row').nth(1)
    const koreanName = new Intl.DisplayNames('ko', { type: 'region' }).of(country?.countryCode ?? '')
    expect(await row.getByRole('rowheader').textContent()).toBe(koreanName)
    expect(await row.getByRole('cell').textContent()).toBe(country?.businessCount.toLocaleString('ko-KR'))
    for (const [name, rows] of [
      ['카테고리별 업체', 11],
      ['최근 30일 새 업체', 31],
    ] as const) {
      const other = page.getByRole('region', { name })
      await other.getByText('표로 보기').click()
      expect(await other.getByRole('row').count()).toBe(rows)
    }
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })

  test('tells what listings lack and what happened lately', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard')
    const { withoutHours } = await site.app.storage.administration.shortcomings()
    const row = page.getByRole('row', { name: /^영업시간 없음/ })
    expect(await row.getByRole('cell').first().textContent()).toBe(
      `${withoutHours.toLocaleString('ko-KR')}곳`,
    )
    const activity = page.getByRole('region', { name: '최근 활동' })
    expect(await activity.getByRole('listitem').first().textContent()).toContain('로그인')
    await page.close()
  })

  test('makes a synonym of a search that found nothing, and the search finds at once', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const searched = { words: '뾰롱까페방', place: '', count: 3 }
    await site.app.storage.searchFeedback.addZeroResults(today, [searched], 1)
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'dashboard')
    const searches = page.getByRole('region', { name: '결과가 없던 검색' })
    const synonyms = page.getByRole('region', { name: '동의어' })
    await synonyms.getByLabel('검색어').fill('강남')
    const meaning = synonyms.getByLabel('뜻: 업종이나 다른 낱말')
    await meaning.fill('해운대')
    await meaning.press('Enter')
    await synonyms.getByRole('alert').waitFor()
    expect(await synonyms.getByRole('alert').textContent()).toMatch(/: 지역 이름이어서/)
    expect(await synonyms.getByRole('alert').textContent()).not.toContain('422')
    await searches.getByRole('button', { name: '뾰롱까페방 동의어로 추가' }).click()
    expect(await meaning.evaluate((input) => input === document.activeElement)).toBe(true)
    await meaning.fill('coffee shop')
    await meaning.press('Enter')
    const trial = synonyms.getByRole('region', { name: '‘뾰롱까페방’을(를)' })
    await trial.getByText('결과 없음').waitFor()
    expect(await trial.textContent()).toContain('결과가 없던 검색 3번')
    expect(await trial.getByRole('heading').evaluate((heading) => heading === document.activeElement)).toBe(
      true,
    )
    expect(await accessibilityProblems(page)).toEqual([])
    await trial.getByRole('button', { name: '저장' }).press('Enter')
    const added = synonyms.getByRole('listitem').filter({ hasText: '뾰롱까페방' })
    await added.waitFor()
    expect(await added.textContent()).toContain('업종')
    await searches.getByText('결과가 없던 검색이 없습니다.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const found = `/api/businesses?${new URLSearchParams({ search: '뾰롱까페방' })}`
    expect(await site.app.json(found)).not.toMatchObject({ totalCount: 0 })
    await synonyms.getByRole('button', { name: '동의어 뾰롱까페방 삭제' }).click()
    await added.waitFor({ state: 'detached' })
    expect(await site.app.json(found)).toMatchObject({ totalCount: 0 })
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
    await page.close()
  })

  test('brings the chart library to this tab alone', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'account')
    await whenLoaded(page)
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('charts')).length,
      )
    expect(await scripts()).toBe(0)
    await page.goto('/admin-panel?tab=dashboard')
    await page.locator('canvas').first().waitFor()
    expect(await scripts()).toBe(1)
    await page.close()
  })
})
