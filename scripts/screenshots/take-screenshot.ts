import type { Browser, BrowserContext, Page } from 'playwright-core'

export interface View {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

export interface Screen {
  readonly name: string
  readonly path: string
  /** Runs on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
  /** Whether only the window is shown and not the whole page, as for a dialog. */
  readonly isWindow?: boolean
}

const heights = { 360: 740, 768: 1024, 1280: 800 } as Readonly<Record<number, number>>

/** Replaces photos of other sites, because the pictures must not depend on the network. */
const photo = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><linearGradient id="a" x2="1" y2="1"><stop stop-color="#d9c7a3"/><stop offset="1" stop-color="#7f93a8"/></linearGradient><path fill="url(#a)" d="M0 0h800v500H0z"/></svg>`

/** A window that can reach only `origin`, and gets plain photos in place of those of other sites. */
export async function openView(browser: Browser, origin: string, view: View): Promise<BrowserContext> {
  const { width, colorScheme } = view
  const viewport = { width, height: heights[width] ?? 800 }
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'ko-KR',
  })
  await context.route(
    (url) => url.origin !== origin,
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: photo })
        : route.abort(),
  )
  return context
}

/** Scrolls through the page, so that lazy pictures are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

/** Elements that extend beyond the right edge of a page or dialog that can be scrolled sideways; [] if it cannot. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector('dialog[open]') ?? document.documentElement
    const { clientWidth, scrollWidth } = frame
    if (scrollWidth <= clientWidth) return []
    const edge = frame.getBoundingClientRect().left + clientWidth
    const wide = [...frame.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1,
    )
    const names = wide.slice(-3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return [`wider than its window by ${scrollWidth - clientWidth} px: ${names.join(', ')}`]
  })
}

/** Saves a screen of the site as `file`. Returns the problems: console errors, overflow. */
export async function takeScreenshot(
  context: BrowserContext,
  screen: Screen,
  file: string,
): Promise<string[]> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    const isOwnStatus = message.location().url === page.url() && message.text().includes('404')
    if (message.type() === 'error' && !isOwnStatus) problems.push(message.text())
  })
  const answer = await page.goto(screen.path, { waitUntil: 'load' })
  if ((answer?.status() ?? 500) >= 500) problems.push(`answered ${answer?.status()}`)
  await scrollThrough(page)
  await screen.act?.(page)
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  problems.push(...(await findOverflow(page)))
  // Not without animations, which would show the call bar as if the page had been scrolled. Motion is reduced anyway.
  await page.screenshot({ path: file, fullPage: !screen.isWindow })
  await page.close()
  return problems
}
