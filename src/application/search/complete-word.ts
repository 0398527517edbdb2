import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { searchTerms } from '../../domain/search-terms/category-search.ts'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { ListingFilter } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import { type Interpretation, interpretQuery, namedFilter, without } from './interpretation.ts'
import { groupOf, type ResultGroup } from './list-groups.ts'

/** How many completions of a word are tried. */
const completionLimit = 24
/** From this many letters on, a word is completed: too many words begin with fewer letters. */
const completedFrom = 3

/**
 * The search with its last word, which may be half typed, completed to all words that begin with it. Listings with the word as typed
 * come before those with longer words. Undefined if no word begins with it.
 */
export async function completeWord(
  dictionary: Pick<SearchDictionary, 'wordsFrom'>,
  query: BusinessQuery & { readonly search: string },
): Promise<Interpretation | undefined> {
  const words = query.search.split(/\s+/)
  const last = words.pop() ?? ''
  const key = wordKey(last)
  if (key.length < completedFrom) return undefined
  const completions = await dictionary.wordsFrom(key, completionLimit)
  const longer = completions.filter((word) => word.key !== key).map(({ word }) => queryTerms(word))
  if (longer.length === 0) return undefined
  const base = {
    ...toFilter({ ...query, search: '', location: '' }),
    terms: queryTerms([...words, query.location].join(' ')),
  }
  const own = queryTerms(last)
  // Completions that contain all terms of the typed letters match those terms already.
  const others = longer.filter((terms) => !own.every((term) => terms.includes(term)))
  const completed = { ...base, anyOf: [own, ...others] }
  if (longer.length === completions.length) {
    const names = completions.map(({ word }) => [...words, word].join(' '))
    return { filter: completed, groups: groupsOf(query, names, completed) }
  }
  const typed = interpretQuery(query)
  const [term] = own
  // Listings with the word itself can be separated from those with longer words only if it is one term.
  if (
    !typed ||
    term === undefined ||
    others.length === 0 ||
    own.length > 1 ||
    searchTerms(query.search).category
  )
    return undefined
  const longerOnes = groupOf(without({ ...base, anyOf: others }, [term]))
  return { filter: completed, groups: [...typed.groups, longerOnes] }
}

/** The listings whose whole name begins with the text, then the others. */
function groupsOf(query: BusinessQuery, names: readonly string[], completed: ListingFilter): ResultGroup[] {
  const called = names.flatMap((search) => namedFilter({ ...query, search })?.terms?.slice(0, 1) ?? [])
  const begun = { ...completed, terms: queryTerms(query.location ?? ''), anyOf: called.map((term) => [term]) }
  return (called.length > 0 ? [begun, without(completed, called)] : [completed]).map(groupOf)
}
