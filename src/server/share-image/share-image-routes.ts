import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Illustration } from '../../domain/category/illustration.ts'
import type { Business, DirectoryApi } from '../../domain/directory/directory.ts'
import type { SiteSettings } from '../../web/entry-server.tsx'
import { orNotFound } from '../http-error.ts'
import { CachedResponse } from '../responses/cached-response.ts'
import type { DataVersion } from '../responses/data-version.ts'
import { PageCache } from '../responses/page-cache.ts'
import { renderPng } from './render-png.ts'
import { type SharePicture, shareSvg } from './share-svg.ts'

export interface ShareImageOptions {
  readonly api: DirectoryApi
  readonly site: SiteSettings
  readonly dataVersion: DataVersion
  readonly now: () => number
  readonly headers: Readonly<Record<string, string>>
}

/** Of their own, so that a crawler's pictures push out no pages. */
const cacheBytes = 16 * 1024 * 1024
const illustrationDir = join(import.meta.dirname, '..', '..', '..', 'public', 'illustrations')
const nothingPattern = /^[^\p{L}\p{N}]*$/u
const formatCount = new Intl.NumberFormat('ko-KR').format

const illustrationSource = (name: Illustration) => readFileSync(join(illustrationDir, `${name}.svg`), 'utf8')

function ratingOf({ rating, reviewCount }: Business): SharePicture['rating'] {
  const value = Number(rating)
  if (!(value > 0 && value <= 5)) return undefined
  const reviews = reviewCount > 0 ? ` · 리뷰 ${formatCount(reviewCount)}개` : ''
  return { stars: Math.floor(value), text: value.toFixed(1) + reviews }
}

function businessPicture(business: Business, siteName: string): SharePicture {
  const facts = [business.categoryLabel, business.city].filter((fact) => !nothingPattern.test(fact))
  return {
    siteName,
    title: business.name,
    subtitle: facts.join(' · '),
    rating: ratingOf(business),
    illustration: illustrationSource(business.illustration),
  }
}

const sitePicture = (siteName: string): SharePicture => ({
  siteName,
  title: '동네의 모든 가게, 한 번에.',
  subtitle: '찾고, 비교하고, 바로 전화합니다',
  illustration: illustrationSource('generic'),
})

/**
 * `GET /share/{id}.png` and `GET /share/site.png`: the pictures that link previews show, 1200×630. Other sites may show
 * them. 404 for an unknown id.
 */
export async function shareImageRoutes(app: FastifyInstance, options: ShareImageOptions): Promise<void> {
  const { api, site, dataVersion, now } = options
  const headers = { ...options.headers, 'cross-origin-resource-policy': 'cross-origin' }
  const cache = new PageCache({ byteLimit: cacheBytes })

  const draw = async (picture: SharePicture) => {
    const words = `${picture.siteName}${picture.title}${picture.subtitle}`
    return new CachedResponse({
      status: 200,
      contentType: 'image/png',
      body: await renderPng(shareSvg(picture), words),
      validUntil: null,
      cacheControl: 'public, max-age=3600',
      headers,
    })
  }
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    describe: () => Promise<SharePicture>,
  ) => {
    const render = async () => draw(await describe())
    const response = await cache.findOrRender(key, dataVersion.current, now(), render)
    reply.hijack()
    response.send(request.raw, reply.raw, now())
  }

  app.get('/share/site.png', (request, reply) =>
    answer(request, reply, 'site', async () => sitePicture(site.name)),
  )
  app.get<{ Params: { id: string } }>('/share/:id([0-9a-z]+).png', (request, reply) =>
    answer(request, reply, request.params.id, async () => {
      const business = orNotFound(await api.findBusiness(request.params.id), 'Business not found')
      return businessPicture(business, site.name)
    }),
  )
}
