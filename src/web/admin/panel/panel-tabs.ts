import { ChartColumn, FileUp, Globe, Store, UserRound } from 'lucide-react'
import { type ComponentType, lazy } from 'react'

/** A tab of the panel. Its code is loaded when it is first opened. */
export interface PanelTab {
  /** Its name in the address: `?tab=import`. */
  readonly id: string
  readonly label: string
  readonly lang: 'en' | 'ko'
  readonly Icon: typeof Store
  readonly Tab: ComponentType
}

const dashboard: PanelTab = {
  id: 'dashboard',
  label: 'Dashboard',
  lang: 'en',
  Icon: ChartColumn,
  Tab: lazy(async () => ({ default: (await import('../dashboard/dashboard-tab.tsx')).DashboardTab })),
}

export const panelTabs: readonly PanelTab[] = [
  dashboard,
  {
    id: 'businesses',
    label: 'Businesses',
    lang: 'en',
    Icon: Store,
    Tab: lazy(async () => ({ default: (await import('../businesses/businesses-tab.tsx')).BusinessesTab })),
  },
  {
    id: 'import',
    label: 'Import',
    lang: 'en',
    Icon: FileUp,
    Tab: lazy(async () => ({ default: (await import('../import/import-tab.tsx')).ImportTab })),
  },
  {
    id: 'seo-sitemap',
    label: 'SEO Sitemap',
    lang: 'en',
    Icon: Globe,
    Tab: lazy(async () => ({ default: (await import('../seo-sitemap/seo-sitemap-tab.tsx')).SeoSitemapTab })),
  },
  {
    id: 'account',
    label: '계정 및 기록',
    lang: 'ko',
    Icon: UserRound,
    Tab: lazy(async () => ({ default: (await import('../account/account-tab.tsx')).AccountTab })),
  },
]

/** The tab that an address names; the dashboard if it names none. */
export function tabOf(search: string): PanelTab {
  const id = new URLSearchParams(search).get('tab')
  return panelTabs.find((tab) => tab.id === id) ?? dashboard
}
