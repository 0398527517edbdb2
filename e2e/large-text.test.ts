import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Business } from '../src/domain/directory/directory.ts'
import { openPage, phone, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

describe('large text, few colours, and paper', () => {
  const site = useSite({ sampleData: true })

  const recommended = async () => (await site.app.json('/api/businesses/recommended')) as readonly Business[]
  const detailOf = ({ slug }: Business) => `/details/${encodeURIComponent(slug)}`
  const pathsOf = async () => {
    const [first] = await recommended()
    const lists = ['/businesses', '/city/서울', '/category/restaurants', '/search?q=치과&location=서울']
    const empty = ['/search?q=nothing-like-this', '/search?q=치과&location=Oslo', '/saved']
    return [
      '/',
      ...lists,
      ...empty,
      '/cities',
      '/add-business',
      '/admin',
      ...(first ? [detailOf(first)] : []),
    ]
  }
  const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

  test('text of 200 % at 360 px scrolls in one direction only', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone })
    for (const path of await pathsOf()) {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect([path, await width(page)]).toEqual([path, phone.width])
    }
    await page.close()
  })

  test('text of 200 % leaves the menu beside the search, and names whole words', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone })
    await page.goto('/city/서울')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
    expect(Math.abs((await topOf('.drawer > summary')) - (await topOf('.find-line > summary')))).toBeLessThan(
      20,
    )
    const narrowest = await page
      .locator('.row-name')
      .evaluateAll((names) => Math.min(...names.map((name) => name.clientWidth)))
    expect(narrowest).toBeGreaterThan(200)
    await page.close()
  })

  test.each([
    ['ko-KR', '업체 검색'],
    ['en-US', ''],
  ])(
    'text twice as large, in %s: of the search is seen “%s”, not a part of a word',
    async (locale, words) => {
      const { page } = await openPage(site.browser, site.app.origin, { viewport: phone, locale })
      await page.goto('/businesses')
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const line = page.locator('.find-line > summary')
      const seenWords = () =>
        line.locator('.truncate').evaluate(({ scrollWidth, clientWidth, textContent }) => {
          if (clientWidth <= 1) return ''
          return scrollWidth > clientWidth ? 'cut' : textContent
        })
      await expect.poll(seenWords).toBe(words)
      expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      expect(await width(page)).toBe(phone.width)
      await page.close()
    },
  )

  test('text of 200 % cuts no address of a row, and no name of the language that is offered', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone, locale: 'ko-KR' })
    const cut = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) =>
          parts
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
    for (const [path, selector] of [
      ['/businesses', '.row-where'],
      ['/en/add-business', '.header-hint'],
      ['/tr/about', '.header-hint'],
    ] as const) {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await whenSettled(page)
      expect([path, await cut(selector)]).toEqual([path, []])
    }
    expect(await page.locator('.header-hint a').boundingBox()).not.toBeNull()
    await page.close()
  })

  test('text of 200 % keeps the name of a day, and a phone number in two lines at most', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: phone })
    const detail = (await recommended()).find(
      ({ phone: number, openState }) => number && openState !== 'unknown',
    )
    if (!detail) throw new Error('no listing has a phone and hours')
    await page.goto(detailOf(detail))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const [numberLines, dayLines] = await page.evaluate(() => {
      const linesOf = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element.firstChild ?? element)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }
      return ['.facts .text-phone', '.hours dt'].map((selector) =>
        Math.max(...[...document.querySelectorAll(selector)].map(linesOf)),
      )
    })
    expect(numberLines).toBeLessThanOrEqual(2)
    expect(dayLines).toBe(1)
    await page.close()
  })

  test.each([
    ['zoom', { width: phone.width / 2, height: phone.height / 2 }, ''],
    ['letters', phone, '200%'],
  ])(
    'at 200 % %s on a phone no label, value, order or count is broken within a word',
    async (_, viewport, size) => {
      const { page } = await openPage(site.browser, site.app.origin, { viewport })
      const dense = (await recommended()).toSorted(
        (a, b) => Object.keys(b.about ?? {}).length - Object.keys(a.about ?? {}).length,
      )[0]
      const indexes = ['/en/categories', '/en/cities', '/en/search?q=cafe&page=9999']
      const lists = ['/en/businesses', '/en/city/서울', '/en/category/restaurants']
      for (const path of ['/en', '/tr', ...lists, ...indexes, ...(dense ? [`/en${detailOf(dense)}`] : [])]) {
        await page.goto(path)
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, size)
        expect([path, await width(page)]).toEqual([path, viewport.width])
        const broken = await page.evaluate(() => {
          const selectors =
            'h1, .home-part h2, .footer-link, .footer-link *, .city-row *, .way-count, .options *, .hours *, .hero-badge, .list-count, .sort-menu > summary, .state b, .answer-strip *, .card-phone, [aria-labelledby="reviews"] *'
          const seen = [...document.querySelectorAll(selectors)].filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
          )
          return seen.flatMap((element) =>
            [...element.childNodes].flatMap((node) => {
              const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
              return [...text.matchAll(/[a-z]{3,12}/gi)].flatMap(([word], at) => {
                const start = [...text.matchAll(/[a-z]{3,12}/gi)][at]?.index ?? 0
                const range = document.createRange()
                range.setStart(node, start)
                range.setEnd(node, start + word.length)
                return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
              })
            }),
          )
        })
        expect([path, broken]).toEqual([path, []])
      }
      await page.close()
    },
  )

  test('at 400 % neither the header nor the call bar stays over the page', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: { width: 320, height: 256 } })
    for (const path of await pathsOf()) {
      await page.goto(path)
      expect([path, await width(page)]).toEqual([path, 320])
      const stuck = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.site-header, .call-bar')]
        return all.filter((each) => ['sticky', 'fixed'].includes(getComputedStyle(each).position)).length
      })
      expect([path, stuck]).toEqual([path, 0])
    }
    await page.close()
  })

  test('at 400 % the name and the phone number of a business stand on the first screen', async () => {
    const viewport = { width: 320, height: 200 }
    const { page } = await openPage(site.browser, site.app.origin, { viewport })
    const called = (await recommended()).filter(({ phone: number }) => number)
    expect(called).not.toEqual([])
    for (const business of called) {
      await page.goto(detailOf(business))
      const box = await page.locator('a.hero-phone').boundingBox()
      expect((box?.y ?? viewport.height) + (box?.height ?? 0), business.name).toBeLessThanOrEqual(
        viewport.height,
      )
      expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(box?.y ?? 0)
    }
    await page.close()
  })

  test('forced colours leave stars, dots and chips their shape', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { forcedColors: 'active' })
    await page.goto('/businesses?country=KR')
    const drawn = await page.evaluate(() => {
      const style = (selector: string, part?: string) => {
        const element = document.querySelector(selector)
        return element ? getComputedStyle(element, part) : undefined
      }
      const canvas = getComputedStyle(document.body).backgroundColor
      const isSeen = (color: string | undefined) => color !== undefined && color !== canvas
      return {
        stars:
          isSeen(style('.stars')?.backgroundColor) && isSeen(style('.stars', '::before')?.backgroundColor),
        parts: style('.stars')?.backgroundColor !== style('.stars', '::before')?.backgroundColor,
        dot: isSeen(style('.state', '::before')?.backgroundColor),
        chip: style('.chip-on')?.borderTopStyle === 'solid' && style('.chip-on')?.borderTopWidth === '2px',
      }
    })
    expect(drawn).toEqual({ stars: true, parts: true, dot: true, chip: true })
    await page.close()
  })

  test('the page of a usual business is one sheet of paper', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    for (const business of await recommended()) {
      await page.goto(detailOf(business))
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect([business.name, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([business.name, 1])
    }
    await page.close()
  })
})
