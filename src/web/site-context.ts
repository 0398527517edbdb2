import { createContext, useContext } from 'react'
import type { FormState } from './form-state.ts'
import type { SiteSettings } from './site-settings.ts'

export interface SiteContextValue {
  readonly site: SiteSettings
  /** The date (`2026-11-21`) in a time zone as the server rendered it, for hydration. */
  readonly renderedDate: (timeZone: string) => string
  /** What was sent and could not be taken, on the page that answers it. */
  readonly form?: FormState | undefined
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined)

export function useSiteContext(): SiteContextValue {
  const value = useContext(SiteContext)
  if (!value) throw new Error('SiteContext is missing')
  return value
}

export function useSite(): SiteSettings {
  return useSiteContext().site
}
