import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import type { RouteName } from '../../../domain/site/match-route.ts'
import { useSiteContext } from '../../site-context.ts'
import { X } from '../icons.tsx'
import { lateCode } from '../late-code.ts'
import { keptPart } from '../late-parts.tsx'
import { useBackCloses } from '../use-back-closes.ts'
import { LanguageLinks, type LanguageSwitchProps } from './language-switch.tsx'
import { DrawerLink, type NavigationItem } from './site-navigation.tsx'

const DrawerLists = await keptPart(
  lateCode(() => import('./header-lists.tsx')),
  'DrawerLists',
)

interface SideDrawerProps extends LanguageSwitchProps {
  readonly route: RouteName | undefined
  readonly icon: ReactNode
}

/** The header's items on small screens. It is a `<details>`, so it opens without JavaScript too. */
export function SideDrawer({ route, addressIn, icon }: SideDrawerProps) {
  const { href, messages } = useSiteContext()
  const { frame } = messages
  const links: readonly (NavigationItem & { route: RouteName })[] = [
    { route: 'home', label: frame.home, href: href.home() },
    { route: 'browse', label: frame.browse, href: href.browse() },
    { route: 'categories', label: frame.allCategories, href: href.categories() },
    { route: 'cities', label: frame.allCities, href: href.cities() },
    { route: 'saved', label: messages.saved.title, href: href.saved() },
    { route: 'about', label: frame.about, href: href.about() },
    { route: 'contact', label: frame.contact, href: href.contact() },
  ]
  const drawer = useRef<HTMLDetailsElement>(null)
  useBackCloses(drawer)
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
    <details ref={drawer} className="drawer" onKeyDown={onKeyDown} onClick={onClick}>
      <summary className="icon-button" aria-label={frame.menu}>
        <span className="drawer-when-closed">{icon}</span>
        <X className="drawer-when-open" size={22} aria-hidden="true" />
      </summary>
      <div className="drawer-scrim" />
      <nav aria-label={frame.wholeMenu} className="drawer-panel">
        <ul>
          {links.map((item) => (
            <DrawerLink key={item.href} item={item} isCurrent={item.route === route} />
          ))}
        </ul>
        <DrawerLists />
        <section className="mt-4 border-t border-line px-3 pt-4">
          <LanguageLinks addressIn={addressIn} />
        </section>
      </nav>
    </details>
  )
}
