import { cityName } from '../../../domain/address/place-names.ts'
import { streetOf } from '../../../domain/address/street.ts'
import { categoryLabel } from '../../../domain/category/taxonomy.ts'
import type { Suggestion } from '../../../domain/search/suggestion.ts'
import { isInitialConsonants } from '../../../domain/search-terms/initial-consonants.ts'
import { matchRanges } from '../../../domain/search-terms/match-ranges.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import { wordKey } from '../../../domain/search-terms/word-key.ts'
import { otherSpellings } from '../../../domain/search-words/other-spellings.ts'
import { type Language, languageFacts, pathIn } from '../../../domain/site/language.ts'
import { fold } from '../../../domain/text/fold.ts'
import { shareScript } from '../../../domain/text/scripts.ts'
import type { ListingFilter } from '../../ports/listing-filter.ts'
import type { ListingBrief, ListingReader } from '../../ports/listing-store.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import { vagueLabel } from '../words/known-names.ts'

interface Sources {
  readonly listings: Pick<ListingReader, 'best'>
  readonly dictionary: Pick<SearchDictionary, 'wordsFrom'>
}

const completionLimit = 8
/** From this many letters on, a word is completed: too many words begin with fewer letters. */
const completedFrom = 3
/** More than are shown, because listings that match by their address only are shown last. */
const candidateLimit = 16

interface AskedBusinesses {
  readonly limit: number
  readonly language: Language
  /** Where they are; without a city, anywhere. */
  readonly place: Pick<ListingFilter, 'cityKey' | 'district'>
}

/** The best businesses for a text whose last word may be half typed, or that signs have otherwise: 맥날 is McDonald's. */
export async function suggestBusinesses(
  sources: Sources,
  text: string,
  asked: AskedBusinesses,
): Promise<readonly Suggestion[]> {
  const found = new Map<string, Suggested>()
  for (const one of [text, ...otherSpellings(text)]) {
    if (found.size >= asked.limit) break
    for (const suggested of await bestNamed(sources, one, asked)) {
      const { href } = suggested.suggestion
      // Who has the name as it was typed keeps that part of it marked.
      if (!found.has(href)) found.set(href, suggested)
    }
  }
  return withStreets([...found.values()].slice(0, asked.limit), asked.language)
}

interface Suggested {
  readonly listing: ListingBrief
  readonly suggestion: Suggestion
}

/** Businesses whose names have the words, those first that begin with them. */
async function bestNamed(
  sources: Sources,
  text: string,
  { language, place }: AskedBusinesses,
): Promise<readonly Suggested[]> {
  const filter = await halfTypedFilter(sources.dictionary, text)
  if (!filter) return []
  const best = await sources.listings.best({ ...filter, ...place }, candidateLimit)
  return best
    .map((listing) => ({ listing, suggestion: toSuggestion(listing, text, language) }))
    .filter(({ suggestion: { text: name, match } }) => match.length > 0 || mayBeMeant(name, text))
    .map((one) => ({ ...one, begins: one.suggestion.match[0]?.[0] ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => Math.sign(a.begins - b.begins) || 0)
}

/** Houses of one name in one city, which only their streets tell apart, have them in place of the trade. */
function withStreets(all: readonly Suggested[], language: Language): readonly Suggestion[] {
  const nameOf = ({ name, city }: ListingBrief) => `${fold(name).replace(/[^\p{L}\d]/gu, '')}\n${city}`
  const sameName = Map.groupBy(all, ({ listing }) => nameOf(listing))
  return all.map(({ listing, suggestion }) => {
    const isAlone = sameName.get(nameOf(listing))?.length === 1
    const street = isAlone ? '' : streetOf({ ...listing, countryCode: '', zipCode: '' })
    return street === '' ? suggestion : { ...suggestion, detail: placeOf(street, listing, language) }
  })
}

const placeOf = (before: string, { city }: ListingBrief, language: Language) =>
  [before, cityName(city, '', languageFacts[language].names).name].filter(Boolean).join(' · ')

const compact = (text: string) => wordKey(text).replaceAll(' ', '')

/**
 * Whether a name without a typed word may be meant: it has them as one word, or no letter of the script in which they are typed. Another
 * one was found by its address or its trade, and is not called so.
 */
const mayBeMeant = (name: string, typed: string) =>
  compact(name).includes(compact(typed)) || !shareScript(name, typed)

/**
 * The filter for the words before the last one, and for the completions of the last one; undefined if the text is too
 * short.
 */
async function halfTypedFilter(
  dictionary: Sources['dictionary'],
  text: string,
): Promise<ListingFilter | undefined> {
  const words = text.split(/\s+/)
  const last = words.pop() ?? ''
  const terms = queryTerms(words.join(' '))
  if (isInitialConsonants(last)) {
    const all = [...terms, ...(last.length > 1 ? queryTerms(last) : [])]
    return all.length > 0 ? { terms: all } : undefined
  }
  const key = wordKey(last)
  const isShort = key.length < completedFrom
  if (isShort && terms.length > 0) return { terms }
  const completions = isShort ? [] : await dictionary.wordsFrom(key, completionLimit)
  const whole = queryTerms(last)
  // Names have a term for each of their characters, so a single typed syllable finds all words that begin with it.
  const others = completions.filter(({ word }) => last.length > 1 || !word.startsWith(last))
  const anyOf = [whole, ...others.map(({ word }) => queryTerms(word))].filter(({ length }) => length > 0)
  return anyOf.length + terms.length > 0 ? { terms, anyOf } : undefined
}

function toSuggestion(listing: ListingBrief, typed: string, language: Language): Suggestion {
  const { name, category, slug } = listing
  const label = categoryLabel(category)
  const trade = label?.en === vagueLabel ? '' : (label?.[languageFacts[language].names] ?? category)
  const detail = placeOf(trade, listing, language)
  const href = pathIn(language, `/details/${encodeURIComponent(slug)}`)
  return { kind: 'business', text: name, detail, href, match: matchRanges(name, typed) }
}
