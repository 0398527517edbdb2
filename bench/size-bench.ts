import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startBrowser } from '../e2e/browser.ts'
import { bytesOf, visitFirst } from '../e2e/first-visit.ts'
import { ensureBrowser } from '../scripts/setup/browser.ts'
import { listedLanguages, pathIn } from '../src/domain/site/language.ts'
import { printTable } from './figures.ts'
import { startProduct } from './server-process.ts'

const clientDir = join(import.meta.dirname, '..', 'dist', 'client')
const mostScripts = 6
const scriptLimit = 100_000
const styleLimit = 15_000
/** Text that occurs only in code of the panel: the path of its calls. */
const adminTrace = '/api/admin'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const hasAdminCode = ({ path }: { path: string }) =>
  readFileSync(join(clientDir, path), 'utf8').includes(adminTrace)

/** One page of each kind in each language; pages of listings are those that the home page links to. */
async function publicPages(origin: string): Promise<string[]> {
  const home = await (await fetch(origin)).text()
  const linked = ['category', 'city', 'details'].map((kind) => {
    const path = new RegExp(`href="(/${kind}/[^"]+)"`).exec(home)?.[1]
    if (!path) throw new Error(`The home page links no /${kind}/ page.`)
    return path
  })
  const pages = [
    '/',
    '/businesses',
    '/search?q=식당',
    ...linked,
    '/cities',
    '/add-business',
    '/about',
    '/terms-of-service',
  ]
  return listedLanguages.flatMap((language) => pages.map((path) => pathIn(language, path)))
}

async function measure(browser: Browser, origin: string, path: string): Promise<string[]> {
  const { scripts, styles, documents, images } = await visitFirst(browser, origin, path)
  const isGood =
    scripts.length <= mostScripts &&
    bytesOf(scripts) <= scriptLimit &&
    bytesOf(styles) <= styleLimit &&
    !scripts.some(hasAdminCode)
  if (!isGood) process.exitCode = 1
  return [
    decodeURI(path),
    String(scripts.length),
    ...[scripts, styles, documents, images].map((transfers) => kilobytes(bytesOf(transfers))),
    scripts.some(hasAdminCode) ? 'administrator code' : isGood ? '' : 'over the limit',
  ]
}

/** Measures what a browser loads for a visitor's first page. Sets the exit code if it is too much or has code of the panel. */
export async function benchSize(): Promise<void> {
  await ensureBrowser()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const product = await startProduct(dataDir, '', { SAMPLE_DATA: 'on' })
  const browser = await startBrowser()
  const rows: string[][] = []
  try {
    for (const path of await publicPages(product.origin)) {
      rows.push(await measure(browser, product.origin, path))
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const limits = `${mostScripts} scripts, ${kilobytes(scriptLimit)} of them, ${kilobytes(styleLimit)} of style, no administrator code`
  const title = `First visit, bytes as transferred with headers (limits: ${limits})`
  printTable(title, ['page', 'scripts', 'script', 'style', 'HTML', 'images', ''], rows)
}
