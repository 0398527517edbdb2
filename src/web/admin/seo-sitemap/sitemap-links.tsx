import { ExternalLink } from 'lucide-react'
import type { SitemapStats } from '../admin-api.ts'

interface SitemapLinksProps {
  readonly urls: SitemapStats['sitemapUrls']
}

/** Every sitemap, each opening in a tab of its own. */
export function SitemapLinks({ urls }: SitemapLinksProps) {
  const main = [
    ['Ana dizin', urls.main],
    ['Ana sayfalar', urls.mainPages],
    ['Kategoriler', urls.categories],
    ['Şehirler', urls.cities],
  ] as const
  return (
    <>
      <section aria-labelledby="main-sitemaps" className="panel">
        <h2 id="main-sitemaps" className="panel-heading">
          Ana sitemap’ler
        </h2>
        <LinkList links={main} />
      </section>
      <section aria-labelledby="business-sitemaps" className="panel">
        <h2 id="business-sitemaps" className="panel-heading">
          İşletme sitemap’leri
        </h2>
        {urls.businesses.length === 0 ? (
          <p className="mt-3 text-xs text-ink-3">Henüz işletme yok.</p>
        ) : (
          <LinkList links={urls.businesses.map((url, index) => [`İşletmeler ${index + 1}`, url])} />
        )}
      </section>
    </>
  )
}

function LinkList({ links }: { readonly links: readonly (readonly [label: string, url: string])[] }) {
  return (
    <ul className="sitemap-links">
      {links.map(([label, url]) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <b>{label}</b>
            <ExternalLink size={14} aria-hidden="true" />
            <span className="sr-only"> (yeni sekmede açılır)</span>
          </a>
          <span className="text-xs text-ink-3">{url}</span>
        </li>
      ))}
    </ul>
  )
}
