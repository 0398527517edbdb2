import type { Page } from 'playwright-core'

const mostStops = 150

/** The name of the focused element; '' if there is none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return (element.getAttribute('aria-label') || labels[0]?.textContent || element.textContent || '').trim()
  })
}

/** Presses Tab until the element with that name has the focus. Checks that the focus is visible at each stop. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press(key)
    const text = await focused(page)
    const problem = await hiddenFocus(page)
    if (problem) throw new Error(`The focus on “${text}” is not seen: ${problem}.`)
    if (typeof name === 'string' ? text === name : name.test(text)) return
  }
  throw new Error(`${name} is not reached within ${mostStops} stops.`)
}

/** Why the focused element cannot be seen; '' if it can, or if the browser's own frame has the focus. */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const [box] = element.getClientRects()
    if (!box) return 'it has no box'
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (!top) return 'it is outside the window'
    const isOver =
      !element.contains(top) && !top.contains(element) && !top.closest('label')?.contains(element)
    if (isOver) return `${top.tagName}.${top.className} lies over it`
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(around)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return ''
    }
    return 'it has no outline'
  })
}
