// `npm run crawl`: reads many pages of the sample site in each language, and fails if one mixes languages, if its links to other
// languages do not lead there and back, or if search engines are told wrong things about it (see `check-indexing.ts`). With `--site`
// it reads a site that runs already and has no SITE_URL, and changes nothing there.
import { parseArgs } from 'node:util'
import {
  readCall,
  type SampleSite,
  samplePassword,
  startSampleSite,
} from '../sample-site/start-sample-site.ts'
import { crawlSite } from './crawl-site.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '2000' }, site: { type: 'string' } },
})
const pageLimit = Number(values.pages)
if (!Number.isSafeInteger(pageLimit) || pageLimit < 1)
  throw new Error('--pages must be a whole number from 1 on.')

/** Has the search texts written, so that pages show them. */
async function writeSearchTexts(origin: string): Promise<void> {
  const login = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: samplePassword }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const answer = await fetch(`${origin}/api/admin/generate-seo`, { method: 'POST', headers: { cookie } })
  if (!answer.ok)
    throw new Error(`The search texts were not written: ${answer.status} ${await answer.text()}`)
}

async function startSite(): Promise<Pick<SampleSite, 'origin' | 'stop'>> {
  if (values.site) return { origin: new URL(values.site).origin, stop: async () => {} }
  const sample = await startSampleSite()
  await writeSearchTexts(sample.origin)
  return sample
}

const site = await startSite()
try {
  const { totalBusinesses } = await readCall<{ totalBusinesses: number }>(site.origin, '/api/statistics')
  const report = await crawlSite({ origin: site.origin, linkOrigin: site.origin, pageLimit })
  for (const problem of report.problems) console.error(problem)
  const pages = Object.entries(report.pages).map(([language, count]) => `${count} in ${language}`)
  console.log(
    `${pages.join(', ')} of a site with ${totalBusinesses} listings; ${report.indexed} of them indexed; ${report.alternates} links to other languages`,
  )
  console.log(`${report.problems.length} problems`)
  process.exitCode = report.problems.length === 0 ? 0 : 1
} finally {
  await site.stop()
}
