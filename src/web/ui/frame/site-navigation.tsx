import { useSite } from '../../site-context.ts'

export interface NavigationItem {
  readonly label: string
  readonly href: string
}

/** A link of the drawer. */
export function DrawerLink({ item, isCurrent }: { item: NavigationItem; isCurrent?: boolean }) {
  return (
    <li>
      <a href={item.href} aria-current={isCurrent ? 'page' : undefined} className="drawer-link">
        {item.label}
      </a>
    </li>
  )
}

/** The logo (a map pin that is a doorway) and the name. */
export function Wordmark() {
  const { name } = useSite()
  return (
    <span className="inline-flex items-center gap-2 text-lg font-extrabold tracking-tight text-ink">
      <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
        <path
          className="fill-brand"
          d="M16 2C9.4 2 4 7.2 4 13.7 4 22 16 30 16 30s12-8 12-16.3C28 7.2 22.6 2 16 2Z"
        />
        <path className="fill-brand-ink" d="M11 20v-6.5a5 5 0 0 1 10 0V20Z" />
        <circle className="fill-sun" cx="18.4" cy="15.6" r="1.5" />
      </svg>
      <span className="wordmark-name">{name}</span>
    </span>
  )
}
