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

function tradeTerms(): ReadonlySet<string> {
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
  const ofCountries = new Set([...countryCodes.keys()].flatMap((code) => queryTerms(countryName(code))))
  const telling = words.filter((word) => !ofCountries.has(word))
  return new Set([...telling, ...labels.map(termOfLabel), ...categoryGroups.map(groupTerm)])
}

let terms: ReadonlySet<string> | undefined

/** Whether a term is of a category's or group's name: many listings of every city have it, and it is searched for most. */
export function isTradeTerm(term: string): boolean {
  terms ??= tradeTerms()
  return terms.has(term)
}
