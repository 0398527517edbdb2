import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, pathIn, splitPath } from '../../domain/site/language.ts'
import { meantPath } from '../../domain/site/match-route.ts'
import type { AdmittedReads } from '../admission/admitted-reads.ts'
import { Refusal } from '../admission/refusal.ts'
import { beginFailure } from '../error-handler.ts'
import type { PageTask } from '../reads/public-reads.ts'
import { notFoundTarget, readRequestTarget } from '../request-target.ts'
import { CachedResponse } from '../responses/cached-response.ts'
import { preferredEncoding } from '../responses/content-encoding.ts'
import type { PageCache } from '../responses/page-cache.ts'
import { adminPolicy } from '../security/content-security-policy.ts'
import { type Site, siteIn } from '../site.ts'
import { htmlType } from './answer-page.ts'
import { busyTexts } from './busy-texts.ts'
import { adminDocument, escapeHtml, type PageAssets, staticDocument } from './document.ts'
import type { PageShell } from './front-end.ts'
import { pageKey } from './page-key.ts'

const adminPaths = ['/admin', '/admin-login', '/admin-panel', '/admin/dashboard']

export interface PageRouteOptions {
  readonly admitted: AdmittedReads
  readonly cache: PageCache
  readonly shell: () => Promise<PageShell>
  readonly site: Site
  readonly headers: Readonly<Record<string, string>>
  readonly now: () => number
}

/** Treats every address without a route of its own as a page: rendered on the server, cached as bytes for each data version. */
export async function pageRoutes(app: FastifyInstance, options: PageRouteOptions): Promise<void> {
  const { now } = options
  app.setErrorHandler(answerFailure(options))
  for (const path of adminPaths) {
    app.get(path, async (request, reply) => {
      const page = await adminPage(options)
      reply.hijack()
      page.send(request.raw, reply.raw, now())
    })
  }
  app.get('/*', (request, reply) => {
    const target = readRequestTarget(request.raw.url)
    const { path, query } = target.kind === 'normal' ? target : notFoundTarget
    const key = pageKey({ kind: 'normal', path, query })
    const meant = key === undefined && meantPath(path)
    if (meant && meant !== path) return reply.redirect(query === '' ? meant : `${meant}?${query}`, 301)
    const url = key ?? pathIn(splitPath(path).language, notFoundTarget.path)
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
    const { language } = splitPath(url)
    const { title, tooMuch, busy } = busyTexts(language)
    const text = error.statusCode === 429 ? tooMuch : busy
    await reply.type(htmlType).send(noticePage({ title, text, language, siteAssets, site }))
  }
}

/** Who asked for a page gets one, too, where something went wrong that nobody expected. */
function answerFailure({ shell, site }: Pick<PageRouteOptions, 'shell' | 'site'>) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const message = beginFailure(error, request, reply)
    const files = reply.statusCode < 500 ? undefined : await shell().catch(() => undefined)
    if (!files) return reply.send({ message })
    const { language } = splitPath(request.url)
    const { failedTitle: title, failed: text } = busyTexts(language)
    const { siteAssets } = files
    return reply.type(htmlType).send(noticePage({ title, text, language, siteAssets, site }))
  }
}

const policy = 'content-security-policy'

interface AdminPageOptions {
  readonly shell: () => Promise<PageShell>
  readonly site: Site
  readonly headers: Readonly<Record<string, string>>
}

/** The page that loads the administrator's screens. */
async function adminPage({ shell, site, headers }: AdminPageOptions): Promise<CachedResponse> {
  const { adminAssets, transform = async (_url, html) => html } = await shell()
  return new CachedResponse({
    status: 200,
    contentType: htmlType,
    body: Buffer.from(await transform('/admin', adminDocument(adminAssets, site.name))),
    validUntil: null,
    cacheControl: 'no-store',
    // In development pages have no policy, and neither has the panel.
    headers: policy in headers ? { ...headers, [policy]: adminPolicy } : headers,
  })
}

interface NoticePage {
  readonly title: string
  readonly text: string
  readonly language: Language
  readonly siteAssets: PageAssets
  readonly site: Site
}

/** The page that a visitor gets when a read is refused or has failed. It needs no data. */
function noticePage({ title, text, language, siteAssets, site }: NoticePage): string {
  const notice = [
    '<main class="page-width py-12"><section class="notice">',
    `<h1 class="text-xl font-bold">${escapeHtml(title)}</h1>`,
    `<div class="mt-3 text-ink-2"><p>${escapeHtml(text)}</p></div>`,
    '</section></main>',
  ]
  const { name } = siteIn(site, language)
  return staticDocument(siteAssets, { language, title: `${title} — ${name}`, body: notice.join('') })
}
