import { categoryGroups } from '../category/category-group.ts'
import { knownCategories } from '../category/known-categories.ts'
import { isCategoryTerm } from './category-term.ts'
import { groupTerm } from './group-terms.ts'
import { queryTerms } from './search-terms.ts'

/** Not the short words that addresses are full of. */
const isTelling = (term: string) => term.length > (/^[a-z]/.test(term) ? 2 : 1)

let terms: ReadonlySet<string> | undefined

function tradeTerms(): ReadonlySet<string> {
  const found = new Set<string>(categoryGroups.map(groupTerm))
  for (const { label, synonyms } of knownCategories) {
    for (const name of [...Object.values(label), ...synonyms]) {
      for (const term of queryTerms(name)) if (isTelling(term)) found.add(term)
    }
  }
  return found
}

/** Whether a term is of a category's or group's name: many listings of every city have it, and it is searched for most. */
export function isTradeTerm(term: string): boolean {
  terms ??= tradeTerms()
  return terms.has(term) || isCategoryTerm(term)
}
