import { Menu as MenuIcon, Search } from 'lucide-react'
import type { RouteName } from '../../domain/site/match-route.ts'
import { href } from '../routes.ts'
import { useSite } from '../site-context.ts'
import { HeaderMenu } from './header-menu.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { headerCategories, headerCityItems } from './site-navigation.ts'
import { Wordmark } from './wordmark.tsx'

/** The sticky bar at the top: links and dropdowns from the large breakpoint, a drawer below it. */
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
