import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listedLanguages, pathIn } from '../../domain/site/language.ts'
import { type AdmittedReads, askerOf } from '../admission/admitted-reads.ts'
import { Refusal } from '../admission/refusal.ts'
import type { SitemapTask } from '../reads/public-reads.ts'
import { acceptsGzip } from '../responses/content-encoding.ts'
import type { DataVersion } from '../responses/data-version.ts'
import { SitemapPieces } from './sitemap-pieces.ts'

/** How many bytes a client that does not accept gzip gets at a time. */
const inflatedChunk = 32 * 1024

export interface SitemapRouteOptions {
  readonly admitted: AdmittedReads
  readonly dataVersion: DataVersion
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly site: { readonly origin: string }
}

/**
 * Routes of the sitemaps and of `robots.txt`, which names them. A sitemap is sent piece by piece, as fast as the client takes it,
 * so neither a large sitemap nor a slow client takes more memory than two pieces. Queries are ignored.
 */
export async function sitemapRoutes(app: FastifyInstance, options: SitemapRouteOptions): Promise<void> {
  const { origin } = options.site
  const validators = () => ({
    etag: `W/"sitemap-${options.dataVersion.current}"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  })
  const pieces = new SitemapPieces(options)

  app.addHook('onRequest', async (request, reply) => {
    const current = validators()
    if (!request.headers['if-none-match']?.includes(current.etag)) return
    return reply.code(304).headers(current).send()
  })

  app.get('/robots.txt', async (_request, reply) => {
    reply.headers(validators()).type('text/plain; charset=utf-8')
    const sitemaps = listedLanguages.map(
      (language) => `Sitemap: ${origin}${pathIn(language, '/sitemap.xml')}\n`,
    )
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /\n\n${sitemaps.join('')}`
  })

  const send = async (request: FastifyRequest, reply: FastifyReply, task: SitemapTask) => {
    const asker = askerOf(request, reply)
    const isInflated = !acceptsGzip(request.headers['accept-encoding'])
    // Of before the read: if the data changes meanwhile, the client asks again.
    const current = validators()
    const first = await pieces.first(asker, task, isInflated)
    if (first.status !== 200) {
      const { status, contentType, cacheControl, body } = first
      return reply.code(status).type(contentType).header('cache-control', cacheControl).send(body)
    }
    reply.hijack()
    reply.raw.writeHead(200, {
      ...options.headers,
      ...current,
      'content-type': first.contentType,
      ...(!isInflated && { 'content-encoding': 'gzip' }),
    })
    if (request.method === 'HEAD') return reply.raw.end()
    const source = Readable.from(pieces.all(asker, task, { first, isInflated }), { highWaterMark: 1 })
    try {
      if (isInflated) await pipeline(source, createGunzip({ chunkSize: inflatedChunk }), reply.raw)
      else await pipeline(source, reply.raw)
    } catch (error) {
      // The connection ends, so the client sees that it has not got everything.
      if (!asker.signal.aborted && !(error instanceof Refusal)) request.log.error(error, 'sitemap cut off')
    }
  }

  for (const language of listedLanguages) {
    for (const list of ['index', 'pages', 'categories', 'cities'] as const) {
      const path = list === 'index' ? '/sitemap.xml' : `/sitemap-${list}.xml`
      app.get(pathIn(language, path), (request, reply) =>
        send(request, reply, { kind: 'sitemap', list, language }),
      )
    }
    const path = pathIn(language, '/sitemap-businesses-:part(^\\d+).xml')
    app.get<{ Params: { part: string } }>(path, (request, reply) =>
      send(request, reply, {
        kind: 'sitemap',
        list: 'businesses',
        language,
        part: Number(request.params.part),
      }),
    )
  }
}
