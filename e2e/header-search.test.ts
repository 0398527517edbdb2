import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { accessibilityTree, findNode } from './accessibility-tree.ts'
import { accessibilityProblems, openPage, whenAlive, whenSettled } from './browser.ts'
import { focused, tabTo } from './keyboard.ts'
import { cafeRows, listStatus, typeUntilSuggested } from './search-screen.ts'
import { useSite } from './use-site.ts'

const phone = { width: 360, height: 780 }
const cafesInMapo = `/search?q=${encodeURIComponent('카페')}&location=${encodeURIComponent('마포구')}`
const city = `/city/${encodeURIComponent('서울')}`
const lines = [
  [cafesInMapo, '검색 조건 바꾸기: 카페 · 마포구'],
  ['/businesses', '업체 검색'],
  ['/category/restaurants', '업체 검색'],
  [city, '검색 조건 바꾸기: 서울'],
  [`${city}/마포구`, '검색 조건 바꾸기: 서울 마포구'],
  [`/en${city}/마포구`, 'Change the search: Seoul Mapo-gu'],
] as const

const inEachLanguage = (...paths: readonly string[]) =>
  ['', '/en', '/tr'].flatMap((language) => paths.map((path) => language + path))

describe('the search in the header', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, cafeRows) })
  const open = (options = {}) => openPage(site.browser, site.app.origin, options)
  const line = (page: Page) => page.locator('.find-line summary')
  const isOpen = (page: Page) => page.locator('.find-form').isVisible()
  const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

  test('a phone has it on every list as one line, which says what is searched for, and where', async () => {
    const { page, problems } = await open({ viewport: phone, hasTouch: true })
    for (const [path, text] of lines) {
      await page.goto(path)
      await whenSettled(page)
      expect(await page.locator('.site-header').evaluate((header) => header.clientHeight + 1)).toBe(57)
      expect(await isOpen(page), path).toBe(false)
      const box = await line(page).boundingBox()
      expect(box?.height).toBe(44)
      expect(await line(page).textContent()).toBe(text)
      expect(await page.locator('main').getByRole('search', { name: '업체 찾기' }).count()).toBe(0)
    }
    expect(problems).toEqual([])
    await page.close()
  })

  test('it unfolds to both fields, covers nothing, and Escape folds it', async () => {
    const { page, problems } = await open({ viewport: phone, hasTouch: true })
    await page.goto(cafesInMapo)
    await whenSettled(page)
    const top = async () => (await page.locator('main').boundingBox())?.y ?? 0
    const folded = await top()
    await line(page).tap()
    await expect.poll(() => focused(page)).toBe('검색어')
    const form = await page.locator('.find-form').boundingBox()
    expect(await top()).toBe(folded + (form?.height ?? Number.NaN))
    expect(await page.getByLabel('지역', { exact: true }).first().inputValue()).toBe('마포구')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
    expect(await top()).toBe(folded)
    expect(await line(page).evaluate((summary) => summary === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
    await page.close()
  })

  test('by keyboard: the line, the fields, a suggestion; a link folds it', async () => {
    const { page } = await open({ viewport: phone })
    await page.goto('/category/restaurants')
    await whenAlive(page, '.find')
    await tabTo(page, '업체 검색')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('검색어')
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    await typeUntilSuggested(page, '카페')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(await isOpen(page)).toBe(true)
    await tabTo(page, '지역')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?/)
    expect(asked(page)).toEqual({ q: '카페', location: '' })
    await line(page).click()
    await page.getByRole('link', { name: '바다 카페 1', exact: true }).click()
    await page.waitForURL(/\/details\//)
    await page.getByRole('heading', { level: 1, name: '바다 카페 1' }).waitFor()
    expect(await isOpen(page)).toBe(false)
    await page.close()
  })

  test('beside a place, the first suggestion is the trade there, with the number that it then finds', async () => {
    const { page, problems } = await open({ viewport: phone, hasTouch: true })
    await page.goto(city)
    await whenAlive(page, '.find')
    await line(page).tap()
    // The first field gets the focus when the form is open, and would get the text of the second one.
    await expect.poll(() => focused(page)).toBe('검색어')
    await page.getByLabel('지역', { exact: true }).first().fill('마포구')
    await page.getByLabel('검색어').focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    await page.keyboard.type('카')
    const first = page.getByRole('option').first()
    await first.filter({ hasText: '카페 · 서울 마포구' }).waitFor()
    expect(await first.textContent()).toBe('카페 · 서울 마포구30곳')
    expect(await accessibilityProblems(page)).toEqual([])
    await first.tap()
    await page.waitForURL((url) => url.pathname === '/search')
    expect(asked(page)).toEqual({ q: '카페', location: '서울 마포구' })
    expect(await line(page).textContent()).toBe('검색 조건 바꾸기: 카페 · 서울 마포구')
    expect(await listStatus(page)).toContain('30곳')
    expect(problems).toEqual([])
    await page.close()
  })

  test('what was unfolded and typed before the script came stays', async () => {
    const { page, problems } = await open({ viewport: phone, hasTouch: true, isFirstVisit: true })
    const { promise: mayCome, resolve: bring } = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(cafesInMapo, { waitUntil: 'commit' })
    await line(page).tap()
    await page.getByLabel('검색어').fill('빵집')
    bring()
    await whenSettled(page)
    expect(await isOpen(page)).toBe(true)
    expect(await page.getByLabel('검색어').inputValue()).toBe('빵집')
    expect(problems).toEqual([])
    await page.close()
  })

  test('a screen reader is told of the line and of the fields', async () => {
    const { page } = await open({ viewport: phone })
    await page.goto(cafesInMapo)
    await whenAlive(page, '.find')
    const closed = findNode(await accessibilityTree(page), 'search', '업체 찾기')
    expect(JSON.stringify(closed)).toContain('검색 조건 바꾸기: 카페 · 마포구')
    await line(page).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    const opened = findNode(await accessibilityTree(page), 'search', '업체 찾기')
    expect(findNode(opened, 'combobox', '검색어').states).toMatchObject({ focused: true, expanded: false })
    findNode(opened, 'button', '검색')
    await page.close()
  })

  test('without JavaScript it opens and searches', async () => {
    const { page } = await open({ viewport: phone, javaScriptEnabled: false })
    for (const path of ['/category/restaurants', cafesInMapo]) {
      await page.goto(path)
      expect(await isOpen(page)).toBe(false)
      await line(page).click()
      await page.getByLabel('검색어').fill('식당')
      await page.getByLabel('지역', { exact: true }).first().fill('서울')
      await page.locator('.find-form').getByRole('button', { name: '검색' }).click()
      await page.waitForURL((url) => url.searchParams.get('q') === '식당')
      expect(asked(page)).toEqual({ q: '식당', location: '서울' })
    }
    await page.close()
  })

  test('on a desk the hints of its fields are whole, in all languages', async () => {
    const { page } = await open()
    for (const path of inEachLanguage('/category/restaurants', '/businesses')) {
      await page.goto(path)
      await whenSettled(page)
      for (const width of [1280, 1600]) {
        await page.setViewportSize({ width, height: 780 })
        const cut = await page.locator('.find-form input:visible').evaluateAll((inputs) =>
          inputs.flatMap((input) => {
            if (!(input instanceof HTMLInputElement)) return []
            const measure = document.createElement('canvas').getContext('2d')
            if (measure) measure.font = getComputedStyle(input).font
            const { width: needed = Number.NaN } = measure?.measureText(input.placeholder) ?? {}
            return needed <= input.clientWidth ? [] : [input.placeholder]
          }),
        )
        expect({ path, width, cut }).toEqual({ path, width, cut: [] })
      }
    }
    await page.close()
  })

  test.each(['ko-KR', 'en-US'])(
    'for %s every header has one height at every width, fits, and has targets for fingers, in all languages',
    async (locale) => {
      const { page } = await open({ locale })
      for (const path of inEachLanguage('/about', cafesInMapo)) {
        await page.goto(path)
        await whenSettled(page)
        for (const width of [320, 360, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 780 })
          const { height, overflow, wrong } = await page.evaluate(() => {
            const header = document.querySelector('.site-header')
            const controls = header?.querySelectorAll('.header-bar :is(a, summary, input, button)') ?? []
            const isWrong = (control: Element) => {
              const { left, right, top, bottom, width: shown } = control.getBoundingClientRect()
              if (shown === 0 || control.closest('.menu-panel, .drawer-panel')) return false
              const isSmall = innerWidth < 768 && (shown < 44 || bottom - top < 44)
              return isSmall || left < 0 || right > innerWidth || top < 0 || bottom > 65
            }
            return {
              height: header?.getBoundingClientRect().height,
              overflow: document.documentElement.scrollWidth - innerWidth,
              wrong: [...controls].filter(isWrong).map(({ textContent }) => textContent),
            }
          })
          const expected = { height: width < 1024 ? 57 : 65, overflow: 0, wrong: [] }
          expect({ height, overflow, wrong }, `${path} ${width}`).toEqual(expected)
        }
      }
      await page.close()
    },
  )

  test('on a wide screen the Korean header stands over the page', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 900 } })
    for (const path of ['/', cafesInMapo, city]) {
      await page.goto(path)
      await whenSettled(page)
      const edges = await page.evaluate(() =>
        ['.header-home', 'footer .page-width > *'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
        ),
      )
      expect(edges, path).toEqual([80, 80])
    }
    await page.close()
  })

  test('on a phone the way to a page has no holes, and each step is as wide as a finger', async () => {
    const { page } = await open({ viewport: phone, hasTouch: true, isMobile: true })
    const [first] = (await site.app.json('/api/businesses/recommended')) as readonly { slug: string }[]
    await page.goto(`/details/${encodeURIComponent(first?.slug ?? '')}`)
    await whenSettled(page)
    const { gaps, widths } = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('.hero-top svg, .crumbs a')].map((step) => {
        const range = document.createRange()
        range.selectNodeContents(step)
        return step instanceof SVGElement ? step.getBoundingClientRect() : range.getBoundingClientRect()
      })
      return {
        gaps: texts.slice(1).map(({ left }, index) => left - (texts[index]?.right ?? 0)),
        widths: [...document.querySelectorAll('.crumbs a')].map((link) => link.clientWidth),
      }
    })
    expect(gaps.length).toBeGreaterThan(1)
    expect(Math.max(...gaps)).toBeLessThan(34)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44)
    await page.close()
  })
})
