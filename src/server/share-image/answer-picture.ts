import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { FastifyInstance } from 'fastify'
import type { DrawnTrade } from '../../domain/category/drawn-trade.ts'
import type { Business, Directory } from '../../domain/directory/directory.ts'
import { type Language, languages, pathIn } from '../../domain/site/language.ts'
import type { Messages } from '../../web/messages/ko.ts'
import { loadMessages } from '../../web/messages/load-messages.ts'
import type { AdmittedReads } from '../admission/admitted-reads.ts'
import type { PictureTask } from '../reads/public-reads.ts'
import { json, type ReadAnswer } from '../reads/read-answer.ts'
import { etagOf } from '../responses/cached-response.ts'
import { PageCache } from '../responses/page-cache.ts'
import { type Site, siteIn } from '../site.ts'
import { FontChooser } from './picture-fonts.ts'
import { pictureTexts } from './picture-texts.ts'
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

/** The picture for link previews, 1200×630; other sites may embed it. 404 for an unknown listing. */
export async function answerPicture(
  { id, language }: PictureTask,
  { directory, site }: { readonly directory: Directory; readonly site: Site },
): Promise<ReadAnswer> {
  const business = id === undefined ? undefined : await directory.in(language).findBusiness(id)
  if (id !== undefined && !business) {
    return json(404, { message: 'Business not found' }, { cacheControl: 'no-store' })
  }
  const { name } = siteIn(site, language)
  const words = business ? await businessPicture(business, name, language) : sitePicture(name, language)
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

/** Size of the cache for pictures. It is separate, so that a crawler's pictures do not evict pages. */
const cacheBytes = 8 * 1024 * 1024

/** `GET /share/{id}.png`, `GET /share/site.png` and those in other languages (`/en/share/…`): the pictures that link previews show. 404 for an unknown id. */
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
  }
}
