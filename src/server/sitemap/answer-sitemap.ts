import type { SitemapEntry } from '../../application/ports/listing-store.ts'
import type { SitemapBatch, SitemapService } from '../../application/sitemap/sitemap-service.ts'
import {
  commonLanguage,
  type Language,
  listedLanguages,
  pathIn,
  splitPath,
} from '../../domain/site/language.ts'
import { routePaths } from '../../domain/site/match-route.ts'
import { isoTime } from '../../domain/text/iso-time.ts'
import { xmlText } from '../feeds/xml-text.ts'
import type { SitemapTask } from '../reads/public-reads.ts'
import { json, type ReadAnswer } from '../reads/read-answer.ts'
import { etagOf } from '../responses/cached-response.ts'
import { gzipPiece } from './gzip-piece.ts'

const partLimit = 100_000

interface Sources {
  readonly sitemaps: SitemapService
  /** The origin of the site, without a slash at the end. */
  readonly origin: string
}

/** The pages of sitemaps that no data changes. */
const mainPages = (
  [
    'home',
    'browse',
    'categories',
    'cities',
    'about',
    'contact',
    'privacyPolicy',
    'termsOfService',
    'addBusiness',
    'advertise',
  ] as const
).map((name) => routePaths[name])

/** A piece of a sitemap as gzip, and where the next one starts. 404 for listings that do not exist. */
export async function answerSitemap(task: SitemapTask, sources: Sources): Promise<ReadAnswer> {
  const { list, part = 0, from } = task
  if (list === 'index') return answerIndex(task, sources)
  if (list === 'businesses' && !from && !(await hasPart(part, sources.sitemaps))) {
    return json(404, { message: 'There is no such sitemap.' }, { cacheControl: 'no-store' })
  }
  const { entries, next } = await listPages(task, sources)
  const start = from ? '' : urlSetStart
  const end = next === undefined ? urlSetEnd : ''
  return piece(
    start + urlsXml({ origin: sources.origin, language: task.language }, entries) + end,
    task,
    next,
  )
}

async function hasPart(part: number, sitemaps: SitemapService): Promise<boolean> {
  return part >= 1 && part <= partLimit && part <= (await sitemaps.countBusinessParts())
}

/** A piece of the index, which names only the sitemaps that have addresses. */
async function answerIndex(task: SitemapTask, { sitemaps, origin }: Sources): Promise<ReadAnswer> {
  const { from, language } = task
  const isListed = (entry: SitemapEntry) => businessPage(entry, origin).length > 0
  const [others, { entries: parts, next }] = await Promise.all([
    from ? [] : listOtherSitemaps(sitemaps),
    sitemaps.businessParts(from?.after ?? 0, isListed),
  ])
  const names = [...others, ...parts.map((part) => `businesses-${part}`)]
  const elements = names.map((name) => {
    const address = xmlText(origin + pathIn(language, `/sitemap-${name}.xml`))
    return `<sitemap><loc>${address}</loc></sitemap>\n`
  })
  return piece(
    (from ? '' : indexStart) + elements.join('') + (next === undefined ? indexEnd : ''),
    task,
    next,
  )
}

/** The names of the sitemaps without listings. */
async function listOtherSitemaps(sitemaps: SitemapService): Promise<string[]> {
  const [categories, cities] = await Promise.all([sitemaps.categorySlugs(0), sitemaps.cityPages(0)])
  return [
    'pages',
    ...(categories.entries.length > 0 ? ['categories'] : []),
    ...(cities.entries.length > 0 ? ['cities'] : []),
  ]
}

/** The pages of a piece. */
async function listPages(
  { list, part = 0, from }: SitemapTask,
  { sitemaps, origin }: Sources,
): Promise<SitemapBatch<SitemapPage>> {
  const encoded = (prefix: string, names: readonly string[]) => ({
    path: prefix + names.map(encodeURIComponent).join('/'),
  })
  switch (list) {
    case 'businesses': {
      const { entries, next } = await sitemaps.businesses(part, from?.after)
      return { entries: entries.flatMap((entry) => businessPage(entry, origin)), next }
    }
    case 'categories': {
      const { entries, next } = await sitemaps.categorySlugs(from?.after ?? 0)
      return { entries: entries.map((slug) => encoded('/category/', [slug])), next }
    }
    case 'cities': {
      const { entries, next } = await sitemaps.cityPages(from?.after ?? 0)
      return { entries: entries.map((names) => encoded('/city/', names)), next }
    }
    default:
      return { entries: mainPages.map((path) => ({ path })), next: undefined }
  }
}

/** The page of a listing under its canonical address. A listing whose canonical address is on another site is left out. */
function businessPage({ id, canonicalUrl, updatedAt }: SitemapEntry, origin: string): SitemapPage[] {
  if (!canonicalUrl) return [{ path: `/business/${id}`, updatedAt }]
  const { href = '' } = URL.parse(canonicalUrl, origin) ?? {}
  return href.startsWith(`${origin}/`) ? [{ path: splitPath(href.slice(origin.length)).rest, updatedAt }] : []
}

function piece(text: string, { from }: SitemapTask, after?: number): ReadAnswer {
  const { bytes: body, state } = gzipPiece(Buffer.from(text), { before: from, isLast: after === undefined })
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body,
    etag: etagOf(body),
    validUntil: null,
    next: after === undefined ? undefined : { ...state, after },
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The XML before and after the addresses of a sitemap. */
const urlSetStart = `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const urlSetEnd = '</urlset>\n'

const indexStart = `${declaration}<sitemapindex ${schema}>\n`
const indexEnd = '</sitemapindex>\n'

interface SitemapPage {
  /** That of the Korean page. */
  readonly path: string
  /** Milliseconds since the epoch. */
  readonly updatedAt?: number
}

interface Place {
  readonly origin: string
  readonly language: Language
}

const alternates = [
  ...listedLanguages.map((language) => [language, language] as const),
  ['x-default', commonLanguage] as const,
]

/** Some pages in one language, each with its addresses in all languages. */
function urlsXml({ origin, language }: Place, pages: readonly SitemapPage[]): string {
  const escapedOrigin = xmlText(origin)
  return pages
    .map(({ path, updatedAt }) => {
      const escapedPath = xmlText(path)
      const addressIn = (other: Language) => escapedOrigin + pathIn(other, escapedPath)
      const links = alternates.map(
        ([name, other]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(other)}"/>`,
      )
      const changed = updatedAt === undefined ? '' : `<lastmod>${isoTime(updatedAt)}</lastmod>`
      return `<url><loc>${addressIn(language)}</loc>${changed}${links.join('')}</url>\n`
    })
    .join('')
}
