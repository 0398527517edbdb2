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
  knownDistricts,
  type NameIndex,
  namesBeginning,
} from './known-names.ts'
import { suggestBusinesses } from './suggest-businesses.ts'

/** Only the largest cities and districts are suggested. */
const cityLimit = 5000
const refreshInterval = 10_000
/** How many categories, cities and districts one list may have of each. Businesses fill the rest. */
const namesOfKind = 2

interface KnownLists {
  readonly categories: NameIndex
  readonly cities: NameIndex
  readonly districts: NameIndex
}

type Listings = Pick<
  ListingReader,
  'best' | 'listCities' | 'listDistricts' | 'listCategories' | 'dataVersion'
>

/** The suggestions of a search field (categories, cities, districts, then businesses) and of a field for a place. */
export class SuggestionService {
  readonly #listings: Listings
  readonly #dictionary: SearchDictionary
  readonly #clock: Clock
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
    return inEitherLayout(text, (typed) => this.#find(typed))
  }

  /** Cities and districts. Their texts can be searched for as a location. */
  async suggestPlaces(text: string): Promise<readonly Suggestion[]> {
    const { cities, districts } = await this.#knownNames()
    const half = suggestionLimit / 2
    return inEitherLayout(text, async (typed) => suggestNames([cities, districts], typed, half))
  }

  async #find(text: string): Promise<readonly Suggestion[]> {
    const { categories, cities, districts } = await this.#knownNames()
    const names = suggestNames([categories, cities, districts], text, namesOfKind)
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
    return this.#names ?? this.#readNames()
  }

  async #readNames(): Promise<KnownLists> {
    const [categories, cities, districts] = await Promise.all([
      this.#listings.listCategories(),
      this.#listings.listCities({ limit: cityLimit, offset: 0 }),
      this.#listings.listDistricts(undefined, cityLimit),
    ])
    return {
      categories: indexNames(knownCategories(categories)),
      cities: indexNames(knownCities(cities)),
      districts: indexNames(knownDistricts(districts)),
    }
  }
}

async function inEitherLayout(
  text: string,
  find: (typed: string) => Promise<readonly Suggestion[]>,
): Promise<readonly Suggestion[]> {
  const typed = text.normalize('NFC').trim()
  if (typed === '') return []
  const found = await find(typed)
  const other = found.length === 0 ? otherLayout(typed) : undefined
  return other === undefined ? found : find(other)
}

/** The first names of each list that begin like the text. */
function suggestNames(lists: readonly NameIndex[], text: string, limit: number): Suggestion[] {
  const asked = { key: wordKey(text), initials: isInitialConsonants(text) ? initialConsonants(text) : '' }
  return lists.flatMap((list) =>
    namesBeginning(list, asked, limit).map(([entry, name]) => toSuggestion(entry, name, text)),
  )
}

const kindNames = { category: '업종', city: '도시', district: '지역' }

function toSuggestion({ kind, businessCount, path }: KnownName, name: string, typed: string): Suggestion {
  const detail = `${kindNames[kind]} · ${businessCount.toLocaleString('ko-KR')}곳`
  return { kind, text: name, detail, href: path(name), match: matchRanges(name, typed) }
}
