import type { Language } from '../../domain/site/language.ts'
import type { Messages } from './ko.ts'

/** Brings the catalogue of each language. In the browser each is a script of its own, which only its pages load. */
const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  ko: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
  tr: async () => (await import('./tr.ts')).tr,
  // What is not translated yet is in English.
  ja: async () => ({ ...(await catalogues.en()), ...(await import('./ja.ts')).ja }),
}

export const loadMessages = (language: Language): Promise<Messages> => catalogues[language]()
