import { describe, expect, test } from 'vitest'
import type { Business } from '../src/domain/directory/directory.ts'
import { openPage, phone, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

/** The least width and height of what a finger presses, in px, less what rounding takes. */
const least = 43

describe('targets for fingers', () => {
  const site = useSite({ sampleData: true })

  test.each([
    '/',
    '/businesses',
    '/search?q=카페',
    '/search?q=카폐',
    '/search?q=카페&location=파리',
    '/city/서울',
    '/category/restaurants',
    '/cities',
    '/categories',
    '/saved',
    '/add-business',
    '/contact',
    'detail',
  ])('%s: whatever stands by itself can be pressed over 44 × 44 px', async (path) => {
    const { page } = await openPage(site.browser, site.app.origin, {
      viewport: phone,
      hasTouch: true,
      isMobile: true,
    })
    const [first] = (await site.app.json('/api/businesses/recommended')) as readonly Business[]
    await page.goto(path === 'detail' ? `/details/${encodeURIComponent(first?.slug ?? '')}` : path)
    await whenSettled(page)
    const small = await page.evaluate((needed) => {
      const isText = (control: Element) => {
        const text = control.closest('p, .reading, .prose, dd, td')
        return text !== null && (text.textContent ?? '').trim() !== (control.textContent ?? '').trim()
      }
      /** How wide and high the part of the page is that leads to the control, around the control's middle. */
      const sizeOf = (control: Element): readonly [number, number] => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (top + bottom) / 2]
        const label = control.closest('label')
        const isHit = (across: number, down: number) => {
          const hit = document.elementFromPoint(x + across, y + down)
          return hit !== null && (control.contains(hit) || (label?.contains(hit) ?? false))
        }
        // Where something lies over it just now, its box counts.
        if (!isHit(0, 0)) return [right - left, bottom - top]
        const reach = (isHitAt: (by: number) => boolean) => {
          let by = 0
          while (by < needed && isHitAt(by + 1)) by++
          return by
        }
        return [
          reach((by) => isHit(-by, 0)) + reach((by) => isHit(by, 0)) + 1,
          reach((by) => isHit(0, -by)) + reach((by) => isHit(0, by)) + 1,
        ]
      }
      return [...document.querySelectorAll('a, button, summary, select, input, textarea')]
        .filter(
          (control) =>
            !control.matches('[type=hidden], .honeypot *, :disabled') &&
            control.checkVisibility() &&
            (control.matches('.text-link') || !isText(control)),
        )
        .flatMap((control) => {
          control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          const { left, right } = control.getBoundingClientRect()
          const size = sizeOf(control)
          if (right - left < 2 || left >= innerWidth || right <= 0 || Math.min(...size) >= needed) return []
          return `${control.tagName} .${control.className} ${control.getAttribute('name') ?? ''} “${(control.textContent ?? '').trim().slice(0, 30)}” ${size.map(Math.round).join(' × ')} px`
        })
    }, least)
    expect(small).toEqual([])
    await page.close()
  })

  test('after a tap nothing keeps the colours of what a mouse is over', async () => {
    const { page } = await openPage(site.browser, site.app.origin, {
      viewport: phone,
      hasTouch: true,
      isMobile: true,
    })
    await page.goto('/businesses')
    await whenSettled(page)
    const hovered = await page.evaluate(() => {
      const found: string[] = []
      const look = (rules: CSSRuleList, isKept: boolean) => {
        for (const rule of rules) {
          const forMouse = rule instanceof CSSMediaRule && /\(hover: ?hover\)/.test(rule.conditionText)
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !isKept)
            found.push(rule.selectorText)
          if ('cssRules' in rule) look(rule.cssRules as CSSRuleList, isKept || forMouse)
        }
      }
      for (const sheet of document.styleSheets) look(sheet.cssRules, false)
      return found
    })
    expect(hovered).toEqual([])
    await page.close()
  })
})
