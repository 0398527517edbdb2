import { href } from '../routes.ts'
import type { SiteSettings } from '../site-settings.ts'

export const context = 'https://schema.org'

export interface Crumb {
  readonly name: string
  readonly path: string
}

export function siteData(site: SiteSettings): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    url: `${site.origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function breadcrumbData(site: SiteSettings, crumbs: readonly Crumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  }
}

/** The listings of one page of a list; `before`: how many come before them. */
export function itemListData(
  site: SiteSettings,
  listings: readonly { readonly name: string; readonly slug: string }[],
  before: number,
): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: listings.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: site.origin + href.details(slug),
    })),
  }
}
