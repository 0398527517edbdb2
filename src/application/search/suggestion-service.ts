import { type Suggestion, suggestionLimit } from '../../domain/search/suggestion.ts'
import { initialConsonants, isInitialConsonants } from '../../domain/search-terms/initial-consonants.ts'
import { otherLayout } from '../../domain/search-terms/keyboard-layout.ts'
import { matchRanges } from '../../domain/search-terms/match-ranges.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import type { Clock } from '../ports/system.ts'
import {
  indexNames,
  type KnownName,
  knownCategories,
  knownCities,
  type NameIndex,
  namesBeginning,
} from './known-names.ts'
import { suggestBusinesses } from './suggest-businesses.ts'

/** Only the largest cities are suggested. */
const cityLimit = 5000
const refreshInterval = 10_000
/** How many categories, and how many cities, one list may have. Businesses fill the rest. */
const namesOfKind = 2

type KnownLists = readonly NameIndex[]

type Listings = Pick<ListingReader, 'best' | 'listCities' | 'listCategories' | 'dataVersion'>

/** The suggestions of a search field: categories, cities, then businesses. */
export class SuggestionService {
  readonly #listings: Listings
  readonly #dictionary: SearchDictionary
  readonly #clock: Clock
  /** Categories, then cities. */
  #names: Promise<KnownLists> | undefined
  #namesVersion = -1
  #checkedAt = 0

  constructor(listings: Listings, dictionary: SearchDictionary, clock: Clock) {
    this.#listings = listings
    this.#dictionary = dictionary
    this.#clock = clock
  }

  /** At most `suggestionLimit` suggestions. If there are none, those for the text on the other keyboard layout. */
  async suggest(text: string): Promise<readonly Suggestion[]> {
    const typed = text.normalize('NFC').trim()
    if (typed === '') return []
    const found = await this.#find(typed)
    const other = found.length === 0 ? otherLayout(typed) : undefined
    return other === undefined ? found : this.#find(other)
  }

  async #find(text: string): Promise<readonly Suggestion[]> {
    const asked = { key: wordKey(text), initials: isInitialConsonants(text) ? initialConsonants(text) : '' }
    const lists = await this.#knownNames()
    const names = lists.flatMap((list) =>
      namesBeginning(list, asked, namesOfKind).map(([entry, name]) => toSuggestion(entry, name, text)),
    )
    const sources = { listings: this.#listings, dictionary: this.#dictionary }
    return [...names, ...(await suggestBusinesses(sources, text, suggestionLimit - names.length))]
  }

  /** Reads the names again when the directory has changed, but not too often. */
  async #knownNames(): Promise<KnownLists> {
    const now = this.#clock.now()
    if (this.#names && now < this.#checkedAt + refreshInterval) return this.#names
    this.#checkedAt = now
    const version = await this.#listings.dataVersion()
    if (version !== this.#namesVersion) {
      this.#names = this.#readNames()
      await this.#names.catch(() => {
        this.#names = undefined
      })
      this.#namesVersion = version
    }
    return this.#names ?? []
  }

  async #readNames(): Promise<KnownLists> {
    const [categories, cities] = await Promise.all([
      this.#listings.listCategories(),
      this.#listings.listCities({ limit: cityLimit, offset: 0 }),
    ])
    return [indexNames(knownCategories(categories)), indexNames(knownCities(cities))]
  }
}

function toSuggestion({ kind, businessCount, path }: KnownName, name: string, typed: string): Suggestion {
  const detail = `${kind === 'city' ? '도시' : '업종'} · ${businessCount.toLocaleString('ko-KR')}곳`
  return { kind, text: name, detail, href: path(name), match: matchRanges(name, typed) }
}
