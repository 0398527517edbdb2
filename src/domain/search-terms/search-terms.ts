import { attributesOf } from '../business/attributes/attribute-vocabulary.ts'
import type { AboutAttributes } from '../business/listing.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import { memoize } from '../memoize.ts'
import { fold } from '../text/fold.ts'
import { searchForm } from '../text/search-form.ts'
import { attributeTerm } from './attribute-search.ts'
import { categoryTerm } from './category-term.ts'
import { groupNamedBy, groupsNamedIn, groupTerm } from './group-terms.ts'
import { initialConsonants, isInitialConsonants } from './initial-consonants.ts'
import { wholeNameTerms } from './name-term.ts'
import { phoneTerms } from './phone-term.ts'
import { streetSpellings } from './street-words.ts'

const words = /[\p{L}\p{M}\p{N}]+/gu
/** Separates runs of scripts without spaces, or with particles attached to words, from all other runs. */
const scriptRuns =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+|[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu
const unspaced =
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const asciiWord = /^[\x20-\x7e]*$/
const hangul = /[가-힣ㄱ-ㅎ]/
const hangulRuns = /[가-힣ㄱ-ㅎ]{2,}/g
/** The end of a 동 that is numbered. The number alone is in many addresses: 성수동2가. */
const numberedQuarters = /[동로]\d{1,2}가/g
const termLimit = 40
const queryTermLimit = 16
/** The readings of one search ask for the terms of the same few texts dozens of times. */
const rememberedTexts = 1024

/**
 * Adds the terms of `text`: whole words; 2-grams for scripts without spaces; with `unigrams` also their single
 * characters.
 */
function addTerms(terms: Set<string>, text: string, unigrams: boolean): void {
  const folded = searchForm(text).replace(/['’]/g, '')
  for (const word of folded.match(words) ?? []) {
    if (asciiWord.test(word)) {
      terms.add(word.slice(0, termLimit))
      continue
    }
    for (const quarter of word.match(numberedQuarters) ?? []) terms.add(quarter)
    for (const run of word.match(scriptRuns) ?? []) {
      if (!unspaced.test(run)) terms.add(run.slice(0, termLimit))
      else addGrams(terms, [...run], unigrams)
    }
  }
}

function addGrams(terms: Set<string>, characters: readonly string[], unigrams: boolean): void {
  if (unigrams || characters.length === 1) for (const character of characters) terms.add(character)
  for (let i = 1; i < characters.length; i++) terms.add(`${characters[i - 1]}${characters[i]}`)
}

const possessive = /(?<=[\p{L}\p{N}])['’]s(?![\p{L}\p{M}\p{N}])/giu
const apostrophe = /['’]/

/** Adds the terms of a listing's text, and those without a possessive ending: `Patel's` is found by patels and by patel. */
function addListedTerms(terms: Set<string>, text: string, unigrams: boolean): void {
  addTerms(terms, text, unigrams)
  if (!apostrophe.test(text)) return
  const plain = text.replace(possessive, '')
  if (plain !== text) addTerms(terms, plain, unigrams)
}

/** Adds 2-grams across the spaces of a name, so that a query without the spaces finds it too: 스타벅스강남점. */
function addBridges(terms: Set<string>, name: string): void {
  for (const [, before, after] of name.matchAll(/([가-힣])\s+(?=([가-힣]))/g)) terms.add(`${before}${after}`)
}

const latinPair = /(?<![a-z\d])([a-z]{3,12})[ -](?=([a-z]{3,12})(?![a-z\d]))/g
const twoWords = /[a-z\u00c0-\u024f\u0400-\u045f][ -][a-z\u00c0-\u024f\u0400-\u045f]/i
const innerCapital = /\p{Ll}\p{Lu}\p{Ll}/u
const innerCapitals = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/gu
const joiner = /[\p{L}\d] ?[&+] ?[\p{L}\d]/u
const joinedLetters = /(?<![\p{L}\d])[\p{L}\d] ?[&+] ?[\p{L}\d](?![\p{L}\d])/u
/** What people say for & in the site's languages and their neighbours'. */
const wordsOfAmpersand = ['and', 've', 'und', 'et', 'y', 'i']

/** Adds what Latin names are also typed as: `sunflower` for Sun Flower, `burger point` for BurgerPoint, `and` for &. */
function addLatinJoins(terms: Set<string>, name: string): void {
  if (twoWords.test(name))
    for (const [, first = '', second = ''] of searchForm(name).matchAll(latinPair)) terms.add(first + second)
  if (innerCapital.test(name)) addTerms(terms, name.replace(innerCapitals, ' '), false)
  if (joiner.test(name)) for (const word of wordsOfAmpersand) terms.add(word)
}

/**
 * Adds 초성 as 3-grams, also across the spaces of a name, and the first two of each word. There are so few 2-grams that
 * a search for several of them would read half of the index.
 */
function addInitialConsonants(terms: Set<string>, name: string): void {
  const joined = name.replace(/(?<=[가-힣])\s+(?=[가-힣])/g, '')
  for (const [run] of joined.matchAll(hangulRuns)) {
    const initials = initialConsonants(run)
    for (let end = 3; end <= initials.length; end++) terms.add(initials.slice(end - 3, end))
  }
  for (const [run] of name.matchAll(hangulRuns)) terms.add(initialConsonants(run).slice(0, 2))
}

/** Adds the terms of typed 초성. */
function addTypedConsonants(terms: Set<string>, typed: string): void {
  const initials = initialConsonants(typed)
  if (initials.length < 3) terms.add(initials)
  for (let end = 3; end <= initials.length; end++) terms.add(initials.slice(end - 3, end))
}

/** The fields of a listing that are searched. */
export interface SearchableListing {
  readonly name: string
  readonly category: string
  readonly categoryGroup: CategoryGroup | null
  readonly city: string
  readonly district: string
  readonly state: string
  readonly country: string
  readonly address: string
  readonly phone: string
  readonly about: AboutAttributes
}

/** Longer texts have so many terms that these are not kept. */
const longestRepeated = 100

/** Adds the terms of a text that many listings have. */
function repeated(add: typeof addTerms, unigrams: boolean): (terms: Set<string>, text: string) => void {
  const termsOf = memoize(2048, (text): readonly string[] => {
    const terms = new Set<string>()
    add(terms, text, unigrams)
    return [...terms]
  })
  return (terms, text) => {
    if (text.length > longestRepeated) add(terms, text, unigrams)
    else for (const term of termsOf(text)) terms.add(term)
  }
}

const addCategoryTerms = repeated(addListedTerms, true)
const addPlaceTerms = repeated(addTerms, false)

/** The terms of a listing for the index, each once. */
export function listingTerms(listing: SearchableListing): string[] {
  const terms = new Set<string>()
  const name = listing.name.normalize('NFC')
  const isHangul = hangul.test(name)
  addListedTerms(terms, listing.name, true)
  if (isHangul) addBridges(terms, name)
  addLatinJoins(terms, listing.name)
  if (isHangul) addInitialConsonants(terms, name)
  addCategoryTerms(terms, listing.category)
  const category = categoryTerm(listing.category)
  if (category) terms.add(category)
  if (listing.categoryGroup) terms.add(groupTerm(listing.categoryGroup))
  for (const group of groupsNamedIn(`${listing.name} ${listing.category}`)) terms.add(groupTerm(group))
  addPlaceTerms(terms, `${listing.city} ${listing.district} ${listing.state} ${listing.country}`)
  addListedTerms(terms, listing.address, false)
  for (const spelling of streetSpellings(listing.address)) addTerms(terms, spelling, false)
  for (const term of wholeNameTerms(listing.name)) terms.add(term)
  for (const term of phoneTerms(listing.phone)) terms.add(term)
  for (const key of attributesOf(listing.about)) terms.add(attributeTerm(key))
  return [...terms]
}

/** The terms of a visitor's words. A listing must have all of them. [] if there is nothing to search for. */
export const queryTerms = memoize(rememberedTexts, (text): readonly string[] => {
  const terms = new Set<string>()
  for (const word of text.slice(0, 200).split(/\s+/)) {
    const group = groupNamedBy(fold(word))
    if (group) terms.add(groupTerm(group))
    else if (isInitialConsonants(word)) addTypedConsonants(terms, word)
    else addTerms(terms, word, false)
  }
  // Two letters are in every address: H&M is asked for with what joins them.
  if (joinedLetters.test(text)) terms.add('and')
  return [...terms].slice(0, queryTermLimit)
})

/** The terms of an address as a listing has them, whatever its words name; those with numbers first, which fewer addresses have. */
export function addressTerms(address: string): string[] {
  const terms = new Set<string>()
  addTerms(terms, address.slice(0, 200), false)
  const hasNumber = (term: string) => /\p{N}/u.test(term)
  return [...terms].sort((a, b) => Number(hasNumber(b)) - Number(hasNumber(a))).slice(0, queryTermLimit)
}
