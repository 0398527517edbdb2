import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDirectoryQuery } from '../api/directory-query.ts'
import { popularCities, statistics } from '../api/queries.ts'
import { useHref, useMessages, useSite, useSiteContext } from '../site-context.ts'
import { LanguageLinks, type LanguageSwitchProps } from './language-switch.tsx'
import icons from './share-icons.svg?no-inline'
import { footerCategories, type NavigationItem, Wordmark } from './site-navigation.tsx'

export function SiteFooter({ addressIn }: LanguageSwitchProps) {
  const context = useSiteContext()
  const { footer, frame } = context.messages
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
    <footer className="mt-18 border-t border-line bg-wash">
      <div className="page-width grid grid-cols-2 gap-8 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <BrandColumn addressIn={addressIn} />
        <FooterColumn title={footer.popularCategories} items={footerCategories(context)} />
        <CityColumn />
        <FooterColumn title={footer.quickLinks} items={quickLinks} />
      </div>
      <StatisticsStrip />
      <Legal />
    </footer>
  )
}

function BrandColumn({ addressIn }: LanguageSwitchProps) {
  const { contactEmail } = useSite()
  const { footer } = useMessages()
  return (
    <div className="max-lg:col-span-full">
      <Wordmark />
      <p className="mt-3 max-w-[32ch] text-sm text-ink-2">{footer.blurb}</p>
      <p className="mt-4 text-sm text-ink-2">
        <a href={`mailto:${contactEmail}`} className="text-link">
          {contactEmail}
        </a>
        <br />
        {footer.reply}
      </p>
      <SocialLinks />
      <div className="mt-4">
        <LanguageLinks addressIn={addressIn} />
      </div>
    </div>
  )
}

function CityColumn() {
  const { data } = useDirectoryQuery(popularCities())
  const { footer, places } = useMessages()
  const href = useHref()
  const items = (data ?? []).slice(0, 8).map((city) => ({
    label: city.shown.name,
    href: href.city(city.page),
    note: places(city.businessCount),
  }))
  return <FooterColumn title={footer.popularCities} items={items} />
}

function StatisticsStrip() {
  const { data } = useDirectoryQuery(statistics())
  const words = useMessages().footer.statistics
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
  const { footer } = useMessages()
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
              {item.note && <span className="ml-2 text-xs tabular-nums text-ink-3">{item.note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const networks = [
  {
    name: 'Facebook',
    share: 'https://www.facebook.com/sharer/sharer.php?u=',
  },
  {
    name: 'X',
    share: 'https://x.com/intent/post?url=',
  },
  {
    name: 'LINE',
    share: 'https://social-plugins.line.me/lineit/share?url=',
  },
  {
    name: 'LinkedIn',
    share: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  },
]

/** Four links that share the site. */
function SocialLinks() {
  const { name, origin } = useSite()
  const { footer } = useMessages()
  const href = useHref()
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {networks.map((network) => (
        <li key={network.name}>
          <Tooltip text={network.name}>
            <a
              href={network.share + encodeURIComponent(origin + href.home())}
              target="_blank"
              rel="noopener"
              className="icon-button border border-line"
            >
              <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
                <use href={`${icons}#${network.name.toLowerCase()}`} />
              </svg>
              <span className="sr-only">{footer.share(network.name, name)}</span>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}

const openDelay = 700
const skipWindow = 300
let closedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  /** The visible name of the control, which has a label of its own for assistive technology. */
  readonly text: string
  readonly children: ReactNode
}

/**
 * Shows an icon's name: 700 ms after the pointer stops on it; at once on focus, or within 300 ms of another tooltip.
 */
function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const openIn = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) closedAt = performance.now()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className="tooltip-anchor"
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && openIn(performance.now() - closedAt < skipWindow ? 0 : openDelay)
      }
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && openIn(0)}
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <span className="tooltip" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  )
}
