import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { SessionService } from '../application/sessions/session-service.ts'
import { type AdminRouteOptions, adminRoutes } from './admin-api/admin-routes.ts'
import { AdminSession } from './admin-api/admin-session.ts'
import { type LoginRouteOptions, loginRoutes } from './admin-api/login-routes.ts'
import { AdmittedReads, type AdmittedReadsOptions } from './admission/admitted-reads.ts'
import { apiRoutes, suggestRoute } from './api/api-routes.ts'
import { ConnectionGuard } from './connections/connection-guard.ts'
import { connectionLimits } from './connections/connection-limits.ts'
import { boundBodies, createGuardedServer } from './connections/create-guarded-server.ts'
import { cardRoutes } from './contact-card/answer-card.ts'
import { errorHandler } from './error-handler.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { createFrontDoor, type FrontDoorOptions } from './front-door.ts'
import { type HealthOptions, healthRoutes } from './health-routes.ts'
import { HttpError } from './http-error.ts'
import type { RequestMetrics } from './metrics/request-metrics.ts'
import { loadOwnerFiles } from './owner-files/owner-files.ts'
import { adFrameRoutes } from './pages/ad-frame-routes.ts'
import { pageKey } from './pages/page-key.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { loadStaticFiles } from './pages/static-files.ts'
import { type FormRouteOptions, submissionRoutes } from './pages/submission-routes.ts'
import type { PublicReads } from './reads/public-reads.ts'
import type { NormalTarget } from './request-target.ts'
import { DataVersion } from './responses/data-version.ts'
import { PageCache } from './responses/page-cache.ts'
import { proxyMatcher } from './security/client-address.ts'
import { isCrossSite, recordRefusals, securityHeaders } from './security/security-headers.ts'
import { shareImageRoutes } from './share-image/answer-picture.ts'
import type { Site } from './site.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'

/** What the server makes for its own parts. */
interface OwnParts {
  readonly headers: Readonly<Record<string, string>>
  readonly cache: PageCache
  readonly dataVersion: DataVersion
  readonly admitted: AdmittedReads
  readonly guard: ConnectionGuard
  readonly session: AdminSession
  readonly onChanged: () => void
}

/** What its parts need besides. Each says so itself. */
type OfParts = Omit<
  AdminRouteOptions & AdmittedReadsOptions & FormRouteOptions & HealthOptions & LoginRouteOptions,
  keyof OwnParts
>

export interface ServerOptions extends OfParts {
  /** What visitors read. It is closed with the server. */
  readonly reads: PublicReads
  readonly readDataVersion: () => Promise<number>
  readonly sessions: SessionService
  /** Built client files; '' where another handler serves them. */
  readonly clientDir: string
  /** The operator's own files, which are served at the root. */
  readonly ownerFileDir: string
  readonly site: Site
  readonly logger: FastifyBaseLogger
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[]
  readonly pageCacheBytes: number
  /** Counts requests; absent: nobody asks for figures. */
  readonly metrics?: RequestMetrics | undefined
  /** Development only: sees each request first, and sends its own scripts and styles inline. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const bodyLimit = 64 * 1024

/** What answers are made of and kept in. */
interface Responses extends Omit<OwnParts, 'session' | 'onChanged'> {
  readonly findReady: FrontDoorOptions['findReady']
}

/**
 * The whole web server. Requests for pages and files in the cache are answered before the framework sees them, so a
 * cached page costs little more than an answer of a bare `node:http` server.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const responses = prepareResponses(options)
  const app = createFramework(options, responses)
  await registerRoutes(app, options, responses)
  await responses.dataVersion.start()
  app.addHook('preClose', async () => responses.admitted.close())
  app.addHook('onClose', async () => {
    responses.dataVersion.stop()
    await options.reads.close()
  })
  return app
}

function prepareResponses(options: ServerOptions): Responses {
  const headers = options.middleware ? {} : securityHeaders(options.site)
  const cache = new PageCache({ byteLimit: options.pageCacheBytes })
  options.metrics?.watchCache(cache)
  const dataVersion = new DataVersion(options.readDataVersion, {
    onFailure: (error) => options.logger.error(error, 'the store does not answer; kept pages are served'),
    onRecovery: (failures) => options.logger.warn({ failures }, 'the store answers again'),
  })
  const ownerFiles = loadOwnerFiles(options.ownerFileDir, headers, (file, reason) =>
    options.logger.warn({ file, reason }, 'a file of the operator is not served'),
  )
  const files = new Map([...ownerFiles, ...loadStaticFiles(options.clientDir, headers)])
  const findReady = (method: string | undefined, target: NormalTarget) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const file = files.get(target.path)
    if (file) return file
    const key = pageKey(target)
    const kept = key === undefined ? undefined : cache.find(key, dataVersion.current, options.now())
    // Searches without results are counted behind this door, where the client is known.
    return kept?.content.foundNothing ? undefined : kept
  }
  const guard = new ConnectionGuard({
    limits: connectionLimits,
    isProxy: proxyMatcher(options.trustProxy),
    headers,
    onRefused: (status) => options.metrics?.countRefusal(status),
  })
  const admitted = new AdmittedReads({ ...options, headers, dataVersion })
  return { headers, cache, dataVersion, guard, admitted, findReady }
}

function createFramework(options: ServerOptions, responses: Responses): FastifyInstance {
  const { logger, metrics, middleware, trustProxy } = options
  const { guard } = responses
  const isBehindProxy = trustProxy.length > 0
  const answer = createFrontDoor({ ...responses, now: options.now })
  const serverFactory = (handler: RequestListener) =>
    createGuardedServer({ guard, limits: connectionLimits, isBehindProxy }, (request, response) => {
      metrics?.observe(request, response)
      if (middleware) middleware(request, response, () => answer(request, response, handler))
      else answer(request, response, handler)
    })
  const app = Fastify({
    serverFactory,
    clientErrorHandler: guard.answerClientError,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // The same matcher as the connections have: a second one could read a range in another way.
    trustProxy: proxyMatcher(trustProxy),
    bodyLimit,
    routerOptions: { maxParamLength: 500 },
    genReqId: () => randomUUID(),
  })
  app.setErrorHandler(errorHandler)
  app.addHook('onError', async (_request, reply, error) => metrics?.noteError(reply.raw, error))
  recordRefusals(app, options.refusals)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(responses.headers)
    // Set on the raw answer, because some answers are sent without the framework.
    reply.raw.setHeader('x-request-id', request.id)
    metrics?.setRoute(reply.raw, request.routeOptions.url ?? 'none')
    if (isCrossSite(request, options.site.origin))
      throw new HttpError(403, 'Requests from other sites are refused.')
  })
  boundBodies(app, guard)
  return app
}

async function registerRoutes(
  app: FastifyInstance,
  options: ServerOptions,
  responses: Responses,
): Promise<void> {
  const { site } = options
  const { dataVersion, guard } = responses
  await app.register(cookie)
  await app.register(healthRoutes, options)
  app.all('/api/*', async () => {
    throw new HttpError(404, 'There is no such call.')
  })
  await app.register(apiRoutes, responses)
  await app.register(suggestRoute, responses)

  const session = new AdminSession(options.sessions, site.origin)
  await app.register(loginRoutes, { ...options, session })
  const onChanged = () => dataVersion.refresh()
  await app.register(adminRoutes, { ...options, session, guard, onChanged })
  await app.register(shareImageRoutes, responses)
  await app.register(cardRoutes, responses)
  await app.register(feedRoutes, { ...options, ...responses })
  await app.register(sitemapRoutes, { ...options, ...responses })
  await app.register(submissionRoutes, { ...options, ...responses })
  await app.register(adFrameRoutes, options)
  await app.register(pageRoutes, { ...options, ...responses })
}
