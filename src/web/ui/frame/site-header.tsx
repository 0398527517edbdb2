import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { languageFacts, listedLanguages } from '../../../domain/site/language.ts'
import type { RouteName } from '../../../domain/site/match-route.ts'
import type { PageRequest } from '../../page.ts'
import { useSiteContext } from '../../site-context.ts'
import { ChevronDown, Heart, MenuIcon, Search } from '../icons.tsx'
import { lateCode } from '../late-code.ts'
import { keptPart } from '../late-parts.tsx'
import { HeaderSearch, hasHeaderSearch } from '../search/header-search.tsx'
import { LanguageHint, LanguageLink, type LanguageSwitchProps } from './language-switch.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { Wordmark } from './site-navigation.tsx'

const lists = lateCode(() => import('./header-lists.tsx'))
const CategoryMenu = await keptPart(lists, 'CategoryMenu')
const CityMenu = await keptPart(lists, 'CityMenu')

interface SiteHeaderProps extends LanguageSwitchProps {
  readonly route: RouteName | undefined
  readonly request: PageRequest
}

/** The sticky bar at the top: the search, links and dropdowns on large screens, a drawer on smaller ones. */
export function SiteHeader({ route, request, addressIn }: SiteHeaderProps) {
  const { site, href, messages, language } = useSiteContext()
  const { frame } = messages
  const current = (item: RouteName) => (route === item ? ('page' as const) : undefined)
  const hasSearch = hasHeaderSearch(route)
  return (
    <header className={hasSearch ? 'site-header has-find' : 'site-header'}>
      <div className="page-width header-bar">
        <a href={href.home()} aria-label={frame.homeOf(site.name)} className="header-home">
          <Wordmark />
        </a>
        {hasSearch && <HeaderSearch route={route} request={request} />}
        <LanguageHint addressIn={addressIn} />
        <nav aria-label={frame.mainMenu} className="header-nav">
          <a href={href.home()} aria-current={current('home')} className="header-link">
            {frame.home}
          </a>
          <a href={href.browse()} aria-current={current('browse')} className="header-link">
            {frame.browse}
          </a>
          <HeaderMenu label={frame.categories}>
            <CategoryMenu />
          </HeaderMenu>
          <HeaderMenu label={frame.cities}>
            <CityMenu />
          </HeaderMenu>
          <a href={href.about()} aria-current={current('about')} className="header-link">
            {frame.about}
          </a>
          <a href={href.contact()} aria-current={current('contact')} className="header-link">
            {frame.contact}
          </a>
        </nav>
        <div className="header-languages">
          <HeaderMenu label={languageFacts[language].name} title={frame.language}>
            <ul>
              {listedLanguages.map((other) => (
                <li key={other}>
                  <LanguageLink
                    language={other}
                    address={addressIn(other)}
                    isCurrent={other === language}
                    className="menu-item"
                  />
                </li>
              ))}
            </ul>
          </HeaderMenu>
        </div>
        {!hasSearch && (
          <a href={href.browse()} className="button-primary hidden md:inline-flex">
            <Search size={18} aria-hidden="true" />
            {frame.search}
          </a>
        )}
        <a href={href.saved()} className="icon-button header-saved" aria-current={current('saved')}>
          <Heart size={22} aria-hidden="true" />
          <span className="sr-only">{messages.saved.title}</span>
        </a>
        <SideDrawer route={route} addressIn={addressIn} icon={<MenuIcon size={22} aria-hidden="true" />} />
      </div>
    </header>
  )
}

interface HeaderMenuProps {
  readonly label: string
  /** What the menu is for, where its label does not say it. */
  readonly title?: string
  /** Lists of links, with lines between them. */
  readonly children: ReactNode
}

/** A dropdown: opens on click without JavaScript, and on hover too with it. */
function HeaderMenu({ label, title, children }: HeaderMenuProps) {
  const menu = useHoverMenu()
  return (
    <details className="relative" name="header-menu" {...menu}>
      <summary className="header-link">
        {title && <span className="sr-only">{`${title}: `}</span>}
        {label}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}

const openDelay = 200
const closeDelay = 150
const skipWindow = 300
let closedAt = Number.NEGATIVE_INFINITY
/** Whether a menu opens without delay: another one is open, or has just closed. */
const isWithinSkipWindow = () =>
  document.querySelector('.header-bar details[name][open]') || performance.now() - closedAt < skipWindow

interface HoverMenu {
  readonly ref: RefObject<HTMLDetailsElement | null>
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * Adds hover, Escape and link clicks to a `<details>`, which opens on click by itself. Delays are in milliseconds.
 */
function useHoverMenu(): HoverMenu {
  const ref = useRef<HTMLDetailsElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const openedByHover = useRef(false)
  const setOpen = (open: boolean) => {
    const menu = ref.current
    if (!menu || menu.open === open) return
    menu.open = open
    openedByHover.current = open
    if (!open) closedAt = performance.now()
  }
  const later = (open: boolean, delay: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(open), delay)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    ref,
    onPointerEnter: (event) => {
      if (event.pointerType !== 'mouse') return
      later(true, isWithinSkipWindow() ? 0 : openDelay)
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') later(false, closeDelay)
    },
    onBlur: (event) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      ref.current?.querySelector('summary')?.focus()
    },
    onClick: (event) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('a')) setOpen(false)
      // A click right after the menu opened by hovering must not close it.
      if (openedByHover.current && event.target.closest('summary')) event.preventDefault()
      openedByHover.current = false
    },
  }
}
