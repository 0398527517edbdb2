import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSettings } from '../../web/entry-server.tsx'
import type { AdmittedReads } from '../admission/admitted-reads.ts'
import { busyPage } from '../admission/busy-page.ts'
import { Refusal } from '../admission/refusal.ts'
import type { PageTask } from '../reads/public-reads.ts'
import { notFoundTarget, readRequestTarget } from '../request-target.ts'
import { preferredEncoding } from '../responses/content-encoding.ts'
import type { PageCache } from '../responses/page-cache.ts'
import { adminPage } from './admin-page.ts'
import { htmlType } from './answer-page.ts'
import type { PageShell } from './front-end.ts'
import { pageKey } from './page-key.ts'

export const adminPaths = ['/admin', '/admin-login', '/admin-panel', '/admin/dashboard']

export interface PageRouteOptions {
  readonly admitted: AdmittedReads
  readonly cache: PageCache
  readonly shell: () => Promise<PageShell>
  readonly site: SiteSettings
  readonly headers: Readonly<Record<string, string>>
  readonly now: () => number
}

/** Treats every address without a route of its own as a page: rendered on the server, cached as bytes for each data version. */
export async function pageRoutes(app: FastifyInstance, options: PageRouteOptions): Promise<void> {
  const { now } = options
  for (const path of adminPaths) {
    app.get(path, async (request, reply) => {
      const page = await adminPage(options)
      reply.hijack()
      page.send(request.raw, reply.raw, now())
    })
  }
  app.get('/*', (request, reply) => {
    const target = readRequestTarget(request.raw.url)
    const url = (target.kind === 'normal' && pageKey(target)) || notFoundTarget.path
    return sendPage(request, reply, { url, ...options })
  })
}

type AskedPage = Pick<PageTask, 'url' | 'refused'> &
  Pick<PageRouteOptions, 'admitted' | 'cache' | 'shell' | 'site'>

/** Sends a page, or a short page if the read is refused. A page with a visitor's form is not cached. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, refused, cache, admitted, shell, site }: AskedPage,
): Promise<void> {
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const task: PageTask = { kind: 'page', url, encoding, refused }
  try {
    await admitted.send(request, reply, refused ? { task } : { task, key: url, cache })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { siteAssets } = await shell()
    reply
      .code(error.statusCode)
      .headers({ 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' })
    await reply.type(htmlType).send(busyPage(error, siteAssets, site.name))
  }
}
