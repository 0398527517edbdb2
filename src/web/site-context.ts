import { createContext, useContext } from 'react'

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

/** What the operator sets and every page may show. */
export interface SiteSettings {
  readonly name: string
  /** `https://…`, without a slash at the end. */
  readonly origin: string
  readonly contactEmail: string
  /** The ad network's script, https; '' where none is configured. */
  readonly adScriptUrl: string
}

/** A form as it was sent, where the server could not take it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  /** By field, a sentence each; under `form` what concerns the whole. */
  readonly errors: Readonly<Record<string, string>>
}
