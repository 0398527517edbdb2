import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import type { RouteName } from '../../domain/site/match-route.ts'
import { href } from '../routes.ts'
import { headerCategories, headerCityItems, type NavigationItem } from './site-navigation.tsx'

interface SideDrawerProps {
  readonly route: RouteName | undefined
  readonly icon: ReactNode
}

const links: readonly (NavigationItem & { route: RouteName })[] = [
  { route: 'home', label: '홈', href: href.home() },
  { route: 'browse', label: '업체 검색', href: href.browse() },
  { route: 'cities', label: '모든 도시', href: href.cities() },
  { route: 'about', label: '소개', href: href.about() },
  { route: 'contact', label: '문의', href: href.contact() },
]

/** The header's items on small screens. It is a `<details>`, so it opens without JavaScript too. */
export function SideDrawer({ route, icon }: SideDrawerProps) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (drawer.current) drawer.current.open = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    drawer.current?.querySelector('summary')?.focus()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, .drawer-scrim')) close()
  }
  return (
    <details
      ref={drawer}
      className="drawer ml-auto md:ml-0 lg:hidden"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <summary className="icon-button" aria-label="메뉴">
        <span className="drawer-when-closed">{icon}</span>
        <X className="drawer-when-open" size={22} aria-hidden="true" />
      </summary>
      <div className="drawer-scrim" />
      <nav aria-label="전체 메뉴" className="drawer-panel">
        <ul>
          {links.map((item) => (
            <DrawerLink key={item.href} item={item} isCurrent={item.route === route} />
          ))}
        </ul>
        <DrawerSection title="카테고리" items={headerCategories} />
        <DrawerSection title="도시" items={headerCityItems} />
      </nav>
    </details>
  )
}

function DrawerSection({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h2 className="px-3 text-xs font-semibold text-ink-3">{title}</h2>
      <ul className="mt-1 grid grid-cols-2">
        {items.map((item) => (
          <DrawerLink key={item.href} item={item} />
        ))}
      </ul>
    </section>
  )
}

function DrawerLink({ item, isCurrent }: { item: NavigationItem; isCurrent?: boolean }) {
  return (
    <li>
      <a href={item.href} aria-current={isCurrent ? 'page' : undefined} className="drawer-link">
        {item.label}
      </a>
    </li>
  )
}
