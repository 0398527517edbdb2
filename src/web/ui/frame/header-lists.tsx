import { useDirectoryQuery } from '../../api/directory-query.ts'
import { popularCities } from '../../api/queries.ts'
import { useSiteContext } from '../../site-context.ts'
import { headerCategories, headerCityItems } from './frame-links.ts'
import { DrawerLink, type NavigationItem } from './site-navigation.tsx'

/** The trades of the header, and the way to all of them. */
export function CategoryMenu() {
  const context = useSiteContext()
  const { href, messages } = context
  return (
    <>
      <MenuItems items={headerCategories(context)} />
      <MenuItems items={[{ label: messages.frame.allCategories, href: href.categories() }]} />
    </>
  )
}

/** The cities of the header, and the way to all of them. */
export function CityMenu() {
  const { href, messages } = useSiteContext()
  return (
    <>
      <MenuItems items={useHeaderCities()} />
      <MenuItems items={[{ label: messages.frame.allCities, href: href.cities() }]} />
    </>
  )
}

/** The same trades and cities in the drawer. */
export function DrawerLists() {
  const context = useSiteContext()
  const { frame } = context.messages
  return (
    <>
      <DrawerSection title={frame.categories} items={headerCategories(context)} />
      <DrawerSection title={frame.cities} items={useHeaderCities()} />
    </>
  )
}

function useHeaderCities(): NavigationItem[] {
  const { data } = useDirectoryQuery(popularCities())
  return headerCityItems(useSiteContext(), data)
}

function MenuItems({ items }: { readonly items: readonly NavigationItem[] }) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href} className="menu-item">
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function DrawerSection({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  if (items.length === 0) return null
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
