import { countryCodes } from '../address/country/country-codes.ts'
import { countryName } from '../address/country/find-country.ts'
import { categoryGroupLabels, categoryGroups } from '../category/category-group.ts'
import { knownCategories } from '../category/known-categories.ts'
import { termOfLabel } from './category-term.ts'
import { groupTerm } from './group-terms.ts'
import { queryTerms } from './search-terms.ts'

/** Not the short words that addresses are full of: of several words, those of three letters are hardly the trade's. */
const isTelling = (term: string, isAlone: boolean) =>
  term.length > (/^[a-z]/.test(term) ? (isAlone ? 2 : 3) : 1)

/** Countries with a trade's word in their names, such as the British Indian Ocean Territory, and with next to no listings. */
const smallCountries = new Set(['AS', 'BQ', 'CF', 'CX', 'EH', 'GF', 'GS', 'IO', 'PF', 'TF', 'VG'])

/** Whoever changes them must have every index written anew (docs/decisions/0016). */
export function tradeTerms(): ReadonlySet<string> {
  const labels = [...knownCategories.map(({ label }) => label), ...Object.values(categoryGroupLabels)]
  const names = [
    ...labels.flatMap((label): string[] => Object.values(label)),
    ...knownCategories.flatMap(({ synonyms }) => synonyms),
  ]
  const words = names.flatMap((name) => {
    const found = queryTerms(name)
    return found.filter((term) => isTelling(term, found.length === 1))
  })
  // `South Indian restaurant`: every listing of South Korea has the word.
  const countries = [...countryCodes.keys()].filter((code) => !smallCountries.has(code))
  const ofCountries = new Set(countries.flatMap((code) => queryTerms(countryName(code))))
  const telling = words.filter((word) => !ofCountries.has(word))
  return new Set([...telling, ...labels.map(termOfLabel), ...categoryGroups.map(groupTerm)])
}

const bits = 2 ** 18

/** Of a term's first letters and its length. */
function bitOf(term: string): number {
  const letters = Math.imul(term.charCodeAt(0), 0x9e3779b1) ^ Math.imul(term.charCodeAt(1), 0x85ebca6b)
  return ((letters ^ Math.imul(term.length, 0xc2b2ae35)) >>> 8) % bits
}

/** Most terms of an import are of no trade: a bit says so, from 32 kB that stay at hand as the set would not. */
function createFilter(terms: ReadonlySet<string>): (term: string) => boolean {
  const seen = new Uint8Array(bits / 8)
  for (const term of terms) {
    const bit = bitOf(term)
    seen[bit >> 3] = (seen[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return (term) => {
    const bit = bitOf(term)
    return ((seen[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0 && terms.has(term)
  }
}

let isKnown: ((term: string) => boolean) | undefined

/** Whether a term is of a category's or group's name: many listings of every city have it, and it is searched for most. */
export function isTradeTerm(term: string): boolean {
  isKnown ??= createFilter(tradeTerms())
  return isKnown(term)
}

/** Whether a text says a trade, and nothing else. */
export function isOfTrade(text: string): boolean {
  const terms = queryTerms(text)
  return terms.length > 0 && terms.every(isTradeTerm)
}
