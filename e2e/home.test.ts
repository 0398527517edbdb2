import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

const narrow = { width: 360, height: 780 }
const wide = { width: 1280, height: 900 }
const screens = [narrow, { width: 768, height: 1024 }, wide]
const languages = ['/', '/en', '/tr']

const places = [
  ['New York', 'United States', '2 Broadway, New York, NY 10004, United States'],
  ['Philadelphia', 'United States', '1234 Market St, Philadelphia, PA 19107, United States'],
  ['Birmingham', 'United States', '2101 1st Ave N, Birmingham, AL 35203, United States'],
]
const abroad = places.flatMap(([city, country = '', address = ''], place) =>
  [0, 1, 2, 3].map((number) => ({
    ...listingRows[0],
    name: `${city} ${number}`,
    place_id: `ChIJhome${place}${number}`,
    full_address: address,
    country,
    category: ['Gym', 'Veterinarian', 'Gas station', 'Plumber'][number] ?? '',
    photo: '',
  })),
)

describe('the home page', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, [...listingRows, ...abroad]) })
  const namesOf = (page: Page) => page.locator('.business-card h3').allInnerTexts()

  test('on a phone no word of the board is broken, in any language', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { viewport: narrow })
    for (const language of languages) {
      await page.goto(language)
      const broken = await page.evaluate(() => {
        const isBroken = (text: Text, word: string) => {
          const range = document.createRange()
          range.setStart(text, text.data.indexOf(word))
          range.setEnd(text, text.data.indexOf(word) + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        }
        const texts = [...document.querySelectorAll('.board a span.block')].map(
          ({ firstChild }) => firstChild,
        )
        return texts.flatMap((text) =>
          text instanceof Text ? text.data.split(' ').filter((word) => isBroken(text, word)) : [String(text)],
        )
      })
      expect({ language, broken }).toEqual({ language, broken: [] })
    }
    await page.close()
  })

  test.each([narrow, wide])(
    'at $width px the promise, the search, the figures and the board are on the first screen',
    async (viewport) => {
      const { page } = await openPage(site.browser, site.app.origin, { viewport })
      await page.goto('/')
      const bottoms = await page.evaluate(() =>
        ['h1', 'input[name=q]', 'input[name=location]', '.search-bar button', 'main dl', '.board'].map(
          (part) => [part, document.querySelector(part)?.getBoundingClientRect().bottom ?? Number.NaN],
        ),
      )
      for (const [part, bottom] of bottoms) {
        expect([part, Number(bottom) <= viewport.height]).toEqual([part, true])
      }
      await page.close()
    },
  )

  test.each(languages)('%s: no number of a city tile is cut off', async (path) => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto(path)
    for (const viewport of screens) {
      await page.setViewportSize(viewport)
      const counts = await page.evaluate(() =>
        [...document.querySelectorAll('.city-tile')].map((tile) => {
          const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (!/\d/.test(node.textContent ?? '')) continue
            const range = document.createRange()
            range.selectNodeContents(node)
            const text = range.getBoundingClientRect()
            let within = true
            for (let box = node.parentElement; box && box !== tile.parentElement; box = box.parentElement) {
              const edge = box.getBoundingClientRect()
              const clips = getComputedStyle(box).overflow !== 'visible'
              if (clips && (text.right > edge.right + 0.5 || text.bottom > edge.bottom + 0.5)) within = false
            }
            return within
          }
          return false
        }),
      )
      expect(counts.length).toBeGreaterThan(3)
      expect([viewport.width, counts.filter((isWhole) => !isWhole)]).toEqual([viewport.width, []])
    }
    await page.close()
  })

  test('a promise has a sentence of its own where its figure is 0, and keeps its title', async () => {
    const cards = async () => {
      const html = await (await site.app.fetch('/')).text()
      return [...html.matchAll(/value-card.*?<h3>(.*?)<\/h3><p>(.*?)<\/p>/g)].map(([, title, text]) => [
        title,
        text,
      ])
    }
    const [first, , third, fourth] = await cards()
    expect(first).toEqual(['확인된 업체', '관리자가 확인하면 표시가 붙습니다. 아직 확인된 곳은 없습니다.'])
    expect(third?.[0]).toBe('세계 어디서나')
    expect(third?.[1]).toMatch(/^\d개 나라, \d개 도시를 같은 방법으로 찾습니다\.$/)
    expect(fourth?.[1]).toMatch(/^가장 최근에는 \d{4}\. \d+\. \d+\.에 새 업체가 올랐습니다\.$/)
  })

  test('the newest say when they were added', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    const days = await page
      .locator('section[aria-labelledby=latest] time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    const { businesses } = (await site.app.json('/api/businesses?sort=latest&limit=6')) as {
      businesses: { addedDate: string }[]
    }
    expect(days).toEqual(businesses.map(({ addedDate }) => addedDate))
    expect(days).toHaveLength(6)
    await page.close()
  })

  test('says how many were added lately, and when', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await page.goto('/')
    const section = page.locator('section[aria-labelledby=latest]')
    const day = (await section.locator('time').first().textContent())?.replace(/ ?등록$/, '')
    const { totalBusinesses } = (await site.app.json('/api/statistics')) as { totalBusinesses: number }
    expect(await section.locator('h2 + p').textContent()).toBe(
      `${day}에 새로 오른 ${totalBusinesses}곳입니다.`,
    )
    expect(await page.locator('.board-near').isVisible()).toBe(false)
    await page.close()
  })

  test('near me: leads to the list of what is near, and says in its own line if nobody knows where that is', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin, {
      viewport: narrow,
      geolocation: { latitude: 40.70561, longitude: -74.01342 },
      permissions: ['geolocation'],
    })
    await page.goto('/')
    await whenAlive(page, '.search-bar')
    const button = page.locator('.board-near button')
    const height = async () => (await page.locator('.board').boundingBox())?.height
    const before = await height()
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ code: 1 } as GeolocationPositionError)
    })
    await button.click()
    await page.getByRole('status').filter({ hasText: '위치를 알 수 없습니다' }).waitFor({ state: 'attached' })
    expect(await height()).toBe(before)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.reload()
    await whenAlive(page, '.search-bar')
    await button.click()
    await page.waitForURL((url) => url.pathname === '/businesses')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ lat: '40.706', lng: '-74.013' })
    expect(await page.locator('.row-link').first().textContent()).toContain('New York')
    expect(problems).toEqual([])
    await page.close()
  })

  test('the board links to each group, with the count that its page says', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    const entries = await page
      .locator('.board a')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href') ?? '',
          link.querySelector('.board-count')?.textContent?.trim(),
        ]),
      )
    expect(entries).toHaveLength(8)
    for (const [href = '', count] of entries) {
      const { totalCount = 0 } = (await site.app.json(
        `/api/businesses?limit=1&category=${href.replace('/category/', '')}`,
      )) as { totalCount?: number }
      expect([href, count]).toEqual([href, totalCount > 0 ? String(totalCount) : ''])
    }
    await page.close()
  })

  test('cards keep their places while scripts start, and neighbours have other pictures', async () => {
    const without = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    await without.page.goto('/')
    const sent = await namesOf(without.page)
    await without.page.close()
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto('/')
    await whenAlive(page, '.search-bar')
    expect(await namesOf(page)).toEqual(sent)
    const looks = await page
      .locator('section[aria-labelledby=latest] .shopfront')
      .evaluateAll((pictures) => pictures.map(({ className }) => className))
    expect(looks).toHaveLength(6)
    for (const [index, look] of looks.slice(1).entries()) {
      const before = looks[index] ?? ''
      for (const part of [/tint-\d/, /shopfront-\d/])
        expect(part.exec(look)?.[0]).not.toBe(part.exec(before)?.[0])
    }
    await page.close()
  })

  test.each(languages)(
    '%s: with letters of twice the size nothing needs sideways scrolling at 360 px',
    async (path) => {
      const { page } = await openPage(site.browser, site.app.origin, {
        viewport: narrow,
        forcedColors: 'active',
      })
      for (const address of [path, `${path === '/' ? '' : path}/details/${await slugOfFirst()}`]) {
        await page.goto(address)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
          address,
          360,
        ])
      }
      await page.close()
    },
  )

  const slugOfFirst = async () => {
    const [first] = (await site.app.json('/api/businesses/recommended')) as { slug: string }[]
    return encodeURIComponent(first?.slug ?? '')
  }
})
