const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

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

type Batches = AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>

/** A sitemap as pieces of text. */
export async function* urlSetXml(batches: Batches): AsyncGenerator<string, void, void> {
  yield `${declaration}<urlset ${schema}>\n`
  for await (const urls of batches) yield urls.map((url) => element('url', url)).join('')
  yield '</urlset>\n'
}

/** The index of sitemaps as pieces of text. */
export async function* sitemapIndexXml(sitemaps: readonly SitemapUrl[]): AsyncGenerator<string, void, void> {
  yield `${declaration}<sitemapindex ${schema}>\n`
  yield sitemaps.map((sitemap) => element('sitemap', sitemap)).join('')
  yield '</sitemapindex>\n'
}
