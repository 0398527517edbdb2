import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse } from '../responses/cached-response.ts'
import type { DataVersion } from '../responses/data-version.ts'
import type { PageCache } from '../responses/page-cache.ts'
import { pageKey, trimmedAddress } from './page-key.ts'
import { type PageOptions, respondWithAdmin, respondWithPage } from './page-responder.ts'

export const adminPaths = ['/admin', '/admin-login', '/admin-panel', '/admin/dashboard']

export interface PageRouteOptions extends PageOptions {
  readonly cache: PageCache
  readonly dataVersion: DataVersion
  readonly now: () => number
  readonly isSignedIn: (request: FastifyRequest['raw']) => boolean
}

function send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse, now: number): void {
  reply.hijack()
  response.send(request.raw, reply.raw, now)
}

/** Every address that no other route takes is a page: rendered on the server, kept as bytes per data version. */
export async function pageRoutes(app: FastifyInstance, options: PageRouteOptions): Promise<void> {
  const { cache, dataVersion, now } = options
  for (const path of adminPaths) {
    app.get(path, async (request, reply) => send(request, reply, await respondWithAdmin(options), now()))
  }
  app.get('/*', async (request, reply) => {
    const url = request.raw.url ?? '/'
    const withoutSlash = trimmedAddress(url)
    if (withoutSlash) return reply.redirect(withoutSlash, 301)
    const key = pageKey(url) ?? '/404'
    const render = () => respondWithPage(key, now(), options)
    const response = options.isSignedIn(request.raw)
      ? await render()
      : await cache.findOrRender(key, dataVersion.current, now(), render)
    send(request, reply, response, now())
  })
}
