import { type Language, listedLanguages, pathIn, splitPath } from '../../src/domain/site/language.ts'
import { indexingProblems, type SeenPages } from './check-indexing.ts'
import { collectForeignWords, mixedTexts } from './mixed-language.ts'
import { type ReadPage, readPage } from './read-page.ts'

export interface CrawlOptions {
  /** The address at which the site listens. */
  readonly origin: string
  /** The address in its links. */
  readonly linkOrigin: string
  /** How many pages to read at most. */
  readonly pageLimit: number
}

export interface CrawlReport {
  /** How many pages were read, by language. */
  readonly pages: Readonly<Record<string, number>>
  /** How many of them are for search engines. */
  readonly indexed: number
  /** How many links with `hreflang` were followed. */
  readonly alternates: number
  /** One sentence each. */
  readonly problems: readonly string[]
}

const alternateNames = [...listedLanguages, 'x-default']
/** How many problems are told; there may be one on each page. */
const problemLimit = 200

/**
 * Follows the links of the site from its home pages. Each page must answer, say its language, have no text in another one, be
 * indexed as `indexingProblems` says, and link to itself in each language; those pages must link back.
 */
export async function crawlSite({ origin, linkOrigin, pageLimit }: CrawlOptions): Promise<CrawlReport> {
  const foreign = await collectForeignWords()
  const problems: string[] = []
  const tell = (path: string, problem: string) => {
    if (problems.length < problemLimit) problems.push(`${decodeURI(path)}: ${problem}`)
  }
  const seenPages: SeenPages = { titles: new Map(), canonicals: new Map() }
  const known = new Map<string, Promise<ReadPage | undefined>>()
  const read = (path: string) => {
    const page = known.get(path) ?? readFrom(origin + path, linkOrigin)
    known.set(path, page)
    return page
  }
  const queues = new Map(listedLanguages.map((language) => [language, [pathIn(language, '/')]]))
  const seen = new Set([...queues.values()].flat())
  const pages: Record<string, number> = Object.fromEntries(listedLanguages.map((language) => [language, 0]))
  let [count, indexed, alternates] = [0, 0, 0]
  while (count < pageLimit && [...queues.values()].some((queue) => queue.length > 0)) {
    for (const [language, queue] of queues) {
      const path = queue.shift()
      if (path === undefined || count >= pageLimit) continue
      count++
      const page = await read(path)
      if (!page) {
        tell(path, 'is linked, and does not answer with a page')
        continue
      }
      pages[language] = (pages[language] ?? 0) + 1
      if (page.lang !== language) tell(path, `says that it is in "${page.lang}"`)
      const sourceTexts = new Set([...page.sourceTexts, ...namesIn(path)])
      for (const text of mixedTexts({ ...page, sourceTexts }, foreign))
        tell(path, `mixes languages: "${text.slice(0, 100)}"`)
      for (const problem of indexingProblems(path, page, seenPages)) tell(path, problem)
      if (page.isIndexed) indexed++
      alternates += await checkAlternates(path, page, { read, tell })
      for (const link of page.links.filter((one) => isPage(one) && !seen.has(one))) {
        seen.add(link)
        queues.get(splitPath(link).language)?.push(link)
      }
    }
  }
  return { pages, indexed, alternates, problems }
}

/** The places that the path names, in the language of the place: /city/Quezon City. */
const namesIn = (path: string) =>
  decodeURIComponent(path.split('?')[0] ?? '')
    .split('/')
    .filter((name) => name.includes(' '))

const isPage = (path: string) => !/\.(?:xml|png|svg|txt)$/.test(path.split('?')[0] ?? '')

async function readFrom(address: string, linkOrigin: string): Promise<ReadPage | undefined> {
  const answer = await fetch(address, { redirect: 'manual' })
  const html = await answer.text()
  return answer.status === 200 ? readPage(html, linkOrigin) : undefined
}

interface Checking {
  readonly read: (path: string) => Promise<ReadPage | undefined>
  readonly tell: (path: string, problem: string) => void
}

/** Follows the links to the page in each language. Returns how many there were. */
async function checkAlternates(path: string, page: ReadPage, { read, tell }: Checking): Promise<number> {
  if (!page.isIndexed) {
    if (page.alternates.size > 0) tell(path, 'has hreflang, though it is not indexed')
    return 0
  }
  const missing = alternateNames.filter((name) => !page.alternates.has(name))
  if (missing.length > 0) tell(path, `has no hreflang for ${missing.join(', ')}`)
  if (page.alternates.get(page.lang) !== page.canonical)
    tell(path, 'names another address than its canonical one')
  for (const [name, target] of page.alternates) {
    const other = await read(target)
    if (!other) tell(path, `hreflang ${name} leads to ${decodeURI(target)}, which does not answer`)
    else if (![...other.alternates.values()].includes(page.canonical))
      tell(path, `hreflang ${name} leads to ${decodeURI(target)}, which does not link back`)
    else if (name !== 'x-default' && other.lang !== (name as Language))
      tell(path, `hreflang ${name} leads to a page in "${other.lang}"`)
  }
  return page.alternates.size
}
