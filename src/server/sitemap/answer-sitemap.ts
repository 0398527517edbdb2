import type { SitemapEntry } from '../../application/ports/listing-store.ts'
import type { SitemapService } from '../../application/sitemap/sitemap-service.ts'
import {
  commonLanguage,
  type Language,
  listedLanguages,
  pathIn,
  splitPath,
} from '../../domain/site/language.ts'
import { routePaths } from '../../domain/site/match-route.ts'
import type { SitemapPieceTask, SitemapTask } from '../reads/public-reads.ts'
import { json, type ReadAnswer } from '../reads/read-answer.ts'
import { etagOf } from '../responses/cached-response.ts'

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
    'cities',
    'about',
    'contact',
    'privacyPolicy',
    'termsOfService',
    'addBusiness',
    'advertise',
  ] as const
).map((name) => routePaths[name])

/** The index of the sitemaps of one language, and the short sitemaps. */
export async function answerSitemap(
  { list, language }: SitemapTask,
  { sitemaps, origin }: Sources,
): Promise<ReadAnswer> {
  const pages = (paths: readonly string[]) =>
    xml(
      urlSetStart +
        urlsXml(
          { origin, language },
          paths.map((path) => ({ path })),
        ) +
        urlSetEnd,
    )
  const encoded = (prefix: string, names: readonly string[]) =>
    prefix + names.map(encodeURIComponent).join('/')
  switch (list) {
    case 'pages':
      return pages(mainPages)
    case 'categories':
      return pages((await sitemaps.categorySlugs()).map((slug) => encoded('/category/', [slug])))
    case 'cities':
      return pages((await sitemaps.cityPages()).map((names) => encoded('/city/', names)))
    case 'index': {
      const count = await sitemaps.countBusinessParts()
      const parts = Array.from({ length: count }, (_, index) => `businesses-${index + 1}`)
      const files = ['pages', 'categories', 'cities', ...parts]
      return xml(sitemapIndexXml(files.map((name) => origin + pathIn(language, `/sitemap-${name}.xml`))))
    }
  }
}

/** A part of a sitemap of listings. All parts joined are the sitemap. */
export async function answerSitemapPiece(
  { part, after, language }: SitemapPieceTask,
  { sitemaps, origin }: Sources,
): Promise<ReadAnswer> {
  if (part < 1 || part > partLimit || part > (await sitemaps.countBusinessParts())) {
    return json(404, { message: 'There is no such sitemap.' }, { cacheControl: 'no-store' })
  }
  const { entries, next } = await sitemaps.businesses(part, after)
  const start = after === undefined ? urlSetStart : ''
  const end = next === undefined ? urlSetEnd : ''
  const urls = entries.flatMap((entry) => businessPage(entry, origin))
  return { ...xml(start + urlsXml({ origin, language }, urls) + end), next }
}

/** The page of a listing under its canonical address. A listing whose canonical address is on another site is left out. */
function businessPage({ id, canonicalUrl, updatedAt }: SitemapEntry, origin: string): SitemapPage[] {
  if (!canonicalUrl) return [{ path: `/business/${id}`, updatedAt }]
  const { href = '' } = URL.parse(canonicalUrl, origin) ?? {}
  return href.startsWith(`${origin}/`) ? [{ path: splitPath(href.slice(origin.length)).rest, updatedAt }] : []
}

function xml(text: string): ReadAnswer {
  const body = Buffer.from(text)
  const contentType = 'application/xml; charset=utf-8'
  return { status: 200, contentType, body, etag: etagOf(body), validUntil: null }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The XML before and after the addresses of a sitemap. */
const urlSetStart = `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const urlSetEnd = '</urlset>\n'

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

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const alternates = [
  ...listedLanguages.map((language) => [language, language] as const),
  ['x-default', commonLanguage] as const,
]

/** Some pages in one language, each with its addresses in all languages. */
function urlsXml({ origin, language }: Place, pages: readonly SitemapPage[]): string {
  return pages
    .map(({ path, updatedAt }) => {
      const addressIn = (other: Language) => escapeXml(origin + pathIn(other, path))
      const links = alternates.map(
        ([name, other]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(other)}"/>`,
      )
      const changed = updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
      return `<url><loc>${addressIn(language)}</loc>${changed}${links.join('')}</url>\n`
    })
    .join('')
}

/** The index of sitemaps with these addresses. */
function sitemapIndexXml(addresses: readonly string[]): string {
  const elements = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex ${schema}>\n${elements.join('')}</sitemapindex>\n`
}
