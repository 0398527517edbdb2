import type { Business, Directory } from '../../domain/directory/directory.ts'
import { pathIn } from '../../domain/site/language.ts'
import { routePaths } from '../../domain/site/match-route.ts'
import { siteFiles } from '../../domain/site/site-files.ts'
import type { FeedTask } from '../reads/public-reads.ts'
import type { ReadAnswer } from '../reads/read-answer.ts'
import { etagOf } from '../responses/cached-response.ts'
import { type Site, siteIn } from '../site.ts'
import { feedTexts } from './feed-texts.ts'
import { xmlText } from './xml-text.ts'

/** How many of the newest businesses a feed has. */
const itemLimit = 30

/** The newest businesses as RSS 2.0, newest first. Without businesses the feed has no items. */
export async function answerFeed(
  { language }: FeedTask,
  { directory, site }: { readonly directory: Directory; readonly site: Site },
): Promise<ReadAnswer> {
  const { businesses } = await directory.in(language).listBusinesses({ sort: 'latest', limit: itemLimit })
  const words = feedTexts(language)
  const { name, origin } = siteIn(site, language)
  const to = (path: string) => origin + pathIn(language, path)
  const items = businesses.map((business) => itemXml(business, to))
  const [newest] = businesses
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    element('title', words.title(name)),
    element('link', to(routePaths.home)),
    element('description', words.description(name)),
    element('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(to(siteFiles.feed))}"/>\n`,
    newest?.addedDate ? element('lastBuildDate', feedDate(newest.addedDate)) : '',
    ...items,
    '</channel></rss>\n',
  ].join('')
  const body = Buffer.from(xml)
  return {
    status: 200,
    contentType: 'application/rss+xml; charset=utf-8',
    body,
    etag: etagOf(body),
    validUntil: null,
    cacheControl: 'public, max-age=0, must-revalidate',
  }
}

/** `to` makes the whole address of a path. */
function itemXml(business: Business, to: (path: string) => string): string {
  const { id, slug, name, categoryLabel, shownPlace, street, addedDate } = business
  const place = [shownPlace.city || shownPlace.near, shownPlace.district, street].filter(Boolean).join(' ')
  const description = [categoryLabel, place].filter(Boolean).join(' · ')
  return [
    '<item>\n',
    element('title', name),
    element('link', to(`/details/${encodeURIComponent(slug)}`)),
    `<guid isPermaLink="true">${xmlText(to(`/business/${id}`))}</guid>\n`,
    description === '' ? '' : element('description', description),
    categoryLabel === '' ? '' : element('category', categoryLabel),
    addedDate === '' ? '' : element('pubDate', feedDate(addedDate)),
    '</item>\n',
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>\n`

/** `2026-05-14` as RSS writes dates: `Thu, 14 May 2026 00:00:00 GMT`. */
const feedDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()
