import { ChartColumn, FileUp, Globe, Store, UserRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { type LateCode, lateCode } from '../../ui/late-code.ts'
import type { Messages } from '../messages/ko.ts'
import { spec } from '../messages/spec.ts'

/** A tab of the panel. Its code is loaded when it is first opened. */
export interface PanelTab {
  /** Its name in the address: `?tab=import`. */
  readonly id: string
  /** The specification's name of the tab, or the panel's own. */
  readonly label: string | ((messages: Messages) => string)
  readonly Icon: typeof Store
  readonly tab: LateCode<ComponentType>
}

const dashboard: PanelTab = {
  id: 'dashboard',
  label: spec.tabs.dashboard,
  Icon: ChartColumn,
  tab: lateCode(async () => (await import('../dashboard/dashboard-tab.tsx')).DashboardTab),
}

export const panelTabs: readonly PanelTab[] = [
  dashboard,
  {
    id: 'businesses',
    label: spec.tabs.businesses,
    Icon: Store,
    tab: lateCode(async () => (await import('../businesses/businesses-tab.tsx')).BusinessesTab),
  },
  {
    id: 'import',
    label: spec.tabs.import,
    Icon: FileUp,
    tab: lateCode(async () => (await import('../import/import-tab.tsx')).ImportTab),
  },
  {
    id: 'seo-sitemap',
    label: spec.tabs.sitemap,
    Icon: Globe,
    tab: lateCode(async () => (await import('../seo-sitemap/seo-sitemap-tab.tsx')).SeoSitemapTab),
  },
  {
    id: 'account',
    label: ({ panel }) => panel.account,
    Icon: UserRound,
    tab: lateCode(async () => (await import('../account/account-tab.tsx')).AccountTab),
  },
]

/** The tab that an address names; the dashboard if it names none. */
export function tabOf(search: string): PanelTab {
  const id = new URLSearchParams(search).get('tab')
  return panelTabs.find((tab) => tab.id === id) ?? dashboard
}

/** A tab's name, and the language it is in if that is not the panel's. */
export function labelOf({ label }: PanelTab, messages: Messages): { text: string; lang?: 'en' } {
  return typeof label === 'string' ? { text: label, lang: 'en' } : { text: label(messages) }
}
