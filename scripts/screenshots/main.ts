// `npm run screenshots`: every public screen as a picture in screenshots/. Fails on console errors and sideways scrolling.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { startSampleSite } from '../sample-site/start-sample-site.ts'
import { ensureBrowser } from '../setup/browser.ts'
import { importAwkwardListings } from './awkward-listings.ts'
import { listPublicScreens } from './public-screens.ts'
import { openView, takeScreenshot, type View } from './take-screenshot.ts'

const outputDir = join(import.meta.dirname, '..', '..', 'screenshots')
const widths = [360, 768, 1280]
const darkScreens = ['home', 'detail']

type Screens = readonly (readonly [name: string, path: string])[]

async function takeView(browser: Browser, origin: string, view: View, screens: Screens): Promise<string[]> {
  const context = await openView(browser, origin, view)
  const problems: string[] = []
  for (const [name, path] of screens) {
    const file = `${name}-${view.width}-${view.colorScheme}.png`
    const found = await takeScreenshot(context, path, join(outputDir, file))
    problems.push(...found.map((problem) => `${file} (${path}): ${problem}`))
  }
  await context.close()
  return problems
}

async function takeAll(browser: Browser, origin: string, screens: Screens): Promise<string[]> {
  const dark = screens.filter(([name]) => darkScreens.includes(name))
  const perWidth = widths.map(async (width) => [
    ...(await takeView(browser, origin, { width, colorScheme: 'light' }, screens)),
    ...(await takeView(browser, origin, { width, colorScheme: 'dark' }, dark)),
  ])
  return (await Promise.all(perWidth)).flat()
}

const executablePath = ensureBrowser()
rmSync(outputDir, { recursive: true, force: true })
mkdirSync(outputDir)
const site = await startSampleSite()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const screens = Object.entries({
    ...(await listPublicScreens(site.origin)),
    ...(await importAwkwardListings(site)),
  })
  const problems = await takeAll(browser, site.origin, screens)
  for (const problem of problems) console.error(problem)
  const pictures = screens.length * widths.length + darkScreens.length * widths.length
  console.log(`${pictures} pictures in screenshots/, ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}
