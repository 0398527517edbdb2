import { memoize } from '../../memoize.ts'
import { editDistance, mistakesAllowed } from '../../search-terms/edit-distance.ts'
import { wordKey } from '../../search-terms/word-key.ts'
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

/** What people and lists call a country beside the names that the locale data has. */
export const otherCountryNames = (code: string): readonly string[] => countryAliases[code]?.split('|') ?? []

/** Letters and digits only, so that `U.S.A.` and `usa`, `Viet-Nam` and `Viet Nam`, `Gambia (the)` and `The Gambia` compare as equal. */
function nameKey(name: string): string {
  return fold(name)
    .replace(/\bthe\b/g, '')
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
    for (const alias of [names.get(code), ...otherCountryNames(code)]) add(alias, code)
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
export const findCountry: (text: string) => string = memoize(2000, (text) => {
  if (text === '') return ''
  index ??= buildIndex()
  const trimmed = text.trim()
  return index.byCode.get(trimmed.toLowerCase()) ?? (codeWithin(trimmed) || findCountryName(text))
})

const flag = /^([\u{1f1e6}-\u{1f1ff}])([\u{1f1e6}-\u{1f1ff}])$/u
const subdivision = /^([a-z]{2})-[a-z\d]{1,3}$/i
const codeBeforeName = /^([a-z]{2,3}) ?[-–:/|] ?(\D{2,60})$/i

/** The code in a flag, in the code of a part of the country (`US-CA`), or before the country's name (`KR - Korea`). */
function codeWithin(text: string): string {
  if (text.length > 70) return ''
  const byCode = (code: string) => index?.byCode.get(code.toLowerCase()) ?? ''
  const [, first, second] = flag.exec(text) ?? []
  if (first && second) {
    const letter = (sign: string) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65)
    return byCode(letter(first) + letter(second))
  }
  const part = subdivision.exec(text)?.[1]
  if (part) return byCode(part)
  const [, before = '', name = ''] = codeBeforeName.exec(text) ?? []
  const code = byCode(before)
  return code !== '' && code === codeOfName(name) ? code : ''
}

/** The same for names only: in an address `GF` means the ground floor and `IN` is a word. */
export function findCountryName(text: string): string {
  return text.length > 80 || hasDigit.test(text) ? '' : codeOfName(text)
}

const codeOfName = memoize(5000, (name) => exactCode(name) || codeWithoutForm(name))

function exactCode(name: string): string {
  index ??= buildIndex()
  return index.byName.get(nameKey(name)) ?? ''
}

/** Words for the form of a state, as official lists add them to the country's name. */
const forms = new Set(
  (
    'republic rep kingdom state states federation federal federated commonwealth principality sultanate emirate union duchy grand ' +
    'democratic dem people s peoples socialist islamic arab plurinational bolivarian united independent co operative cooperative former part dutch french of and rb'
  ).split(' '),
)
const qualified = /^([^([,/]{2,60})[([,/] ?([^)\]]{1,60})[)\]]?$/
const prefixed = /^(.{3,50}?) of (.{2,60})$/
/** Two countries each have these names, and only the form of the state tells which. */
const sharedNames = new Set(['KR', 'CG'])

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && word !== 'the')
}

/** `Iran (Islamic Republic of)`, `Egypt, Arab Rep.`, `Kingdom of Norway`, `Spain (ES)`: the name without the rest. */
function codeWithoutForm(name: string): string {
  const [, base = '', rest = ''] = qualified.exec(name) ?? []
  if (base !== '') {
    const code = exactCode(base)
    if (code === '') return ''
    if (index?.byCode.get(rest.trim().toLowerCase()) === code || exactCode(rest) === code) return code
    const words = wordsOf(rest)
    const isOther = sharedNames.has(code) && words.some((word) => word.startsWith('dem'))
    return !isOther && words.every((word) => forms.has(word)) ? code : ''
  }
  const [, form = '', country = ''] = prefixed.exec(name) ?? []
  if (form === '') return ''
  const words = wordsOf(form)
  const code = words.length > 0 && words.every((word) => forms.has(word)) ? exactCode(country) : ''
  // The State of Georgia is American.
  return sharedNames.has(code) || (code === 'GE' && words.includes('state')) ? '' : code
}

/** The countries whose names, in any language, differ least from a text that names none by a typing mistake or two: 대한밍국, Germny. */
export function nearCountries(text: string): readonly string[] {
  index ??= buildIndex()
  const key = wordKey(nameKey(text))
  const allowed = text.length > 80 ? 0 : mistakesAllowed(key)
  if (allowed === 0) return []
  const found = [...index.byName].map(([name, code]) => ({
    code,
    distance: editDistance(key, wordKey(name), allowed),
  }))
  const least = Math.min(...found.map(({ distance }) => distance))
  return least > allowed
    ? []
    : [...new Set(found.filter(({ distance }) => distance === least).map(({ code }) => code))]
}

/** The English name of an ISO 3166-1 alpha-2 code, '' for ''. */
export function countryName(code: string): string {
  index ??= buildIndex()
  return index.names.get(code) ?? ''
}
