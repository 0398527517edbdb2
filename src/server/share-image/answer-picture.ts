import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Illustration } from '../../domain/category/illustration.ts'
import type { Business, DirectoryApi } from '../../domain/directory/directory.ts'
import type { PictureTask } from '../reads/public-reads.ts'
import type { ReadAnswer } from '../reads/read-answer.ts'
import { json } from '../reads/read-answer.ts'
import { etagOf } from '../responses/cached-response.ts'
import { renderPng } from './render-png.ts'
import { type SharePicture, shareSvg } from './share-svg.ts'

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

/** The picture for link previews, 1200×630; other sites may embed it. 404 for an unknown listing. */
export async function answerPicture(
  { id }: PictureTask,
  { api, siteName }: { readonly api: DirectoryApi; readonly siteName: string },
): Promise<ReadAnswer> {
  const business = id === undefined ? undefined : await api.findBusiness(id)
  if (id !== undefined && !business) {
    return json(404, { message: 'Business not found' }, { cacheControl: 'no-store' })
  }
  const picture = business ? businessPicture(business, siteName) : sitePicture(siteName)
  const body = renderPng(shareSvg(picture), `${picture.siteName}${picture.title}${picture.subtitle}`)
  return {
    status: 200,
    contentType: 'image/png',
    body,
    etag: etagOf(body),
    validUntil: null,
    cacheControl: 'public, max-age=3600',
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  }
}
