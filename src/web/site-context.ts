import { createContext, useContext } from 'react'
import type { Language } from '../domain/site/language.ts'
import type { ReportErrors } from '../domain/submission/report.ts'
import type { SubmissionErrors, SubmissionFailure } from '../domain/submission/submission.ts'
import { sourceLanguage } from './format/source-language.ts'
import type { Messages } from './messages/ko.ts'
import type { Href } from './routes.ts'

/** The language of a page, its texts, and the addresses of the pages in it. */
export interface PageLanguage {
  readonly language: Language
  readonly messages: Messages
  readonly href: Href
}

export interface SiteContextValue extends PageLanguage {
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

/** The texts in the page's language. */
export function useMessages(): Messages {
  return useSiteContext().messages
}

/** Builds addresses of pages in the page's language. */
export function useHref(): Href {
  return useSiteContext().href
}

/** Gives the `lang` of texts from sources, such as names and addresses (see `sourceLanguage`). */
export function useSourceLanguage(): (text: string) => string | undefined {
  const { language } = useSiteContext()
  return (text) => sourceLanguage(text, language)
}

/** The operator's settings that every page may show. */
export interface SiteSettings {
  /** As pages in this language write it. */
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
  readonly errors?: SubmissionErrors & ReportErrors
  /** Why a form without wrong fields was not taken. */
  readonly failure?: SubmissionFailure
  /** The same in words, where the page has none for it. */
  readonly failureText?: string | undefined
}
