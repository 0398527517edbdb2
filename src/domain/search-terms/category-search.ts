import { knownCategory } from '../category/taxonomy.ts'
import { fold } from '../text/fold.ts'
import { termOfLabel } from './category-term.ts'
import { groupNamedBy } from './group-terms.ts'
import { queryTerms } from './search-terms.ts'

/** The terms of a search: all of `terms`, and all of one of `anyOf` if that is not empty. */
export interface SearchTerms {
  readonly terms: readonly string[]
  readonly anyOf: readonly (readonly string[])[]
  /**
   * The term of the category that some of the words name. Its listings come before those that only contain the words.
   */
  readonly category?: string
}

/** Longest name of a category, in words. */
const phraseLimit = 4

/**
 * The terms of a visitor's words. If some of them name a category in Korean, English or Turkish, listings of that
 * category are found too, in whatever language they name it.
 */
export function searchTerms(text: string): SearchTerms {
  const words = text.slice(0, 200).trim().split(/\s+/)
  for (let length = Math.min(phraseLimit, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length).join(' ')
      const category = knownCategory(phrase)
      const literal = category ? queryTerms(phrase) : []
      if (!category || literal.length === 0) continue
      const term = termOfLabel(category.label)
      // The group's term covers all its categories.
      const isGroup = length === 1 && groupNamedBy(fold(phrase)) !== undefined
      if (isGroup) return { terms: queryTerms(text), anyOf: [], category: term }
      const others = [...words.slice(0, start), ...words.slice(start + length)].join(' ')
      return { terms: queryTerms(others), anyOf: [[term], literal], category: term }
    }
  }
  return { terms: queryTerms(text), anyOf: [] }
}
