import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AuditLog } from '../application/audit/audit-log.ts'
import type { Snapshots } from '../application/backup/snapshots.ts'
import type { DashboardService } from '../application/dashboard/dashboard-service.ts'
import type { DuplicateService } from '../application/duplicates/duplicate-service.ts'
import type { ExportFiles } from '../application/export/export-files.ts'
import type { JobQueue } from '../application/jobs/job-queue.ts'
import type { ModerationService } from '../application/moderation/moderation-service.ts'
import type { ExportStreams } from '../application/ports/export-streams.ts'
import type { JobStore } from '../application/ports/job-store.ts'
import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import type { WorkbookWriter } from '../application/ports/workbook-writer.ts'
import type { SuggestionService } from '../application/search/suggestion-service.ts'
import type { SessionService } from '../application/sessions/session-service.ts'
import type { SitemapService } from '../application/sitemap/sitemap-service.ts'
import type { SubmissionService } from '../application/submissions/submission-service.ts'
import type { DirectoryApi } from '../domain/directory/directory.ts'
import type { SiteSettings } from '../web/entry-server.tsx'
import { adminRoutes } from './admin-api/admin-routes.ts'
import { AdminSession } from './admin-api/admin-session.ts'
import { loginRoutes } from './admin-api/login-routes.ts'
import { apiRoutes } from './api/api-routes.ts'
import { suggestRoute } from './api/suggest-route.ts'
import { errorHandler } from './error-handler.ts'
import { HttpError } from './http-error.ts'
import type { FrontEnd } from './pages/front-end.ts'
import { isDecodable } from './pages/page-key.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { loadStaticFiles } from './pages/static-files.ts'
import { submissionRoutes } from './pages/submission-routes.ts'
import type { CachedResponse } from './responses/cached-response.ts'
import { DataVersion } from './responses/data-version.ts'
import { PageCache } from './responses/page-cache.ts'
import { isCrossSite } from './security/cross-site.ts'
import { securityHeaders } from './security/security-headers.ts'
import { sessionCookieName } from './security/session-cookie.ts'
import { shareImageRoutes } from './share-image/share-image-routes.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'

export interface ServerOptions {
  readonly api: DirectoryApi
  readonly suggestions: SuggestionService
  readonly readDataVersion: () => Promise<number>
  readonly sessions: SessionService
  readonly submissions: SubmissionService
  readonly sitemaps: SitemapService
  readonly jobs: JobQueue
  readonly jobStore: JobStore
  readonly administration: ListingAdministration
  readonly moderation: ModerationService
  readonly duplicates: DuplicateService
  readonly audit: AuditLog
  readonly dashboard: DashboardService
  readonly workbookWriter: WorkbookWriter
  readonly exportStreams: ExportStreams
  readonly exportFiles: ExportFiles
  readonly snapshots: Snapshots
  readonly frontEnd: () => Promise<FrontEnd>
  /** Built client files; '' where another handler serves them. */
  readonly clientDir: string
  readonly uploadDir: string
  readonly site: SiteSettings
  readonly now: () => number
  readonly logger: FastifyBaseLogger
  readonly trustProxy: boolean
  readonly pageCacheBytes: number
  /** Development only: sees each request first, and sends its own scripts and styles inline. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const bodyLimit = 64 * 1024
/** For a whole request, in ms: a workbook of 2 GB takes its time on a slow line. Heads keep Node's own, shorter limit. */
const requestTimeout = 60 * 60 * 1000

/** What answers are made of and kept in. */
interface Responses {
  readonly headers: Readonly<Record<string, string>>
  readonly cache: PageCache
  readonly dataVersion: DataVersion
  readonly isSignedIn: (request: IncomingMessage) => boolean
  /** The answer to a request for a page or file whose bytes are at hand. */
  readonly findReady: (request: IncomingMessage) => CachedResponse | undefined
}

/**
 * The whole web server. Requests for pages and files whose bytes are at hand are answered before the framework sees
 * them; that is what makes a cached page cost little more than a bare `node:http` answer.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const responses = prepareResponses(options)
  const app = createFramework(options, responses)
  await registerRoutes(app, options, responses)
  await responses.dataVersion.start()
  app.addHook('onClose', async () => responses.dataVersion.stop())
  return app
}

function prepareResponses(options: ServerOptions): Responses {
  const headers = options.middleware ? {} : securityHeaders(options.site)
  const cache = new PageCache({ byteLimit: options.pageCacheBytes })
  const dataVersion = new DataVersion(options.readDataVersion, (error) => options.logger.error(error))
  const files = loadStaticFiles(options.clientDir, headers)
  const signedInMark = `${sessionCookieName(options.site.origin)}=`
  const isSignedIn = (request: IncomingMessage) => request.headers.cookie?.includes(signedInMark) ?? false
  const findReady = (request: IncomingMessage) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const url = request.url ?? '/'
    return isSignedIn(request)
      ? files.get(url)
      : (cache.find(url, dataVersion.current, options.now()) ?? files.get(url))
  }
  return { headers, cache, dataVersion, isSignedIn, findReady }
}

function createFramework(options: ServerOptions, { headers, findReady }: Responses): FastifyInstance {
  const { logger, middleware, now, trustProxy } = options
  const serverFactory = (handler: RequestListener) =>
    createHttpServer({ requestTimeout }, (request, response) => {
      const ready = findReady(request)
      if (ready) ready.send(request, response, now())
      else if (middleware) middleware(request, response, () => handler(request, response))
      else handler(request, response)
    })
  const app = Fastify({
    serverFactory,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit,
    rewriteUrl: (request) => (isDecodable(request.url) ? (request.url ?? '/') : '/404'),
    routerOptions: { maxParamLength: 500 },
  })
  app.setErrorHandler(errorHandler)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (isCrossSite(request)) throw new HttpError(403, 'Requests from other sites are refused.')
  })
  return app
}

async function registerRoutes(
  app: FastifyInstance,
  options: ServerOptions,
  responses: Responses,
): Promise<void> {
  const { api, sitemaps, site } = options
  const { dataVersion } = responses
  await app.register(cookie)
  app.get('/healthz', () => ({ status: 'ok' }))
  app.all('/api/*', async () => {
    throw new HttpError(404, 'There is no such call.')
  })
  await app.register(apiRoutes, { api })
  await app.register(suggestRoute, { suggestions: options.suggestions })

  const session = new AdminSession(options.sessions, site.origin)
  await app.register(loginRoutes, { ...options, session })
  await app.register(adminRoutes, { ...options, session, onChanged: () => dataVersion.refresh() })
  await app.register(shareImageRoutes, { ...options, ...responses })
  await app.register(sitemapRoutes, { sitemaps, dataVersion, origin: site.origin })
  await app.register(submissionRoutes, { ...options, ...responses })
  await app.register(pageRoutes, { ...options, ...responses })
}
