import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { findBrowser } from '../scripts/setup/browser.ts'

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process for pages is kept and used again: each new one compiles all scripts afresh, half of what it takes to open a page.
  '--renderer-process-limit=1',
  '--disable-features=SpareRendererForSitePerProcess',
]

/** axe without the texts for people who change it, which every page would have to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** How long an action waits for what it needs, in ms: far longer than a busy machine takes. */
const longestWait = 120_000

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }

/** The system's Chromium. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('There is no Chromium; `npm test` installs it.')
  return chromium.launch({ executablePath, args: launchArguments })
}

let shared: Promise<Browser> | undefined

/** One Chromium for all files of a test process, as the runner uses a process for many. It ends with the process. */
export async function shareBrowser(): Promise<Browser> {
  shared ??= startBrowser()
  const browser = await shared
  if (browser.isConnected()) return browser
  shared = undefined
  return shareBrowser()
}

/** Closes what a file has opened in the shared browser. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
}

export interface VisitedPage {
  readonly page: Page
  /** The page's errors so far: console errors and uncaught exceptions. */
  readonly problems: readonly string[]
}

interface VisitOptions extends BrowserContextOptions {
  /** The browser has seen nothing of the site yet: for what depends on empty caches. */
  readonly isFirstVisit?: boolean
}

/** A context that pages use one after the other, as to start one takes longer than most tests. */
interface KeptContext {
  readonly browser: Browser
  readonly key: string
  readonly context: BrowserContext
  /** A page that stays, so that the browser keeps the process of its site. */
  readonly anchor: Page
  isFree: boolean
}

let keptContexts: readonly KeptContext[] = []

/** A context with these options that no page uses, without anything that the page before has stored. */
async function takeContext(browser: Browser, options: BrowserContextOptions): Promise<KeptContext> {
  const key = JSON.stringify(options)
  const kept = keptContexts.find((each) => each.isFree && each.browser === browser && each.key === key)
  if (kept) {
    kept.isFree = false
    await kept.context.clearCookies()
    await kept.anchor.evaluate(() => localStorage.clear())
    return kept
  }
  const context = await browser.newContext(options)
  context.setDefaultTimeout(longestWait)
  const anchor = await context.newPage()
  await anchor.goto('/robots.txt')
  const made: KeptContext = { browser, key, context, anchor, isFree: false }
  keptContexts = [...keptContexts, made]
  context.on('close', () => {
    keptContexts = keptContexts.filter((each) => each !== made)
  })
  return made
}

/**
 * A page on `origin`. What others have stored it does not see: its context is its own until it is closed. Then the context, with its
 * caches, is kept for a later page with the same options.
 */
export async function openPage(
  browser: Browser,
  origin: string,
  {
    isFirstVisit = false,
    viewport = desktop,
    reducedMotion,
    colorScheme,
    forcedColors,
    ...rest
  }: VisitOptions = {},
): Promise<VisitedPage> {
  const options = { baseURL: origin, viewport: desktop, locale: 'ko-KR', ...rest }
  const kept = isFirstVisit ? undefined : await takeContext(browser, options)
  const context = kept?.context ?? (await browser.newContext(options))
  context.setDefaultTimeout(longestWait)
  const page = await context.newPage()
  page.on('close', () => {
    if (kept && keptContexts.includes(kept)) kept.isFree = true
    else void context.close()
  })
  if (viewport && viewport !== desktop) await page.setViewportSize(viewport)
  await page.emulateMedia({
    ...(reducedMotion && { reducedMotion }),
    ...(colorScheme && { colorScheme }),
    ...(forcedColors && { forcedColors }),
  })
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  return { page, problems }
}

/** Waits until the element has its event handlers. */
export async function whenAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const element = document.querySelector(wanted)
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    },
    selector,
    { polling: 20 },
  )
}

/** Waits until React has taken over the whole page and has nothing left to do. */
export async function whenSettled(page: Page, selector = 'h1'): Promise<void> {
  await whenAlive(page, selector)
  // A page that is never idle would be waited for without end.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
}

/** Gives a page a clock that the test moves. It belongs to the context, so no later page gets that. */
export async function setClock(
  page: Page,
  options: Parameters<Page['clock']['install']>[0] = {},
): Promise<void> {
  keptContexts = keptContexts.filter(({ context }) => context !== page.context())
  await page.clock.install(options)
}

/** Stops the page's clock before the page loads. From then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await setClock(page, { time: 0 })
  await page.clock.pauseAt(1000)
}

/** The findings of axe on the current page, each as "rule: elements": WCAG 2.2 A and AA, and best practices. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // To start axe takes a page as long as to be checked by it, so a page that is checked again keeps it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** What is wrong with the loaded page on a phone and on a desktop: what extends beyond its width, and the findings of axe. */
export async function screenProblems(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    const problems = await accessibilityProblems(page)
    if (overflow > 0) problems.unshift(`${overflow} px too wide`)
    found.push(...problems.map((problem) => `${viewport.width} px: ${problem}`))
  }
  return found
}
