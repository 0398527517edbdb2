import { categoryKey } from '../../src/domain/category/category-key.ts'
import type { Business } from '../../src/domain/directory/directory.ts'
import type { DirectoryContent } from './directory-content.ts'
import { type ExportedContent, readExport } from './exported-content.ts'
import type { RoundContext } from './round-context.ts'

const pageSize = 100
const shown = 3

interface Stored {
  readonly id: string
  readonly slug: string
  readonly canonicalUrl: string
  readonly name: string
  readonly category: string
  readonly countryCode: string
  readonly isVerified: boolean
  readonly status: string
}

const listed = (ids: readonly string[]) =>
  `${ids.length} (${ids.slice(0, shown).join(', ')}${ids.length > shown ? ', …' : ''})`

/** Asserts that the calls, the pages and the sitemap show exactly what is stored. */
export async function checkCalls(context: RoundContext, content: DirectoryContent): Promise<void> {
  const published = [...content.listings.values()]
    .map((text) => Object.fromEntries(JSON.parse(text)) as Stored)
    .filter(({ status }) => status === 'published')
  await checkFigures(context, published)
  await checkList(context, published)
  await checkPages(context, published)
}

async function checkFigures({ calls, report }: RoundContext, published: readonly Stored[]): Promise<void> {
  const read = async (name: string) => (await calls().get(`/api/${name}`)).body
  const [statistics, countries, categories] = [
    await read('statistics'),
    await read('countries'),
    await read('categories'),
  ]
  const expect = (name: string, found: unknown, expected: unknown) => {
    const [seen, wanted] = [JSON.stringify(found), JSON.stringify(expected)]
    if (seen !== wanted)
      report('other', `${name}: ${seen?.slice(0, 200)} instead of ${wanted?.slice(0, 200)}`)
  }
  const byCategory = tally(published.map(({ category }) => categoryKey(category)))
  const verified = published.filter(({ isVerified }) => isVerified).length
  expect('total of the statistics', statistics.totalBusinesses, published.length)
  expect('verified of the statistics', statistics.verifiedBusinesses, verified)
  expect('categories of the statistics', statistics.categories, byCategory.length)
  expect('categories', tally(categories.flatMap(repeated((each) => categoryKey(each.category)))), byCategory)
  expect(
    'countries',
    tally(countries.flatMap(repeated((each) => each.countryCode))),
    tally(published.map(({ countryCode }) => countryCode)),
  )
}

type Counted = { businessCount: number; category: string; countryCode: string }

const repeated = (keyOf: (each: Counted) => string) => (each: Counted) =>
  Array.from({ length: each.businessCount }, () => keyOf(each))

function tally(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const key of keys) if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Reads all pages of the list: each listing must be there exactly once. */
async function checkList({ calls, report }: RoundContext, published: readonly Stored[]): Promise<void> {
  const seen: string[] = []
  for (let offset = 0; offset === 0 || offset < published.length; offset += pageSize) {
    const { body } = await calls().get(`/api/businesses?limit=${pageSize}&offset=${offset}&sort=latest`)
    if (body.totalCount !== published.length)
      report('other', `the list says ${body.totalCount} instead of ${published.length}`)
    seen.push(...(body.businesses as Business[]).map(({ id }) => id))
  }
  reportSets(
    report,
    'the list',
    published.map(({ id }) => id),
    seen,
  )
}

function reportSets(
  report: RoundContext['report'],
  where: string,
  expected: readonly string[],
  found: readonly string[],
): void {
  const [wanted, seen] = [new Set(expected), new Set(found)]
  const lost = expected.filter((id) => !seen.has(id))
  const ghosts = [...seen].filter((id) => !wanted.has(id))
  if (lost.length > 0) report('lost', `${where} lacks ${listed(lost)}`)
  if (ghosts.length > 0) report('ghost', `${where} also shows ${listed(ghosts)}`)
  if (found.length > seen.size) report('doubled', `${where} shows ${found.length - seen.size} twice`)
}

const pathOf = (location: string) => new URL(location.replaceAll('&#38;', '&'), 'http://site').pathname

/** Checks the sitemap, the pages of some listings, and a search for one of them. */
async function checkPages({ calls, report }: RoundContext, published: readonly Stored[]): Promise<void> {
  const index = await calls().get('/sitemap.xml')
  const parts = [...index.text.matchAll(/\/sitemap-businesses-\d+\.xml/g)].map(([path]) => path)
  const locations: string[] = []
  for (const path of parts) {
    const { text } = await calls().get(path)
    locations.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => pathOf(location)))
  }
  const own = ({ canonicalUrl, id }: Stored) => pathOf(canonicalUrl || `/business/${id}`)
  reportSets(report, 'the sitemap', published.map(own), locations)
  const some = [published[0], published.at(-1), published[Math.floor(published.length / 2)]]
  for (const listing of some) {
    if (!listing) continue
    const page = await calls().read(`/details/${encodeURIComponent(listing.slug)}`)
    if (page.status !== 200) report('lost', `the page of ${listing.slug} answers ${page.status}`)
    const { body } = await calls().get(
      `/api/businesses?limit=100&literal=1&search=${encodeURIComponent(listing.name)}`,
    )
    const hits = (body.businesses as Business[]).filter(({ id }) => id === listing.id).length
    if (hits === 0 && body.totalCount <= pageSize)
      report('lost', `a search for "${listing.name}" does not find it`)
    if (hits > 1) report('doubled', `a search for "${listing.name}" finds it ${hits} times`)
  }
  const { text: home } = await calls().get('/')
  if (!home.includes(published.length.toLocaleString('ko-KR')))
    report('other', `the home page does not say ${published.length}`)
}

/** Asserts that a workbook holds exactly the expected rows. */
export async function checkExport(
  context: RoundContext,
  path: string,
  expected: Pick<ExportedContent, 'rows'>,
): Promise<ExportedContent> {
  const { calls, place, report } = context
  const found = await readExport(await calls().download(path), place.dataDir)
  reportSets(report, 'the export', [...expected.rows.keys()], [...found.rows.keys()])
  if (found.doubled.length > 0) report('doubled', `the export holds ${listed(found.doubled)} twice`)
  const changed = [...expected.rows].filter(([id, row]) => found.rows.has(id) && found.rows.get(id) !== row)
  if (changed.length > 0) report('other', `rows of the export differ: ${listed(changed.map(([id]) => id))}`)
  return found
}
