import { ChevronDown } from 'lucide-react'
import type { NavigationItem } from './site-navigation.ts'
import { useHoverMenu } from './use-hover-menu.ts'

interface HeaderMenuProps {
  readonly label: string
  readonly items: readonly NavigationItem[]
  readonly all: NavigationItem
}

/** A dropdown: opens on click without JavaScript, and on hover too with it. */
export function HeaderMenu({ label, items, all }: HeaderMenuProps) {
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
