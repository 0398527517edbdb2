import { ChevronDown, Menu as MenuIcon, Search } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import type { RouteName } from '../../domain/site/match-route.ts'
import { href } from '../routes.ts'
import { useSite } from '../site-context.ts'
import { SideDrawer } from './side-drawer.tsx'
import { headerCategories, headerCityItems, type NavigationItem, Wordmark } from './site-navigation.tsx'

/** The sticky bar at the top: links and dropdowns on large screens, a drawer on smaller ones. */
export function SiteHeader({ route }: { readonly route: RouteName | undefined }) {
  const { name } = useSite()
  const current = (item: RouteName) => (route === item ? ('page' as const) : undefined)
  return (
    <header className="site-header">
      <div className="page-width flex h-16 items-center gap-4">
        <a href={href.home()} aria-label={`${name} 홈`} className="rounded-control">
          <Wordmark />
        </a>
        <nav aria-label="주 메뉴" className="ml-auto hidden items-center gap-1 lg:flex">
          <a href={href.home()} aria-current={current('home')} className="header-link">
            홈
          </a>
          <a href={href.browse()} aria-current={current('browse')} className="header-link">
            업체 검색
          </a>
          <HeaderMenu
            label="카테고리"
            items={headerCategories}
            all={{ label: '모든 업체', href: href.browse() }}
          />
          <HeaderMenu
            label="도시"
            items={headerCityItems}
            all={{ label: '모든 도시', href: href.cities() }}
          />
          <a href={href.about()} aria-current={current('about')} className="header-link">
            소개
          </a>
          <a href={href.contact()} aria-current={current('contact')} className="header-link">
            문의
          </a>
        </nav>
        <a href={href.browse()} className="button-primary ml-auto hidden md:inline-flex lg:ml-2">
          <Search size={18} aria-hidden="true" />
          검색
        </a>
        <SideDrawer route={route} icon={<MenuIcon size={22} aria-hidden="true" />} />
      </div>
    </header>
  )
}

interface HeaderMenuProps {
  readonly label: string
  readonly items: readonly NavigationItem[]
  readonly all: NavigationItem
}

/** A dropdown: opens on click without JavaScript, and on hover too with it. */
function HeaderMenu({ label, items, all }: HeaderMenuProps) {
  const menu = useHoverMenu()
  return (
    <details className="relative" name="header-menu" {...menu}>
      <summary className="header-link">
        {label}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul className="menu-panel">
        {[...items, all].map((item) => (
          <li key={item.href}>
            <a href={item.href} className="menu-item">
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const openDelay = 200
const closeDelay = 150
const skipWindow = 300
let closedAt = Number.NEGATIVE_INFINITY

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
      later(true, performance.now() - closedAt < skipWindow ? 0 : openDelay)
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
