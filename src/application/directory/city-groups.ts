import { stateOfCity } from '../../domain/address/cities/city-page.ts'
import { findCountry } from '../../domain/address/country/find-country.ts'
import { stateName } from '../../domain/address/place-names.ts'
import type { CityGroup, CityGroups, CityGroupsQuery } from '../../domain/directory/directory.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import type { NameLanguage } from '../../domain/site/language.ts'
import type { CityCount, ListingReader } from '../ports/listing-store.ts'
import { indexNames, knownCities, type NameIndex, namesBeginning } from '../search/words/known-names.ts'
import { toCity } from './shown-names.ts'

type Listings = Pick<ListingReader, 'listCities' | 'dataVersion'>

/** Smaller cities are found by search only. */
const cityLimit = 20_000
const countriesPerPage = 40
/** Cities of a country on the page of all countries. */
const citiesOfCountry = 12
const citiesPerPage = 180
/** Cities that a text may find. */
const foundLimit = 120

interface KnownCities {
  /** Largest first. */
  readonly byCountry: ReadonlyMap<string, readonly CityCount[]>
  readonly names: NameIndex
  readonly byPath: ReadonlyMap<string, CityCount>
  /** A country's cities by state, by the country and the language that were asked for. */
  readonly byState: Map<string, readonly CityGroup[]>
}

/** The cities of the directory by country and state. It keeps them in memory while the data stays the same. */
export class CityGroupList {
  readonly #listings: Listings
  #known: Promise<KnownCities> | undefined
  #version = Number.NaN

  constructor(listings: Listings) {
    this.#listings = listings
  }

  /**
   * With `q`: the cities with a name that begins so, by country. With `country`: its cities by state. Otherwise the largest cities of
   * each country.
   */
  async list(
    { q = '', country = '', page = 1 }: CityGroupsQuery,
    language: NameLanguage,
  ): Promise<CityGroups> {
    const known = await this.#read()
    if (q !== '') return { groups: search(known, q, language), pageCount: 1 }
    if (country === '') return pageOf(countryGroups(known, language), page, countriesPerPage)
    const code = findCountry(country) || country.slice(0, 60)
    const cities = known.byCountry.get(code)
    // Keeping an entry for any text would let visitors fill the memory.
    if (!cities) return { groups: [], pageCount: 0 }
    const key = `${code} ${language}`
    const groups = known.byState.get(key) ?? stateGroups(code, cities, language)
    known.byState.set(key, groups)
    return cutGroups(groups, page)
  }

  async #read(): Promise<KnownCities> {
    const version = await this.#listings.dataVersion()
    if (!this.#known || version !== this.#version) {
      this.#version = version
      this.#known = this.#listings.listCities({ limit: cityLimit, offset: 0 }).then(toKnown)
      this.#known.catch(() => {
        this.#known = undefined
      })
    }
    return this.#known
  }
}

function toKnown(cities: readonly CityCount[]): KnownCities {
  const names = knownCities(cities)
  return {
    byCountry: Map.groupBy(cities, ({ countryCode }) => countryCode),
    names: indexNames(names),
    byPath: new Map(cities.map((city, index) => [names[index]?.path('') ?? '', city])),
    byState: new Map(),
  }
}

const sizeOf = (cities: readonly CityCount[]) =>
  cities.reduce((sum, { businessCount }) => sum + businessCount, 0)

function countryGroups({ byCountry }: KnownCities, language: NameLanguage): CityGroup[] {
  return [...byCountry]
    .sort(([, a], [, b]) => sizeOf(b) - sizeOf(a))
    .map(([countryCode, cities]) => ({
      ...toGroup({ countryCode, state: '' }, cities.slice(0, citiesOfCountry), language),
      cityCount: cities.length,
    }))
}

function toGroup(
  { countryCode, state }: Pick<CityGroup, 'countryCode' | 'state'>,
  cities: readonly CityCount[],
  language: NameLanguage,
): CityGroup {
  return {
    countryCode,
    state,
    shownState: stateName(state, countryCode, language),
    cityCount: cities.length,
    cities: cities.map((city) => toCity(city, language)),
  }
}

/** The states with most listings first. Cities of unknown states and those that are a state by themselves are one group, of no state. */
function stateGroups(countryCode: string, cities: readonly CityCount[], language: NameLanguage): CityGroup[] {
  const inState = Map.groupBy(cities, stateOfCity)
  const groups = Map.groupBy(cities, (city) => {
    const state = stateOfCity(city)
    return inState.get(state)?.length === 1 ? '' : state
  })
  return [...groups]
    .sort(([, a], [, b]) => sizeOf(b) - sizeOf(a))
    .map(([state, own]) => toGroup({ countryCode, state }, own, language))
}

function search({ names, byPath }: KnownCities, text: string, language: NameLanguage): CityGroup[] {
  const found = namesBeginning(names, { key: wordKey(text.trim()), initials: '' }, foundLimit)
  const cities = found.flatMap(([{ path }]) => byPath.get(path('')) ?? [])
  const byCountry = Map.groupBy(cities, ({ countryCode }) => countryCode)
  return [...byCountry].map(([countryCode, own]) => toGroup({ countryCode, state: '' }, own, language))
}

function pageOf(groups: readonly CityGroup[], page: number, size: number): CityGroups {
  return { groups: groups.slice((page - 1) * size, page * size), pageCount: Math.ceil(groups.length / size) }
}

/** The groups with only those cities that are on a page. */
function cutGroups(groups: readonly CityGroup[], page: number): CityGroups {
  const first = (page - 1) * citiesPerPage
  let before = 0
  const cut = groups.flatMap((group) => {
    const cities = group.cities.slice(
      Math.max(0, first - before),
      Math.max(0, first + citiesPerPage - before),
    )
    before += group.cities.length
    return cities.length > 0 ? [{ ...group, cities }] : []
  })
  return { groups: cut, pageCount: Math.ceil(before / citiesPerPage) }
}
