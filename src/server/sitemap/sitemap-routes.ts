import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listedLanguages, pathIn } from '../../domain/site/language.ts'
import { type AdmittedReads, type Asker, askerOf } from '../admission/admitted-reads.ts'
import type { SitemapPieceTask } from '../reads/public-reads.ts'
import type { ReadAnswer } from '../reads/read-answer.ts'
import { CachedResponse } from '../responses/cached-response.ts'
import { type Encoding, preferredEncoding } from '../responses/content-encoding.ts'
import type { DataVersion } from '../responses/data-version.ts'
import { PageCache } from '../responses/page-cache.ts'

/** Size of the cache. A sitemap of 50,000 listings takes a megabyte compressed; uncompressed it is too large to be kept. */
const cacheBytes = 16 * 1024 * 1024
const contentType = 'application/xml; charset=utf-8'
const cacheControl = 'public, max-age=0, must-revalidate'

/**
 * The address to which reads of sitemaps are charged, instead of a client's. Each sitemap is made once for everybody, and after
 * visitors' reads if it has been made often, for example while an import changes the data.
 */
const sitemapReader: Asker = { groups: ['sitemaps'] }

export interface SitemapRouteOptions {
  readonly admitted: AdmittedReads
  readonly dataVersion: DataVersion
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly site: { readonly origin: string }
  readonly now: () => number
}

/** Routes of the sitemaps and of `robots.txt`, which names them. Each is cached for its data version. */
export async function sitemapRoutes(app: FastifyInstance, options: SitemapRouteOptions): Promise<void> {
  const { dataVersion, site, now } = options
  const { origin } = site
  const cache = new PageCache({ byteLimit: cacheBytes })

  app.addHook('onRequest', async (request, reply) => {
    const etag = etagOf(dataVersion.current)
    reply.headers({ etag, 'cache-control': cacheControl, vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  })

  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8')
    const sitemaps = listedLanguages.map(
      (language) => `Sitemap: ${origin}${pathIn(language, '/sitemap.xml')}\n`,
    )
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /\n\n${sitemaps.join('')}`
  })

  /** Caches the answer of `read` in the encoding that the client accepts. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    read: (encoding: Encoding) => Promise<CachedResponse>,
  ): Promise<void> {
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const key = `${request.url} ${encoding}`
    const version = dataVersion.current
    const kept = cache.find(key, version, now())
    const response = kept ?? (await options.admitted.make(askerOf(request, reply), key, () => read(encoding)))
    if (!kept && response.content.status === 200) cache.store(key, version, response)
    reply.hijack()
    response.send(request.raw, reply.raw, now())
  }

  const listed = listedLanguages.flatMap((language) =>
    (['index', 'pages', 'categories', 'cities'] as const).map((list) => ({ language, list })),
  )
  for (const { language, list } of listed) {
    const path = list === 'index' ? '/sitemap.xml' : `/sitemap-${list}.xml`
    app.get(pathIn(language, path), (request, reply) =>
      send(request, reply, async (encoding) => {
        const version = dataVersion.current
        const task = { kind: 'sitemap', list, language } as const
        const answer = await options.admitted.read(sitemapReader, task, { isBegun: true })
        return pack([answer.body], encoding, { version, headers: options.headers })
      }),
    )
  }
  for (const language of listedLanguages) {
    const path = pathIn(language, '/sitemap-businesses-:part(^\\d+).xml')
    app.get<{ Params: { part: string } }>(path, (request, reply) =>
      send(request, reply, async (encoding) => {
        const version = dataVersion.current
        const task = { kind: 'sitemap-piece', part: Number(request.params.part), language } as const
        const { first, pieces } = await readPart(task, options.admitted)
        if (first.status === 200) return pack(pieces, encoding, { version, headers: options.headers })
        const body = Buffer.from(first.body)
        return new CachedResponse({ ...first, body, encoded: undefined, headers: options.headers })
      }),
    )
  }
}

/** Reads a sitemap part by part, so that other reads wait for one part at most. */
async function readPart(
  task: SitemapPieceTask,
  admitted: AdmittedReads,
): Promise<{ first: ReadAnswer; pieces: AsyncIterable<Uint8Array> }> {
  const begun = { isBegun: true }
  const first = await admitted.read(sitemapReader, task, begun)
  async function* pieces() {
    yield first.body
    for (let after = first.next; after !== undefined; ) {
      const piece = await admitted.read(sitemapReader, { ...task, after }, begun)
      yield piece.body
      after = piece.next
    }
  }
  return { first, pieces: pieces() }
}

interface PackOptions {
  readonly version: number
  readonly headers: Readonly<Record<string, string>>
}

/** Compresses in Node's thread pool while parts arrive. */
async function pack(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding: Encoding,
  { version, headers }: PackOptions,
): Promise<CachedResponse> {
  const source = Readable.from(pieces)
  const compressor = createCompressor(encoding)
  const [body] = compressor
    ? await Promise.all([buffer(compressor), pipeline(source, compressor)])
    : [await buffer(source)]
  const etag = etagOf(version)
  return new CachedResponse({
    status: 200,
    contentType,
    body,
    bodyEncoding: encoding,
    etag,
    validUntil: null,
    cacheControl,
    headers,
  })
}

function createCompressor(encoding: Encoding) {
  if (encoding === 'gzip') return createGzip()
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : undefined
}

const etagOf = (version: number) => `W/"sitemap-${version}"`
