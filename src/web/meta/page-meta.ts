import type { SiteSettings } from '../site-settings.ts'

/** What a page says about itself to search engines and link previews. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  /** Absolute, or a path on this site. */
  readonly canonical: string
  /** HTTP status of the page, 200 unless set. */
  readonly status?: number
  readonly noindex?: boolean
  readonly openGraphType?: 'website' | 'business.business'
  readonly image?: string | undefined
  /** schema.org objects, facts only. */
  readonly structuredData?: readonly object[]
}

/** An element of `<head>`. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

export function headTags(meta: PageMeta, site: SiteSettings): HeadTag[] {
  const url = meta.canonical.startsWith('/') ? site.origin + meta.canonical : meta.canonical
  return [
    { tag: 'title', attributes: {}, text: meta.title },
    named('description', meta.description),
    ...(meta.noindex ? [named('robots', 'noindex, follow')] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', url),
    property('og:type', meta.openGraphType ?? 'website'),
    property('og:site_name', site.name),
    property('og:locale', 'ko_KR'),
    ...(meta.image ? [property('og:image', meta.image)] : []),
    ...(meta.structuredData ?? []).map(
      (data): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(data),
      }),
    ),
  ]
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } }
}
