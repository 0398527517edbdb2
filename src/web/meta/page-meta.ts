import type { SiteSettings } from '../site-context.ts'

export interface PreviewImage {
  /** Absolute, or a path on this site. */
  readonly url: string
  readonly alt: string
  /** True for the pictures that the product draws, 1200 × 630. */
  readonly isDrawn: boolean
}

/** What a page tells search engines and link previews. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  /** Absolute, or a path on this site. */
  readonly canonical: string
  /** HTTP status of the page, 200 unless set. */
  readonly status?: number
  readonly noindex?: boolean
  readonly openGraphType?: 'website' | 'business.business'
  /** Picture of a link preview. Default: the site's own picture. */
  readonly image?: PreviewImage | undefined
  /** Paths of the page before and after this one in a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** True if the list in the page may change each minute. */
  readonly changesByTheMinute?: boolean
}

/** An element of `<head>`. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** `structuredData`: schema.org objects with facts only. */
export function headTags(
  meta: PageMeta,
  site: SiteSettings,
  structuredData: readonly object[] = [],
): HeadTag[] {
  const absolute = (address: string) => (address.startsWith('/') ? site.origin + address : address)
  const url = absolute(meta.canonical)
  const image = meta.image ?? { url: '/share/site.png', alt: site.name, isDrawn: true }
  return [
    { tag: 'title', attributes: {}, text: meta.title },
    named('description', meta.description),
    ...(meta.noindex ? [named('robots', 'noindex, follow')] : []),
    ...link('canonical', url),
    ...link('prev', meta.previous && absolute(meta.previous)),
    ...link('next', meta.next && absolute(meta.next)),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', url),
    property('og:type', meta.openGraphType ?? 'website'),
    property('og:site_name', site.name),
    property('og:locale', 'ko_KR'),
    property('og:image', absolute(image.url)),
    property('og:image:alt', image.alt),
    ...(image.isDrawn ? [property('og:image:width', '1200'), property('og:image:height', '630')] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', meta.title),
    named('twitter:description', meta.description),
    named('twitter:image', absolute(image.url)),
    ...structuredData.map(
      (data): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(data),
      }),
    ),
  ]
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
