import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { searchTerms } from '../../../domain/search-terms/category-search.ts'
import { nameWords } from '../../../domain/search-terms/name-words.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import { keyOfFolded, wordKey } from '../../../domain/search-terms/word-key.ts'
import { toFilter } from '../../directory/to-filter.ts'
import type { ListingFilter } from '../../ports/listing-filter.ts'
import type { ListingReader } from '../../ports/listing-store.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import { type Interpretation, interpretQuery, namedFilter, without } from '../interpretation.ts'
import { groupOf, type ResultGroup } from '../list-groups.ts'

interface Sources {
  readonly listings: Pick<ListingReader, 'best'>
  readonly dictionary: Pick<SearchDictionary, 'wordsFrom'>
}
type TextQuery = BusinessQuery & { readonly search: string }

/** How many completions of a word are tried. */
const completionLimit = 24
/** From this many letters on, a word alone is completed: too many words begin with fewer letters. */
const completedAlone = 3
/** The same for a word with others before it. */
const completedFrom = 2
/** How many listings with the other words are read for words that begin like the last one. */
const witnessLimit = 60

const partOfWord = /[\p{L}\p{M}\p{N}'’]/u

/** The last word of a text and what is before it: `수릿(sool` → `수릿(` and `sool`. The word is '' behind a space or a bracket. */
function splitLastWord(text: string): { readonly before: string; readonly last: string } {
  const characters = [...text]
  const start = characters.findLastIndex((character) => !partOfWord.test(character)) + 1
  return { before: characters.slice(0, start).join(''), last: characters.slice(start).join('') }
}

/**
 * The search with its last word, which may be half typed, completed to words that begin with it: the most frequent ones of all
 * names, and those of listings that have the other words. Listings with the word as typed come before those with longer words.
 * undefined if no word begins so, or if the word as typed finds the same.
 *
 * @param isFound whether the word as typed finds anything
 */
export async function completeWord(
  { listings, dictionary }: Sources,
  query: TextQuery,
  isFound: boolean,
): Promise<Interpretation | undefined> {
  const { before, last } = splitLastWord(query.search)
  const key = wordKey(last)
  const isAlone = queryTerms(before).length === 0
  const isLong = key.length >= (isAlone ? completedAlone : completedFrom)
  const known = isLong ? await dictionary.wordsFrom(key, completionLimit) : []
  const others = queryTerms([before, query.location].join(' '))
  const conditions = { ...toFilter({ ...query, search: '', location: '' }), terms: others }
  const areAll = isAlone || (known.length > 0 && known.length < completionLimit)
  const held = areAll || key === '' ? [] : await heldWords(listings, conditions, key)
  const words = [...new Set([...known.map(({ word }) => word), ...held])]
  return withCompletions(query, { before, last, conditions, words, isFound })
}

/** The words that begin with a key in the names of the best listings that have the other words. */
async function heldWords(
  listings: Sources['listings'],
  conditions: ListingFilter,
  key: string,
): Promise<readonly string[]> {
  const witnesses = await listings.best(conditions, witnessLimit)
  const words = new Set(witnesses.flatMap(({ name }) => nameWords(name)))
  return [...words].filter((word) => keyOfFolded(word).startsWith(key)).slice(0, completionLimit)
}

interface Completions {
  readonly before: string
  /** The last word as typed. */
  readonly last: string
  /** What else a listing must have. */
  readonly conditions: ListingFilter & { readonly terms: readonly string[] }
  readonly words: readonly string[]
  readonly isFound: boolean
}

/** undefined if there are no completions, or if the word as typed finds the same. */
function withCompletions(
  query: TextQuery,
  { before, last, conditions, words, isFound }: Completions,
): Interpretation | undefined {
  const key = wordKey(last)
  const longer = words.filter((word) => wordKey(word) !== key).map(queryTerms)
  if (longer.length === 0) return undefined
  const own = queryTerms(last)
  // Completions that contain all terms of the typed letters match those terms already.
  const others = longer.filter((terms) => !own.every((term) => terms.includes(term)))
  const completed = { ...conditions, anyOf: [own, ...others].filter((terms) => terms.length > 0) }
  if (longer.length === words.length || !isFound) {
    const names = words.map((word) => `${before}${word}`)
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
  const longerOnes = groupOf(without({ ...conditions, anyOf: others }, [term]))
  return { filter: completed, groups: [...typed.groups, longerOnes] }
}

/** The listings whose whole name begins with the text, then the others. */
function groupsOf(query: BusinessQuery, names: readonly string[], completed: ListingFilter): ResultGroup[] {
  const called = names.flatMap((search) => namedFilter({ ...query, search })?.terms?.slice(0, 1) ?? [])
  const begun = { ...completed, terms: queryTerms(query.location ?? ''), anyOf: called.map((term) => [term]) }
  return (called.length > 0 ? [begun, without(completed, called)] : [completed]).map(groupOf)
}
