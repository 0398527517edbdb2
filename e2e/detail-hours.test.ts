import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows } from '../test/app/listing-rows.ts'
import { openPage, phone, setClock, whenSettled } from './browser.ts'
import { halfPaintedLine, shiftsOf, watchShifts } from './layout-shifts.ts'
import { useSite } from './use-site.ts'

const week = (hours: string) =>
  JSON.stringify(
    Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
        day,
        hours,
      ]),
    ),
  )

const rows = [
  { name: 'Tagwirtschaft', place_id: 'ChIJhours-day', working_hours: week('10AM-10PM') },
  { name: 'Nachtwirtschaft', place_id: 'ChIJhours-night', working_hours: week('6PM-3AM') },
  { name: 'Mittagwirtschaft', place_id: 'ChIJhours-noon', working_hours: week('11:30AM-2PM,6:30PM-11:30PM') },
].map((row, index) => ({
  ...row,
  category: 'Restaurant',
  country: 'Switzerland',
  full_address: `Seestrasse ${index + 1}, 8002 Zürich, Switzerland`,
}))

describe('the hours of a business', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })
  const pathOf = (kind: 'day' | 'night' | 'noon') => `/business/${businessId(`ChIJhours-${kind}`)}`

  async function open() {
    const opened = await openPage(site.browser, site.app.origin, { viewport: phone })
    await watchShifts(opened.page, { selector: 'body', least: halfPaintedLine })
    return opened
  }

  test.each([true, false])(
    'the week stands as bars on one scale, and each day’s hours in words beside them (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled })
      for (const locale of ['', '/en', '/tr']) {
        await page.goto(locale + pathOf('day'))
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 780 })
          const bars = await page.locator('.hours svg').evaluateAll((all) =>
            all.map((bar) => {
              const { left, right } = bar.getBoundingClientRect()
              return [left, right].map(Math.round).join(' to ')
            }),
          )
          expect(bars).toHaveLength(7)
          expect(new Set(bars).size, `${locale} ${width}: ${bars}`).toBe(1)
          expect(bars[0]).not.toBe('0 to 0')
          const isWhole = await page.locator('.hours dt').evaluateAll((days) =>
            days.every((day) => {
              const range = document.createRange()
              range.selectNode(day.firstChild ?? day)
              return range.getClientRects().length === 1
            }),
          )
          expect(isWhole, `${locale} ${width}`).toBe(true)
          // Read out once: as words.
          expect(await page.locator('.hours svg:not([aria-hidden="true"])').count()).toBe(0)
        }
      }
      await page.close()
    },
  )

  test('a line ends between two ranges, behind the comma, at every width', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await page.goto(pathOf('noon'))
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 })
      const days = await page.locator('.hours dd').evaluateAll((all) =>
        all.map((day) => {
          const ranges = [...day.querySelectorAll('.hours-range')]
          const comma = document.createRange()
          const text = ranges[0]?.nextSibling
          if (!text) return undefined
          comma.setStart(text, 0)
          comma.setEnd(text, 1)
          const first = ranges[0]?.firstChild
          const times = document.createRange()
          if (first) times.selectNode(first)
          const [end, mark] = [times.getBoundingClientRect(), comma.getBoundingClientRect()]
          return {
            lines: ranges.map((range) => range.getClientRects().length),
            isBehind: Math.abs(end.right - mark.left) < 1 && mark.top < end.bottom && end.top < mark.bottom,
          }
        }),
      )
      expect([width, days]).toEqual([
        width,
        Array.from({ length: 7 }, () => ({ lines: [1, 1], isBehind: true })),
      ])
    }
    await page.close()
  })

  test('today’s hours, in bold and with AM and PM, stand in one line on a phone', async () => {
    const { page } = await open()
    await page.goto(`/en${pathOf('day')}`)
    await whenSettled(page)
    const heights = await page
      .locator('.hours-range')
      .evaluateAll((all) => all.map((range) => Math.round(range.getBoundingClientRect().height)))
    expect([...new Set(heights)].length).toBe(1)
    await page.close()
  })

  test('the visitor’s clock tells the time there, and goes on; a kept page tells none', async () => {
    const { page } = await open()
    const source = await (await page.request.get(pathOf('night'))).text()
    expect(source).not.toMatch(/현지 시각 \d+:\d+<|now-line/)
    // One minute to one o’clock on a Saturday in Zürich.
    await setClock(page, { time: new Date('2026-11-20T23:59:00Z') })
    await page.goto(pathOf('night'))
    await whenSettled(page)
    const clock = page.locator('.local-clock')
    const line = () => page.locator('.hours-today .now-line').getAttribute('d')
    await expect.poll(() => clock.textContent()).toMatch(/현지 시각 0[01]:\d\d/)
    await page.clock.setSystemTime(new Date('2026-11-21T17:30:00Z'))
    await page.clock.runFor(10_000)
    await expect.poll(() => clock.textContent()).toContain('현지 시각 18:30')
    expect(await page.locator('.hours-today dt').textContent()).toBe('토요일 오늘')
    expect(await line()).toBe('M18.5 0V1')
    // The night before goes on in this day's bar.
    expect(await page.locator('.hours-today path').first().getAttribute('d')).toBe(
      'M0 0H3V1H0ZM18 0H24V1H18Z',
    )
    expect(await shiftsOf(page)).toEqual([])
    await page.close()
  })

  test('a page that stays open asks again when the business opens or closes', async () => {
    const { page } = await open()
    await setClock(page)
    await page.goto(pathOf('day'))
    await whenSettled(page)
    const path = `/api/businesses/${businessId('ChIJhours-day')}`
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path)
    await page.clock.fastForward(24 * 60 * 60 * 1000)
    await asked
    await page.close()
  })

  test('large letters leave no room for bars, which then give way', async () => {
    const { page } = await open()
    await page.goto(pathOf('day'))
    expect(await page.locator('.hours svg').first().isVisible()).toBe(true)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => page.locator('.hours svg').first().isVisible()).toBe(false)
    await page.close()
  })
})
