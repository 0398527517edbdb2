import { defaultLanguage, type Language } from '../domain/site/language.ts'
import type { SiteSettings } from '../web/entry-server.tsx'

/** The operator's settings. */
export interface Site extends SiteSettings {
  /** The name on pages in other languages than Korean. */
  readonly latinName: string
  /** The proofs for search consoles: name of the meta element → content. */
  readonly verification: Readonly<Record<string, string>>
}

/** The settings as pages in a language show them. */
export function siteIn({ latinName, verification, ...settings }: Site, language: Language): SiteSettings {
  return language === defaultLanguage ? settings : { ...settings, name: latinName }
}
