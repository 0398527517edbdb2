// `npm run lighthouse`: Lighthouse's scores of the built site as a phone loads it, the median of three loads.
import { chromium } from 'playwright-core'
import { printTable } from '../../bench/figures.ts'
import { findFreePort, startSampleSite } from '../sample-site/start-sample-site.ts'
import { listPublicScreens } from '../screenshots/public-screens.ts'
import { ensureBrowser } from '../setup/browser.ts'
import { auditPage, categories, type PageAudit } from './audit-page.ts'

const runs = 3
const pages = ['home', 'browse', 'search', 'category', 'city', 'detail']
const leastScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const mostLayoutShift = 0.01

interface Row {
  readonly page: string
  readonly scores: PageAudit['scores']
  readonly cls: number
  readonly failures: readonly string[]
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function summarise(page: string, audits: readonly PageAudit[]): Row {
  const scoreOf = (category: (typeof categories)[number]) =>
    median(audits.map(({ scores }) => scores[category]))
  return {
    page,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    cls: median(audits.map(({ cls }) => cls)),
    failures: [...new Set(audits.flatMap(({ failures }) => failures))],
  }
}

const isGood = ({ scores, cls }: Row) =>
  categories.every((category) => scores[category] >= leastScores[category]) && cls <= mostLayoutShift

function report(rows: readonly Row[]): void {
  printTable(
    `Lighthouse, mobile, median of ${runs}`,
    ['page', ...categories, 'CLS', ''],
    rows.map((row) => [
      row.page,
      ...categories.map((category) => String(row.scores[category])),
      row.cls.toFixed(3),
      isGood(row) ? '' : 'below the mark',
    ]),
  )
  for (const { page, failures } of rows) for (const failure of failures) console.log(`${page}: ${failure}`)
}

const executablePath = await ensureBrowser()
const site = await startSampleSite()
const port = await findFreePort()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
try {
  const screens = await listPublicScreens(site.origin)
  const rows: Row[] = []
  for (const page of pages) {
    const audits: PageAudit[] = []
    for (let run = 0; run < runs; run++) audits.push(await auditPage(site.origin + screens[page], port))
    rows.push(summarise(page, audits))
  }
  report(rows)
  process.exitCode = rows.every(isGood) ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}
