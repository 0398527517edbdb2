import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SitemapEntry } from '../../application/ports/listing-store.ts'
import type { SitemapService } from '../../application/sitemap/sitemap-service.ts'
import { HttpError } from '../http-error.ts'
import { preferredEncoding } from '../responses/content-encoding.ts'
import type { DataVersion } from '../responses/data-version.ts'
import { type SitemapUrl, sitemapIndexXml, urlSetXml } from './sitemap-xml.ts'

const mainPages = [
  '/',
  '/businesses',
  '/cities',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/add-business',
  '/advertise',
]
const partLimit = 100_000

export interface SitemapRouteOptions {
  readonly sitemaps: SitemapService
  readonly dataVersion: DataVersion
  /** The site's own, without a slash at the end. */
  readonly origin: string
}

/** The index of sitemaps, its parts, and `robots.txt` that names it. Parts are streamed: one may hold 50,000 addresses. */
export async function sitemapRoutes(app: FastifyInstance, options: SitemapRouteOptions): Promise<void> {
  const { sitemaps, dataVersion, origin } = options
  const urls = (paths: readonly string[]): SitemapUrl[] => paths.map((path) => ({ location: origin + path }))
  const pathsUnder = (prefix: string, names: readonly string[]) =>
    urls(names.map((name) => prefix + encodeURIComponent(name)))

  app.addHook('onRequest', async (request, reply) => {
    const etag = `W/"sitemap-${dataVersion.current}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  })

  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8')
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const count = await sitemaps.countBusinessParts()
    const parts = Array.from({ length: count }, (_, index) => `/sitemap-businesses-${index + 1}.xml`)
    const fixed = ['/sitemap-pages.xml', '/sitemap-categories.xml', '/sitemap-cities.xml']
    return sendXml(request, reply, sitemapIndexXml(urls([...fixed, ...parts])))
  })
  app.get('/sitemap-pages.xml', async (request, reply) =>
    sendXml(request, reply, urlSetXml([urls(mainPages)])),
  )
  app.get('/sitemap-categories.xml', async (request, reply) =>
    sendXml(request, reply, urlSetXml([pathsUnder('/category/', await sitemaps.categorySlugs())])),
  )
  app.get('/sitemap-cities.xml', async (request, reply) =>
    sendXml(request, reply, urlSetXml([pathsUnder('/city/', await sitemaps.cityNames())])),
  )
  app.get<{ Params: { part: string } }>('/sitemap-businesses-:part(^\\d+).xml', async (request, reply) => {
    const part = Number(request.params.part)
    if (part < 1 || part > partLimit || part > (await sitemaps.countBusinessParts())) {
      throw new HttpError(404, 'There is no such sitemap.')
    }
    return sendXml(request, reply, urlSetXml(businessUrls(sitemaps.businesses(part), origin)))
  })
}

/** Under their canonical addresses; a listing whose canonical address is on another site has no place here. */
async function* businessUrls(
  batches: AsyncIterable<readonly SitemapEntry[]>,
  origin: string,
): AsyncGenerator<SitemapUrl[], void, void> {
  for await (const entries of batches) {
    yield entries.flatMap(({ id, canonicalUrl, updatedAt }) => {
      const location = canonicalUrl ? URL.parse(canonicalUrl, origin)?.href : `${origin}/business/${id}`
      return location?.startsWith(`${origin}/`) ? [{ location, updatedAt }] : []
    })
  }
}

function sendXml(request: FastifyRequest, reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  reply.type('application/xml; charset=utf-8')
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const source = Readable.from(pieces, { objectMode: false })
  if (encoding === 'identity') return reply.send(source)
  const compressor =
    encoding === 'gzip'
      ? createGzip()
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  reply.header('content-encoding', encoding)
  // A read that fails ends the answer half-way; the client sees that it is not whole.
  return reply.send(pipeline(source, compressor, () => undefined))
}
