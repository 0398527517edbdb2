import { useDirectoryQuery } from '../../api/directory-query.ts'
import { popularCities, statistics } from '../../api/queries.ts'
import { useHref, useMessages, useSite, useSiteContext } from '../../site-context.ts'
import { useFooterTexts } from './footer-texts.ts'
import { footerCategories } from './frame-links.ts'
import type { NavigationItem } from './site-navigation.tsx'

/** The trades, the cities and the pages about the site. */
export function FooterLists() {
  const context = useSiteContext()
  const { frame } = context.messages
  const footer = useFooterTexts()
  const { href } = context
  const quickLinks: readonly NavigationItem[] = [
    { label: frame.about, href: href.about() },
    { label: frame.contact, href: href.contact() },
    { label: footer.addBusiness, href: href.addBusiness() },
    { label: footer.advertise, href: href.advertise() },
    { label: footer.privacyPolicy, href: href.privacyPolicy() },
    { label: footer.termsOfService, href: href.termsOfService() },
  ]
  return (
    <>
      <FooterColumn title={footer.popularCategories} items={footerCategories(context)} />
      <CityColumn />
      <FooterColumn title={footer.quickLinks} items={quickLinks} />
    </>
  )
}

/** The totals of the directory, and what the site does not promise. */
export function FooterEnd() {
  return (
    <>
      <StatisticsStrip />
      <Legal />
    </>
  )
}

function CityColumn() {
  const { data } = useDirectoryQuery(popularCities())
  const { places } = useMessages()
  const { popularCities: title } = useFooterTexts()
  const href = useHref()
  const items = (data ?? []).slice(0, 8).map((city) => ({
    label: city.shown.name,
    href: href.city(city.page),
    note: places(city.businessCount),
  }))
  return <FooterColumn title={title} items={items} />
}

function StatisticsStrip() {
  const { data } = useDirectoryQuery(statistics())
  const words = useFooterTexts().statistics
  if (!data) return null
  const facts = [
    words.businesses(data.totalBusinesses),
    words.verified(data.verifiedBusinesses),
    words.categories(data.categories),
    words.cities(data.totalCities),
  ]
  return (
    <div className="border-t border-line">
      <ul className="page-width flex flex-wrap gap-x-6 gap-y-1 py-4 text-sm tabular-nums text-ink-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

function Legal() {
  const { name } = useSite()
  const footer = useFooterTexts()
  const href = useHref()
  return (
    <div className="border-t border-line">
      <div className="page-width grid gap-2 py-6 text-xs text-ink-3">
        <p>{footer.disclaimer}</p>
        <p className="flex flex-wrap gap-x-4">
          <span>© 2025 {name}</span>
          <a href={href.sitemap()} className="text-link">
            {footer.sitemap}
          </a>
        </p>
      </div>
    </div>
  )
}

interface FooterColumnProps {
  readonly title: string
  readonly items: readonly { readonly label: string; readonly href: string; readonly note?: string }[]
}

function FooterColumn({ title, items }: FooterColumnProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 grid gap-1">
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} className="footer-link">
              {item.label}
              {item.note && <span className="text-xs tabular-nums text-ink-3">{item.note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
