import type { SitemapEntry } from '../../application/ports/listing-store.ts'
import type { SitemapService } from '../../application/sitemap/sitemap-service.ts'
import type { SitemapPieceTask, SitemapTask } from '../reads/public-reads.ts'
import { json, type ReadAnswer } from '../reads/read-answer.ts'
import { etagOf } from '../responses/cached-response.ts'

const partLimit = 100_000

interface Sources {
  readonly sitemaps: SitemapService
  /** The origin of the site, without a slash at the end. */
  readonly origin: string
}

export const siteUrls = (origin: string, paths: readonly string[]): SitemapUrl[] =>
  paths.map((path) => ({ location: origin + path }))

/** The index of sitemaps, and the short sitemaps. */
export async function answerSitemap(
  { list }: SitemapTask,
  { sitemaps, origin }: Sources,
): Promise<ReadAnswer> {
  const urlsUnder = (prefix: string, names: readonly (readonly string[])[]) =>
    siteUrls(
      origin,
      names.map((parts) => prefix + parts.map(encodeURIComponent).join('/')),
    )
  if (list === 'categories')
    return xml(
      urlSetXml(
        urlsUnder(
          '/category/',
          (await sitemaps.categorySlugs()).map((slug) => [slug]),
        ),
      ),
    )
  if (list === 'cities') return xml(urlSetXml(urlsUnder('/city/', await sitemaps.cityPages())))
  const count = await sitemaps.countBusinessParts()
  const parts = Array.from({ length: count }, (_, index) => `/sitemap-businesses-${index + 1}.xml`)
  const fixed = ['/sitemap-pages.xml', '/sitemap-categories.xml', '/sitemap-cities.xml']
  return xml(sitemapIndexXml(siteUrls(origin, [...fixed, ...parts])))
}

/** A part of a sitemap of listings. All parts joined are the sitemap. */
export async function answerSitemapPiece(
  { part, after }: SitemapPieceTask,
  { sitemaps, origin }: Sources,
): Promise<ReadAnswer> {
  if (part < 1 || part > partLimit || part > (await sitemaps.countBusinessParts())) {
    return json(404, { message: 'There is no such sitemap.' }, { cacheControl: 'no-store' })
  }
  const { entries, next } = await sitemaps.businesses(part, after)
  const start = after === undefined ? urlSetStart : ''
  const end = next === undefined ? urlSetEnd : ''
  return { ...xml(start + urlsXml(entries.flatMap((entry) => businessUrl(entry, origin))) + end), next }
}

/** The entry of a listing under its canonical address. A listing whose canonical address is on another site is left out. */
function businessUrl({ id, canonicalUrl, updatedAt }: SitemapEntry, origin: string): SitemapUrl[] {
  const location = canonicalUrl ? URL.parse(canonicalUrl, origin)?.href : `${origin}/business/${id}`
  return location?.startsWith(`${origin}/`) ? [{ location, updatedAt }] : []
}

function xml(text: string): ReadAnswer {
  const body = Buffer.from(text)
  const contentType = 'application/xml; charset=utf-8'
  return { status: 200, contentType, body, etag: etagOf(body), validUntil: null }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The XML before and after the addresses of a sitemap. */
const urlSetStart = `${declaration}<urlset ${schema}>\n`
const urlSetEnd = '</urlset>\n'

interface SitemapUrl {
  /** Absolute address. */
  readonly location: string
  /** Milliseconds since the epoch. */
  readonly updatedAt?: number
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function element(name: 'url' | 'sitemap', { location, updatedAt }: SitemapUrl): string {
  const lastModified =
    updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
  return `<${name}><loc>${escapeXml(location)}</loc>${lastModified}</${name}>\n`
}

/** Some addresses of a sitemap. */
const urlsXml = (urls: readonly SitemapUrl[]) => urls.map((url) => element('url', url)).join('')

export const urlSetXml = (urls: readonly SitemapUrl[]) => urlSetStart + urlsXml(urls) + urlSetEnd

/** The index of sitemaps. */
function sitemapIndexXml(sitemaps: readonly SitemapUrl[]): string {
  const elements = sitemaps.map((sitemap) => element('sitemap', sitemap)).join('')
  return `${declaration}<sitemapindex ${schema}>\n${elements}</sitemapindex>\n`
}
