import { describe, expect, test } from 'vitest'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { openPage, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const widths = [768, 1024, 1280, 1440]

describe('the header', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, listingRows) })

  // The other two pairs of a browser's language and its pointer give no other header: `header-search` tries fingers in both languages.
  test.each([
    ['en-US', 40, {}],
    ['ko-KR', 44, { hasTouch: true, isMobile: true }],
  ])(
    'for %s is no wider than the page, and each target has %i px, in all languages',
    async (locale, least, device) => {
      const { page } = await openPage(site.browser, site.app.origin, { locale, ...device })
      for (const language of ['', '/en', '/tr']) {
        for (const path of ['/', '/saved', '/businesses', '/city/서울', '/search?q=식당']) {
          await page.goto(language + path)
          await whenSettled(page)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            const seen = await page.evaluate((needed) => {
              const bar = document.querySelector('.header-bar')
              const reach = (control: Element, across: number, down: number) => {
                const { left, right, top, bottom } = control.getBoundingClientRect()
                const [x, y] = [(left + right) / 2, (top + bottom) / 2]
                const label = control.closest('label') ?? control
                let by = 0
                while (
                  by < needed &&
                  label.contains(document.elementFromPoint(x + (by + 1) * across, y + (by + 1) * down))
                )
                  by++
                return by
              }
              // A pixel is lost at the middle, and one to rounding.
              const sizeOf = (control: Element) => [
                reach(control, -1, 0) + reach(control, 1, 0) + 2,
                reach(control, 0, -1) + reach(control, 0, 1) + 2,
              ]
              const controls = [
                ...(bar?.querySelectorAll('a, summary, button, input:not([type=hidden])') ?? []),
              ]
              return {
                page: document.documentElement.scrollWidth - innerWidth,
                bar:
                  (bar?.clientWidth ?? 0) - (document.querySelector('footer .page-width')?.clientWidth ?? 0),
                content: (bar?.scrollWidth ?? 0) - (bar?.clientWidth ?? 0),
                small: controls
                  .filter(
                    (control) => control.checkVisibility() && !control.closest('.menu-panel, .drawer-panel'),
                  )
                  .filter((control) => Math.min(...sizeOf(control)) < needed)
                  .map(
                    (control) => `${control.textContent || control.className} ${sizeOf(control).join(' × ')}`,
                  ),
              }
            }, least)
            expect({ path: language + path, width, ...seen }).toEqual({
              path: language + path,
              width,
              page: 0,
              bar: 0,
              content: 0,
              small: [],
            })
          }
        }
      }
      await page.close()
    },
  )
})
