import { memoize } from '../../lru-cache.ts'
import { fold } from '../../text/fold.ts'
import { countryAliases, countryNameOverrides, furtherLanguages } from './country-aliases.ts'
import { countryCodes } from './country-codes.ts'

interface CountryIndex {
  readonly byCode: ReadonlyMap<string, string>
  readonly byName: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
}

/** Every country is known by its names in these languages and in its own. */
const everywhere = ['en', 'ko', 'tr', 'de', 'fr', 'es', 'ja']

/** Letters and digits only, so that `U.S.A.` and `usa`, `Viet-Nam` and `Viet Nam` compare as equal. */
function nameKey(name: string): string {
  return fold(name)
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

function displayNames(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
}

function languagesOf(code: string): string[] {
  const main = new Intl.Locale(`und-${code}`).maximize().language
  return [main, ...(furtherLanguages[code]?.split(' ') ?? [])]
}

function buildIndex(): CountryIndex {
  const namers = new Map<string, Intl.DisplayNames[]>()
  const namersOf = (language: string) => {
    const known = namers.get(language) ?? [displayNames(language, 'long'), displayNames(language, 'short')]
    namers.set(language, known)
    return known
  }
  const byCode = new Map<string, string>()
  const byName = new Map<string, string>()
  const names = new Map<string, string>()
  const add = (name = '', code: string) => {
    for (const spelling of [name, name.replace(/^St\.? /, 'Saint ')]) {
      const key = nameKey(spelling)
      if (key.length > 1 && !byName.has(key)) byName.set(key, code)
    }
  }
  for (const [code, alpha3] of countryCodes) {
    names.set(code, countryNameOverrides[code] ?? namersOf('en')[0]?.of(code) ?? code)
    for (const key of [code, alpha3]) byCode.set(key.toLowerCase(), code)
    for (const alias of [names.get(code), ...(countryAliases[code]?.split('|') ?? [])]) add(alias, code)
  }
  for (const code of countryCodes.keys()) {
    for (const language of [...everywhere, ...languagesOf(code)]) {
      for (const namer of namersOf(language)) add(namer.of(code), code)
    }
  }
  return { byCode, byName, names }
}

let index: CountryIndex | undefined
const hasDigit = /\d/

/**
 * The ISO 3166-1 alpha-2 code of a country in any usual form (name in English, Korean, Turkish or its own language,
 * ISO code, official or colloquial name); '' if the text is none.
 */
export function findCountry(text: string): string {
  if (text === '') return ''
  index ??= buildIndex()
  return index.byCode.get(text.trim().toLowerCase()) ?? findCountryName(text)
}

/** The same for names only: in an address `GF` means the ground floor and `IN` is a word. */
export function findCountryName(text: string): string {
  return text.length > 80 || hasDigit.test(text) ? '' : codeOfName(text)
}

const codeOfName = memoize(5000, (name) => {
  index ??= buildIndex()
  return index.byName.get(nameKey(name)) ?? ''
})

/** The English name of an ISO 3166-1 alpha-2 code, '' for ''. */
export function countryName(code: string): string {
  index ??= buildIndex()
  return index.names.get(code) ?? ''
}
