import { LRUCache } from 'lru-cache'
import { attributeKeys } from '../../../domain/business/attributes/attribute-keys.ts'
import { type Suggestion, suggestionLimit } from '../../../domain/search/suggestion.ts'
import { otherLayout } from '../../../domain/search-terms/keyboard-layout.ts'
import { isChain } from '../../../domain/search-words/hint-words.ts'
import type { Language } from '../../../domain/site/language.ts'
import type { ListingReader } from '../../ports/listing-store.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import type { Clock } from '../../ports/system.ts'
import { placeFilter } from '../interpretation.ts'
import { findLocation } from '../places/find-places.ts'
import {
  type AttributeCounts,
  indexNames,
  knownAttributes,
  knownCategories,
  knownCountries,
  knownDistricts,
  type NameIndex,
  syllablesFirst,
} from '../words/known-names.ts'
import { citiesToldApart } from '../words/namesake-cities.ts'
import { type MeantWords, meantWords } from './meant-words.ts'
import { type KnownDivision, knownDivisions, suggestBegunPlaces } from './suggest-begun-places.ts'
import { suggestBusinesses } from './suggest-businesses.ts'
import { suggestMeantPlace } from './suggest-meant-place.ts'
import { type AskedNames, suggestMeantAttribute, suggestNames, suggestWholeNames } from './suggest-names.ts'
import {
  type CountFound,
  isPartOfCity,
  type PairNames,
  placesOf,
  suggestPairs,
  wholeNames,
  wholeTrade,
} from './suggest-pairs.ts'
import { suggestTrades } from './suggest-trades.ts'

/** Only the largest cities and districts are suggested. */
const cityLimit = 5000
const refreshInterval = 10_000
/** Attributes are counted one by one, and hardly change: they are counted again after ten minutes, or if there were none. */
const attributeInterval = 600_000
/** Many type the same beginnings. What is open may be asked for, so a number is kept for a minute at most, in ms. */
const keptCounts = { max: 2000, ttl: 60_000 }
/** How many categories, cities and districts one list may have of each. Businesses fill the rest. */
const namesOfKind = 2

interface KnownLists {
  readonly pairs: PairNames
  readonly attributes: NameIndex
  readonly cities: NameIndex
  readonly districts: NameIndex
  readonly countries: NameIndex
  readonly divisions: readonly KnownDivision[]
}

type Listings = Pick<
  ListingReader,
  'best' | 'count' | 'listCities' | 'listDistricts' | 'listCategories' | 'listCountries' | 'dataVersion'
>

/** What somebody types, and where. */
interface AskedSuggestions {
  readonly language: Language
  /** What the field beside the search field holds; absent or '' if nothing. */
  readonly location?: string | undefined
}

/**
 * The suggestions of a search field (trades in a place, trades, attributes, cities, districts, then businesses) and of a field for
 * a place.
 */
export class SuggestionService {
  readonly #listings: Listings
  readonly #dictionary: SearchDictionary
  readonly #clock: Clock
  readonly #countFound: CountFound
  readonly #counted: LRUCache<string, ReturnType<CountFound>>
  #names: Promise<KnownLists> | undefined
  #namesVersion = -1
  #checkedAt = 0
  #attributes: AttributeCounts = []
  #attributesAt = 0

  constructor(listings: Listings, dictionary: SearchDictionary, clock: Clock, count: CountFound) {
    this.#listings = listings
    this.#dictionary = dictionary
    this.#clock = clock
    this.#countFound = count
    this.#counted = new LRUCache({ ...keptCounts, perf: clock, ttlResolution: 0 })
  }

  /** At most `suggestionLimit` suggestions. If there are none, those for the text on the other keyboard layout. */
  async suggest(text: string, asked: AskedSuggestions): Promise<readonly Suggestion[]> {
    return inEitherLayout(text, (typed) => this.#find(typed, asked))
  }

  /**
   * Cities, countries and districts, then other parts of cities and states, or the place that is meant otherwise. Their texts can be
   * searched for as a location.
   */
  async suggestPlaces(text: string, language: Language): Promise<readonly Suggestion[]> {
    const { cities, districts, countries, divisions } = await this.#knownNames()
    const half = suggestionLimit / 2
    return inEitherLayout(text, async (typed) => {
      const asked = { typed, language, limit: half }
      const found = [
        ...suggestNames([cities], asked),
        ...suggestNames([countries], { ...asked, limit: namesOfKind }),
        ...suggestNames([districts], asked),
      ]
      const begun = syllablesFirst(found, typed, (place) => place.text)
      const named = begun.length === 0 && /\s/.test(typed) ? suggestWholeNames(districts, asked) : begun
      const meant = () => suggestMeantPlace(this.#dictionary, typed, language, this.#count)
      const whole = named.length === 0 && isPartOfCity(typed) ? await meant() : []
      const others = await suggestBegunPlaces(typed, { language, divisions }, this.#count)
      const all = [...named, ...whole, ...others].slice(0, suggestionLimit)
      return all.length > 0 ? all : meant()
    })
  }

  async #find(
    typed: string,
    { language, location: beside = '' }: AskedSuggestions,
  ): Promise<readonly Suggestion[]> {
    const { attributes, cities, districts, pairs } = await this.#knownNames()
    const location = beside.normalize('NFC').trim()
    const asked = { typed, location, language }
    const trades = await this.#suggestTrades(meantWords(typed), asked)
    // Beside a place, another place would leave it.
    const others = location
      ? []
      : await this.#otherNames([attributes, cities, districts], { ...asked, limit: namesOfKind })
    const names = [...trades, ...others].slice(0, suggestionLimit)
    const sources = { listings: this.#listings, dictionary: this.#dictionary }
    const limit = suggestionLimit - names.length
    const place = await this.#place(placesOf(pairs, location, language)[0] ?? location)
    const businesses = await suggestBusinesses(sources, typed, { limit, language, place })
    // Who types a chain's name wants it, and only then others of its trade.
    return isChain(typed) ? [...businesses, ...names] : [...names, ...businesses]
  }

  /** Trades in places and trades, by the first reading of the words that finds any. */
  async #suggestTrades(
    readings: readonly MeantWords[],
    asked: Pick<AskedNames, 'typed' | 'language'> & { readonly location: string },
  ): Promise<readonly Suggestion[]> {
    const { pairs } = await this.#knownNames()
    for (const words of readings) {
      const { text } = words
      const inPlaces = await suggestPairs(pairs, { ...asked, ...words }, this.#count)
      // Beside a place, a trade alone would leave it.
      const hasTrades = !asked.location && text !== ''
      const meant = hasTrades ? wholeTrade(pairs, text) : undefined
      const trades = hasTrades
        ? await suggestTrades(pairs, { ...asked, words, meant, limit: namesOfKind }, this.#count)
        : []
      if (inPlaces.length + trades.length === 0) continue
      // `furnace rep` is the beginning of a trade rather than a trade in Republic.
      return /\s/.test(text) && trades.length > 0 ? [...trades, ...inPlaces] : [...inPlaces, ...trades]
    }
    return []
  }

  /** Attributes, cities and districts; where there are none, a part of a city that addresses name otherwise. */
  async #otherNames(lists: readonly NameIndex[], asked: AskedNames): Promise<readonly Suggestion[]> {
    const { typed, language } = asked
    const begun = suggestNames(lists, asked)
    const hasAttribute = begun.some(({ kind }) => kind === 'attribute')
    const named = hasAttribute ? begun : [...suggestMeantAttribute(this.#attributes, asked), ...begun]
    return named.length > 0 || !isPartOfCity(typed)
      ? named
      : suggestMeantPlace(this.#dictionary, typed, language, this.#count)
  }

  /** The same number while the directory does not change, as long as it is kept. */
  readonly #count: CountFound = ({ search = '', location = '' }) => {
    const key = `${search}\n${location}`
    const known = this.#counted.get(key)
    if (known) return known
    const found = this.#countFound({ search, location })
    this.#counted.set(key, found)
    found.catch(() => this.#counted.delete(key))
    return found
  }

  /** The place that a text names, as a filter; {} if it names none. */
  async #place(text: string) {
    const found = await findLocation(this.#dictionary, text)
    return found ? placeFilter({}, found) : {}
  }

  /** Reads the names again when the directory has changed, but not too often. */
  async #knownNames(): Promise<KnownLists> {
    const now = this.#clock.now()
    if (this.#names && now < this.#checkedAt + refreshInterval) return this.#names
    this.#checkedAt = now
    const version = await this.#listings.dataVersion()
    if (this.#names && version === this.#namesVersion) return this.#names
    const names = this.#readNames()
    this.#names = names
    this.#namesVersion = version
    this.#counted.clear()
    // Without them, the next request reads them again.
    names.catch(() => {
      if (this.#names === names) this.#names = undefined
    })
    return names
  }

  /** How many listings have each attribute, without those that none has. Each count reads one posting list. */
  async #countAttributes(): Promise<AttributeCounts> {
    const now = this.#clock.now()
    if (this.#attributes.length > 0 && now < this.#attributesAt + attributeInterval) return this.#attributes
    const version = await this.#listings.dataVersion()
    const counts: AttributeCounts[number][] = []
    for (const attribute of attributeKeys) {
      const asked = { attributes: [attribute] }
      const { totalCount } = await this.#listings.count(asked, { sort: 'recommended', version })
      if (totalCount > 0) counts.push([attribute, totalCount])
    }
    this.#attributes = counts
    this.#attributesAt = now
    return counts
  }

  async #readNames(): Promise<KnownLists> {
    const [categories, attributes, cities, districts, countries] = await Promise.all([
      this.#listings.listCategories(),
      this.#countAttributes(),
      this.#listings.listCities({ limit: cityLimit, offset: 0 }),
      this.#listings.listDistricts(undefined, { limit: cityLimit, offset: 0 }),
      this.#listings.listCountries(),
    ])
    const trades = knownCategories(categories)
    const [inTown, inParts] = [citiesToldApart(cities), knownDistricts(districts)]
    const index = {
      attributes: indexNames(knownAttributes(attributes)),
      cities: indexNames(inTown),
      districts: indexNames(inParts),
      countries: indexNames(knownCountries(countries)),
    }
    const pairs = {
      trades: indexNames(trades),
      wholeTrades: wholeNames(trades),
      places: [index.cities, index.districts],
      wholePlaces: wholeNames([...inTown, ...inParts]),
    }
    const divisions = knownDivisions(countries.map(({ countryCode }) => countryCode))
    return { ...index, pairs, divisions }
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
