import { useQuery } from '@tanstack/react-query'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { readSitemapStats, type SitemapStats } from '../admin-api.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { Loaded } from '../panel/loaded.tsx'

const { sitemap: words } = spec

/** Sitemap files other than those of businesses: main pages, categories and cities. */
const otherFiles = 3
const turkish = new Intl.NumberFormat('tr-TR')

/** What search engines are told about the site. The labels are Turkish. */
export function SeoSitemapTab() {
  const stats = useQuery({ queryKey: ['admin', 'sitemap-stats'], queryFn: readSitemapStats })
  const { sitemap } = useMessages()
  return (
    <>
      <h1 lang="en" className="tab-heading">
        {spec.tabs.sitemap}
      </h1>
      <Loaded query={stats} what={sitemap.figures}>
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
    [words.total, turkish.format(stats.totalBusinesses)],
    [words.files, turkish.format(stats.totalSitemaps + otherFiles)],
    [words.perPage, turkish.format(stats.businessesPerSitemap)],
    [words.state, words.ready],
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

interface SitemapLinksProps {
  readonly urls: SitemapStats['sitemapUrls']
}

/** All sitemaps, as links that open in a new tab. */
function SitemapLinks({ urls }: SitemapLinksProps) {
  const main = [
    [words.mainIndex, urls.main],
    [words.mainPages, urls.mainPages],
    [words.categories, urls.categories],
    [words.cities, urls.cities],
  ] as const
  return (
    <>
      <section aria-labelledby="main-sitemaps" className="panel">
        <h2 id="main-sitemaps" className="panel-heading">
          {words.main}
        </h2>
        <LinkList links={main} />
      </section>
      <section aria-labelledby="business-sitemaps" className="panel">
        <h2 id="business-sitemaps" className="panel-heading">
          {words.businesses}
        </h2>
        {urls.businesses.length === 0 ? (
          <p className="mt-3 text-xs text-ink-3">{words.none}</p>
        ) : (
          <LinkList links={urls.businesses.map((url, index) => [words.part(index + 1), url])} />
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
            <span className="sr-only">{words.newTab}</span>
          </a>
          <span className="text-xs text-ink-3">{url}</span>
        </li>
      ))}
    </ul>
  )
}

const consoleUrl = 'https://search.google.com/search-console'

/** The address to enter in Google's Search Console, and a link to it. */
function SearchConsole({ mainUrl }: { readonly mainUrl: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const toast = useToast()
  const copy = async () => {
    const done = await copyText(mainUrl)
    setIsCopied(done)
    if (!done) toast(words.notCopied)
  }
  return (
    <section aria-labelledby="search-console" className="panel">
      <h2 id="search-console" className="panel-heading">
        {words.console}
      </h2>
      <p className="mt-2 text-xs text-ink-2">{words.addThis}</p>
      <p className="sitemap-address">
        <code>{mainUrl}</code>
        <button type="button" className="button-small" onClick={copy}>
          {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </button>
      </p>
      <a href={consoleUrl} target="_blank" rel="noopener" className="button-primary mt-4">
        {words.openConsole}
        <ExternalLink size={16} aria-hidden="true" />
        <span className="sr-only">{words.newTab}</span>
      </a>
    </section>
  )
}
