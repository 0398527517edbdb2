/** A language of the site. */
interface LanguageFacts {
  /** Its name in itself. */
  readonly name: string
  /** Offers a page in it to who reads another one. */
  readonly offer: string
  /** For the formats of `Intl`. */
  readonly locale: string
  /** The language of names that the directory has in three languages only, such as those of trades. */
  readonly names: 'ko' | 'en' | 'tr'
  /** Whether pages link to it, and search engines may index it. Its pages answer in any case. */
  readonly isListed: boolean
}

const facts = {
  ko: { name: '한국어', offer: '한국어로 보기', locale: 'ko-KR', names: 'ko', isListed: true },
  en: { name: 'English', offer: 'View in English', locale: 'en-US', names: 'en', isListed: true },
  tr: { name: 'Türkçe', offer: 'Türkçe görüntüle', locale: 'tr-TR', names: 'tr', isListed: true },
  ja: { name: '日本語', offer: '日本語で見る', locale: 'ja-JP', names: 'en', isListed: false },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof facts
/** A language in which the directory has names of trades, attributes and so on. */
export type NameLanguage = LanguageFacts['names']

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = facts
export const languages = Object.keys(facts) as readonly Language[]
/** Those that pages link to. */
export const listedLanguages = languages.filter((language) => facts[language].isListed)
/** The language of addresses without a language. */
export const defaultLanguage: Language = 'ko'
/** The language for visitors who read none of the others: `x-default` in links for search engines. */
export const commonLanguage: Language = 'en'

export const isLanguage = (text: string): text is Language => Object.hasOwn(facts, text)

/** Splits a path into its language and the path that the page has in Korean: `/en/about` → `en` and `/about`. */
export function splitPath(path: string): { readonly language: Language; readonly rest: string } {
  const [, first = ''] = path.split(/[/?]/, 2)
  if (first === defaultLanguage || !isLanguage(first)) return { language: defaultLanguage, rest: path }
  const rest = path.slice(first.length + 1)
  return { language: first, rest: rest.startsWith('/') ? rest : `/${rest}` }
}

/** A path of the Korean pages in another language: `/about` → `/en/about`. It may have a query. */
export function pathIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return `/${language}${path === '/' || path.startsWith('/?') ? path.slice(1) : path}`
}
