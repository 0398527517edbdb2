import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { FastifyInstance } from 'fastify'
import type { DrawnTrade } from '../../domain/category/drawn-trade.ts'
import type { Business, Directory } from '../../domain/directory/directory.ts'
import { type Language, languages, pathIn } from '../../domain/site/language.ts'
import { matchRoute } from '../../domain/site/match-route.ts'
import { picturedPages } from '../../domain/site/pictured-pages.ts'
import type { Messages } from '../../web/messages/ko.ts'
import { loadMessages } from '../../web/messages/load-messages.ts'
import type { AdmittedReads } from '../admission/admitted-reads.ts'
import { orNotFound } from '../http-error.ts'
import type { PicturedPlace, PictureTask } from '../reads/public-reads.ts'
import { json, type ReadAnswer } from '../reads/read-answer.ts'
import { etagOf } from '../responses/cached-response.ts'
import { PageCache } from '../responses/page-cache.ts'
import { type Site, siteIn } from '../site.ts'
import { FontChooser } from './picture-fonts.ts'
import { pictureTexts } from './picture-texts.ts'
import { placeWords } from './place-words.ts'
import { type SharePicture, shareSvg } from './share-svg.ts'
import { collectYoungGarbage } from './young-garbage.ts'

const fonts = new FontChooser()

/** Draws a picture as PNG, in some 40 ms. Nothing but our own SVG and font files of this machine reaches resvg. */
function renderPng(picture: SharePicture, fontFiles: readonly string[]): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Gothic A1' }
  const png = new Resvg(shareSvg(picture), { font }).render().asPng()
  // Frees the native memory of the picture, some 10 MB in all.
  collectYoungGarbage()
  return png
}

const glyphFile = join(import.meta.dirname, '..', '..', 'web', 'ui', 'glyphs.svg')
const nothingPattern = /^[^\p{L}\p{N}]*$/u

/** The drawings of the site by trade: the shapes inside each symbol. A symbol is a line of the file. */
const drawings: ReadonlyMap<string, string> = new Map(
  readFileSync(glyphFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('<symbol '))
    .map((line) => {
      const [, trade = ''] = line.split('"')
      return [trade, line.slice(line.indexOf('>') + 1, line.lastIndexOf('</symbol>'))] as const
    }),
)

const drawingOf = (trade: DrawnTrade) => drawings.get(trade) ?? ''

function ratingOf(
  { rating, reviewCount }: Business,
  language: Language,
  { format }: Messages,
): SharePicture['rating'] {
  const value = Number(rating)
  if (!(value > 0 && value <= 5)) return undefined
  const reviews = reviewCount > 0 ? ` · ${pictureTexts(language).reviews(reviewCount, format)}` : ''
  return { stars: Math.floor(value), text: format.rating(value) + reviews }
}

/** The texts of a picture before it is known which of them can be drawn. */
interface PictureWords extends Omit<SharePicture, 'subtitle'> {
  /** Drawn below the title, one behind the other. */
  readonly facts: readonly string[]
}

async function businessPicture(
  business: Business,
  siteName: string,
  language: Language,
): Promise<PictureWords> {
  return {
    siteName,
    title: business.name,
    facts: [business.categoryLabel, business.shownPlace.city].filter((fact) => !nothingPattern.test(fact)),
    rating: ratingOf(business, language, await loadMessages(language)),
    drawing: drawingOf(business.trade),
  }
}

function sitePicture(siteName: string, language: Language): PictureWords {
  const { title, subtitle } = pictureTexts(language)
  return { siteName, title, facts: [subtitle], drawing: drawingOf('shop') }
}

/** The picture with the texts that can be drawn, and its fonts. Facts take the place of a title that cannot, or else the site's name. */
export function drawablePicture(
  { siteName, title, facts, rating, drawing }: PictureWords,
  chooser: FontChooser = fonts,
): { readonly picture: SharePicture; readonly fontFiles: readonly string[] } {
  const { files, drawable } = chooser.choose([siteName, title, ...facts, rating?.text ?? ''])
  const subtitle = facts
    .map(drawable)
    .filter((fact) => fact !== '')
    .join(' · ')
  const [name, heading] = [drawable(siteName), drawable(title)]
  const text = rating && drawable(rating.text)
  const picture: SharePicture = {
    siteName: name,
    title: heading || subtitle || name,
    subtitle: heading ? subtitle : '',
    rating: rating && text ? { ...rating, text } : undefined,
    drawing,
  }
  return { picture, fontFiles: files }
}

interface PictureSources {
  readonly directory: Directory
  readonly site: Site
}

/** undefined for a listing, a trade or a place that is not known. */
async function pictureOf(
  { id, place, language }: PictureTask,
  { directory, site }: PictureSources,
): Promise<PictureWords | undefined> {
  const { name } = siteIn(site, language)
  if (place) {
    const words = await placeWords(place, { directory, language })
    return words && { ...words, siteName: name, drawing: drawingOf(words.trade) }
  }
  if (id === undefined) return sitePicture(name, language)
  const business = await directory.in(language).findBusiness(id)
  return business && businessPicture(business, name, language)
}

/** The picture for link previews, 1200×630; other sites may embed it. 404 for an unknown listing, trade or place. */
export async function answerPicture(task: PictureTask, sources: PictureSources): Promise<ReadAnswer> {
  const words = await pictureOf(task, sources)
  if (!words) return json(404, { message: 'Not found' }, { cacheControl: 'no-store' })
  const { picture, fontFiles } = drawablePicture(words)
  const body = renderPng(picture, fontFiles)
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

const ending = '.png'

/** Size of the cache for pictures. It is separate, so that a crawler's pictures do not evict pages. */
const cacheBytes = 8 * 1024 * 1024

/** The place or trade whose page is at a path; undefined for all other pages. */
function placeAt(path: string): PicturedPlace | undefined {
  const { name, params } = matchRoute(path) ?? {}
  if (!name || !picturedPages.has(name)) return undefined
  return { category: params?.slug, city: params?.name, district: params?.district }
}

/**
 * `GET /share/{id}.png`, `GET /share/site.png`, `GET /share{path}.png` of a page about a trade or a place, and those in other languages
 * (`/en/share/…`): the pictures that link previews show. 404 for what is unknown.
 */
export async function shareImageRoutes(
  app: FastifyInstance,
  { admitted }: { readonly admitted: AdmittedReads },
): Promise<void> {
  const cache = new PageCache({ byteLimit: cacheBytes })
  for (const language of languages) {
    app.get(pathIn(language, '/share/site.png'), (request, reply) =>
      admitted.send(request, reply, { task: { kind: 'picture', language }, cache }),
    )
    app.get<{ Params: { id: string } }>(pathIn(language, '/share/:id([0-9a-z]+).png'), (request, reply) => {
      const task = { kind: 'picture', language, id: request.params.id } as const
      return admitted.send(request, reply, { task, cache })
    })
    for (const kind of ['category', 'city']) {
      app.get(pathIn(language, `/share/${kind}/*`), (request, reply) => {
        const [address = ''] = request.url.split('?')
        const path = address.slice(pathIn(language, '/share').length)
        const asked = path.endsWith(ending) ? placeAt(path.slice(0, -ending.length)) : undefined
        const place = orNotFound(asked, 'Not found')
        return admitted.send(request, reply, { task: { kind: 'picture', language, place }, cache })
      })
    }
  }
}
