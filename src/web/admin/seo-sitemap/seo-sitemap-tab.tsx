import { useQuery } from '@tanstack/react-query'
import { readSitemapStats, type SitemapStats } from '../admin-api.ts'
import { Loaded } from '../panel/loaded.tsx'
import { SearchConsole } from './search-console.tsx'
import { SitemapLinks } from './sitemap-links.tsx'

/** Main pages, categories and cities: files beside those of the businesses. */
const otherFiles = 3
const turkish = new Intl.NumberFormat('tr-TR')

/** What a search engine is told of the site. Its labels are Turkish. */
export function SeoSitemapTab() {
  const stats = useQuery({ queryKey: ['admin', 'sitemap-stats'], queryFn: readSitemapStats })
  return (
    <>
      <h1 lang="en" className="tab-heading">
        SEO Sitemap
      </h1>
      <Loaded query={stats} what="사이트맵 정보를">
        {(loaded) => (
          <div lang="tr" className="grid gap-4">
            <Figures stats={loaded} />
            <SearchConsole mainUrl={loaded.sitemapUrls.main} />
            <SitemapLinks urls={loaded.sitemapUrls} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Figures({ stats }: { readonly stats: SitemapStats }) {
  const figures = [
    ['Toplam işletme', turkish.format(stats.totalBusinesses)],
    ['Sitemap dosyası', turkish.format(stats.totalSitemaps + otherFiles)],
    ['Sitemap sayfası başına işletme', turkish.format(stats.businessesPerSitemap)],
    ['Durum', 'Hazır'],
  ] as const
  return (
    <dl className="stat-cards">
      {figures.map(([label, text]) => (
        <div key={label} className="stat-card">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
