const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The XML before and after the addresses of a sitemap. */
export const urlSetStart = `${declaration}<urlset ${schema}>\n`
export const urlSetEnd = '</urlset>\n'

export interface SitemapUrl {
  /** Absolute address. */
  readonly location: string
  /** Milliseconds since the epoch. */
  readonly updatedAt?: number
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function element(name: 'url' | 'sitemap', { location, updatedAt }: SitemapUrl): string {
  const lastModified =
    updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
  return `<${name}><loc>${escapeXml(location)}</loc>${lastModified}</${name}>\n`
}

/** Some addresses of a sitemap. */
export const urlsXml = (urls: readonly SitemapUrl[]) => urls.map((url) => element('url', url)).join('')

export const urlSetXml = (urls: readonly SitemapUrl[]) => urlSetStart + urlsXml(urls) + urlSetEnd

/** The index of sitemaps. */
export function sitemapIndexXml(sitemaps: readonly SitemapUrl[]): string {
  const elements = sitemaps.map((sitemap) => element('sitemap', sitemap)).join('')
  return `${declaration}<sitemapindex ${schema}>\n${elements}</sitemapindex>\n`
}
