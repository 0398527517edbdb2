// `npm run screenshots`: every screen as a picture in screenshots/; with `--docs`, those of docs/screens instead.
// Fails on console errors and sideways scrolling.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { startSampleSite } from '../sample-site/start-sample-site.ts'
import { ensureBrowser } from '../setup/browser.ts'
import { listAdminScreens, loginScreen, signIn } from './admin-screens.ts'
import { importAwkwardListings } from './awkward-listings.ts'
import { listPublicScreens } from './public-screens.ts'
import { takeScreensOfDocs } from './screens-of-docs.ts'
import { openView, type Screen, takeScreenshot, type View } from './take-screenshot.ts'

const outputDir = join(import.meta.dirname, '..', '..', 'screenshots')
const widths = [360, 768, 1280]
const darkScreens = ['home', 'detail', 'admin-dashboard', 'admin-businesses']

interface Visit {
  readonly view: View
  readonly screens: readonly Screen[]
  readonly isAdmin: boolean
}

async function takeView(
  browser: Browser,
  origin: string,
  { view, screens, isAdmin }: Visit,
): Promise<string[]> {
  const context = await openView(browser, origin, view)
  if (isAdmin) await signIn(context)
  const problems: string[] = []
  for (const screen of screens) {
    const file = `${screen.name}-${view.width}-${view.colorScheme}.png`
    const found = await takeScreenshot(context, screen, join(outputDir, file))
    problems.push(...found.map((problem) => `${file} (${screen.path}): ${problem}`))
  }
  await context.close()
  return problems
}

/** The visits for `screens` at every width in the light scheme, and for some in the dark one. */
function listVisits(screensOf: (width: number) => readonly Screen[], isAdmin: boolean): readonly Visit[] {
  return widths.flatMap((width) => {
    const screens = screensOf(width)
    const dark = screens.filter(({ name }) => darkScreens.includes(name))
    return [
      { view: { width, colorScheme: 'light' as const }, screens, isAdmin },
      { view: { width, colorScheme: 'dark' as const }, screens: dark, isAdmin },
    ]
  })
}

const executablePath = await ensureBrowser()
const site = await startSampleSite()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

async function takeAll(): Promise<{ count: number; problems: string[] }> {
  rmSync(outputDir, { recursive: true, force: true })
  mkdirSync(outputDir)
  const paths = { ...(await listPublicScreens(site.origin)), ...(await importAwkwardListings(site)) }
  const publicScreens = [...Object.entries(paths).map(([name, path]) => ({ name, path })), loginScreen]
  const ofVisitors = listVisits(() => publicScreens, false)
  const ofAdmin = listVisits(listAdminScreens, true)
  const problems = (
    await Promise.all(ofVisitors.map((visit) => takeView(browser, site.origin, visit)))
  ).flat()
  // One after another, because the tray of one visit would show the jobs of another.
  for (const visit of ofAdmin) problems.push(...(await takeView(browser, site.origin, visit)))
  const count = [...ofVisitors, ...ofAdmin].reduce((sum, { screens }) => sum + screens.length, 0)
  return { count, problems }
}

try {
  const { count, problems } = process.argv.includes('--docs')
    ? await takeScreensOfDocs(browser, site.origin, await listPublicScreens(site.origin))
    : await takeAll()
  for (const problem of problems) console.error(problem)
  console.log(`${count} pictures, ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}
