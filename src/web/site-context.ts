import { createContext, useContext } from 'react'

export interface SiteContextValue {
  readonly site: SiteSettings
  /** The date (`2026-11-21`) in a time zone that the server rendered, for hydration. */
  readonly renderedDate: (timeZone: string) => string
  /** A form that was sent with errors, on the page that shows it again. */
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

/** The operator's settings that every page may show. */
export interface SiteSettings {
  readonly name: string
  /** `https://…`, without a slash at the end. */
  readonly origin: string
  readonly contactEmail: string
  /** The ad network's script, https; '' if none is configured. */
  readonly adScriptUrl: string
}

/** A form that was sent with errors. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  /** One sentence for each field; under `form` a sentence about the whole form. */
  readonly errors: Readonly<Record<string, string>>
}
