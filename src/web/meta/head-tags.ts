import {
  commonLanguage,
  type Language,
  languageFacts,
  listedLanguages,
  pathIn,
  splitPath,
} from '../../domain/site/language.ts'
import { matchRoute } from '../../domain/site/match-route.ts'
import { picturedPages } from '../../domain/site/pictured-pages.ts'
import { hrefIn } from '../routes.ts'
import type { SiteSettings } from '../site-context.ts'
import type { PageMeta, PreviewImage } from './page-meta.ts'

/** An element of `<head>`. */
interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

export interface HeadContext {
  readonly site: SiteSettings
  readonly language: Language
}

/** The picture of a page about a trade or a place: at `/share` and the page's own path. */
function placeImage({ canonical, title, status }: PageMeta): PreviewImage | undefined {
  const [path = ''] = canonical.split('?')
  const route = status === 404 ? undefined : matchRoute(path)
  if (!route || !picturedPages.has(route.name)) return undefined
  const { language, rest } = splitPath(path)
  return { path: pathIn(language, `/share${rest}.png`), alt: title }
}

/** `structuredData`: schema.org objects with facts only. */
export function headTags(
  meta: PageMeta,
  { site, language }: HeadContext,
  structuredData: readonly object[] = [],
): HeadTag[] {
  const absolute = (address: string) => (address.startsWith('/') ? site.origin + address : address)
  const url = absolute(meta.canonical)
  const isIndexed = !meta.noindex && languageFacts[language].isListed
  const image = meta.image ??
    placeImage(meta) ?? { path: hrefIn(language).sharePicture('site'), alt: site.name }
  return [
    { tag: 'title', attributes: {}, text: meta.title },
    named('description', meta.description),
    ...(isIndexed ? [] : [named('robots', 'noindex, follow')]),
    ...link('canonical', url),
    ...link('prev', meta.previous && absolute(meta.previous)),
    ...link('next', meta.next && absolute(meta.next)),
    ...(isIndexed ? alternates(meta.canonical, site) : []),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', url),
    property('og:type', meta.openGraphType ?? 'website'),
    property('og:site_name', site.name),
    property('og:locale', languageFacts[language].locale.replace('-', '_')),
    property('og:image', absolute(image.path)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', image.alt),
    ...(image.photo ? [property('og:image', image.photo)] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', meta.title),
    named('twitter:description', meta.description),
    named('twitter:image', absolute(image.path)),
    ...structuredData.map(
      (data): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(data),
      }),
    ),
  ]
}

/** Links to the page in each language; none for a page with a canonical address on another site. */
function alternates(canonical: string, { origin }: SiteSettings): HeadTag[] {
  const path = canonical.startsWith(`${origin}/`) ? canonical.slice(origin.length) : canonical
  if (!path.startsWith('/')) return []
  const { rest } = splitPath(path)
  const to = (hreflang: string, target: Language): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: origin + pathIn(target, rest) },
  })
  return [...listedLanguages.map((target) => to(target, target)), to('x-default', commonLanguage)]
}

function link(rel: string, href: string | undefined): HeadTag[] {
  return href ? [{ tag: 'link', attributes: { rel, href } }] : []
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
const voidTags = new Set(['meta', 'link'])

/** The tags as HTML. `data-page` marks each, so that the browser can replace them on navigation. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('')
}

function tagHtml({ tag, attributes, text = '' }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const open = `<${tag}${list.join('')} data-page>`
  if (voidTags.has(tag)) return open
  return `${open}${tag === 'script' ? scriptJson(text) : escapeHtml(text)}</${tag}>`
}

/** Escapes JSON so that it cannot end its script element. */
export function scriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** Puts the tags in place of those of the page before. */
export function replaceHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  document.head.append(
    ...tags.map(({ tag, attributes, text }) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.setAttribute('data-page', '')
      if (text) element.textContent = text
      return element
    }),
  )
}
