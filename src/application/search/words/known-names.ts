import { findCityByName, pageOfCity } from '../../../domain/address/cities/city-page.ts'
import { otherCountryNames } from '../../../domain/address/country/find-country.ts'
import { cityName, countryNameIn, districtName } from '../../../domain/address/place-names.ts'
import { type AttributeKey, attributeNames } from '../../../domain/business/attributes/attribute-keys.ts'
import { categoryGroupLabels, categoryGroups } from '../../../domain/category/category-group.ts'
import { categoryKey } from '../../../domain/category/category-key.ts'
import { ownTradeName } from '../../../domain/category/own-trade.ts'
import { categoryLabel } from '../../../domain/category/taxonomy.ts'
import { initialConsonants } from '../../../domain/search-terms/initial-consonants.ts'
import { wordKey } from '../../../domain/search-terms/word-key.ts'
import type { NameLanguage } from '../../../domain/site/language.ts'
import { fold } from '../../../domain/text/fold.ts'
import { latinKey } from '../../../domain/text/latin-key.ts'
import type { CategoryCount, CityCount, CountryCount, DistrictCount } from '../../ports/listing-store.ts'

/** A category, an attribute, a city or a district of the directory. */
export interface KnownName {
  readonly kind: 'category' | 'attribute' | 'city' | 'district'
  /** Its names in several languages. */
  readonly names: readonly string[]
  /** Which of the names is that of a language. Absent: there is one name for all. */
  readonly nameIn?: Readonly<Record<NameLanguage, string>>
  /** For each name: the keys of its words, each after a space; then its initial consonants after a space. */
  readonly keys: readonly (readonly [key: string, initials: string])[]
  readonly businessCount: number
  /** Whether its page is a search for its name, which may find more than it has. */
  readonly isSearched?: true
  readonly path: (name: string) => string
}

const toKeys = (names: readonly string[]) =>
  names.map((name) => [` ${wordKey(name)}`, ` ${initialConsonants(name)}`] as const)

const searchFor = (name: string) => `/search?q=${encodeURIComponent(name)}`

/** `Beograd` of `Београд`. */
const inLatinScript = (name: string) =>
  latinKey(name.toLowerCase()) === name.toLowerCase()
    ? name
    : latinKey(name.toLowerCase()).replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

export function knownCities(cities: readonly CityCount[]): KnownName[] {
  return cities.map((city) => {
    const { name, countryCode, businessCount } = city
    const nameIn = {
      ko: findCityByName(name, countryCode).koreanName || name,
      en: cityName(name, countryCode, 'en').name,
      tr: cityName(name, countryCode, 'tr').name,
    }
    const { local } = cityName(name, countryCode, 'ko')
    // Belgrade is Beograd to those who live there, in either script.
    const own = local === '' ? [] : [local, inLatinScript(local)]
    const names = [...new Set([name, ...Object.values(nameIn), ...own])]
    const path = () => `/city/${encodeURIComponent(pageOfCity(city))}`
    return { kind: 'city', names, nameIn, keys: toKeys(names), businessCount, path }
  })
}

/** Districts with their cities, as one writes them: `서울 강남구` and `Kadıköy, İstanbul`. */
export function knownDistricts(districts: readonly DistrictCount[]): KnownName[] {
  return districts.map(({ name, city, businessCount }) => {
    const page = pageOfCity(city)
    const inCity = { city: city.name, countryCode: city.countryCode }
    const own = { ko: name, en: districtName(name, inCity, 'en'), tr: districtName(name, inCity, 'tr') }
    const nameIn = {
      ko: city.countryCode === 'KR' ? `${page} ${name}` : `${name}, ${page}`,
      en: `${own.en}, ${cityName(city.name, city.countryCode, 'en').name}`,
      tr: `${own.tr}, ${cityName(city.name, city.countryCode, 'tr').name}`,
    }
    // A city's first letters find the city; its districts are found by their own.
    const keys = toKeys(Object.values(own))
    const path = () => `/city/${encodeURIComponent(page)}/${encodeURIComponent(name)}`
    return { kind: 'district', names: Object.values(nameIn), nameIn, keys, businessCount, path }
  })
}

/** Countries, which are suggested as places only. */
export function knownCountries(
  countries: readonly Pick<CountryCount, 'countryCode' | 'businessCount'>[],
): KnownName[] {
  return countries.flatMap(({ countryCode, businessCount }) => {
    const [ko, en, tr] = (['ko', 'en', 'tr'] as const).map((language) => countryNameIn(countryCode, language))
    if (!ko || !en || !tr) return []
    const names = [...new Set([ko, en, tr, ...otherCountryNames(countryCode)])]
    const path = (name: string) => `/businesses?location=${encodeURIComponent(name)}`
    return [{ kind: 'district', names, nameIn: { ko, en, tr }, keys: toKeys(names), businessCount, path }]
  })
}

/** The label of a category that says nothing, such as 기타 (other). */
export const vagueLabel = 'Establishment'

/** Categories that mean the same in different languages become one entry, so a search for one name finds all. */
export function knownCategories(categories: readonly CategoryCount[]): KnownName[] {
  const found = new Map<string, KnownName>()
  for (const { category, businessCount } of categories) {
    const nameIn = categoryLabel(category)
    if (nameIn?.en === vagueLabel) continue
    const names = nameIn ? [...new Set([nameIn.ko, nameIn.en, nameIn.tr])] : [category]
    const key = names.join('\n')
    const isKnown = nameIn && ownTradeName(category) === ''
    const path = isKnown ? searchFor : () => `/category/${encodeURIComponent(categoryKey(category))}`
    const before = found.get(key)?.businessCount ?? 0
    found.set(key, {
      kind: 'category',
      names,
      ...(nameIn && { nameIn }),
      keys: toKeys(names),
      businessCount: before + businessCount,
      ...(isKnown && { isSearched: true as const }),
      path,
    })
  }
  return [...knownGroups(categories), ...found.values()].sort((a, b) => b.businessCount - a.businessCount)
}

function knownGroups(categories: readonly CategoryCount[]): KnownName[] {
  return categoryGroups.flatMap((group) => {
    const own = categories.filter(({ categoryGroup }) => categoryGroup === group)
    const nameIn = categoryGroupLabels[group]
    const names = [...new Set([nameIn.ko, nameIn.en, nameIn.tr])]
    const businessCount = own.reduce((sum, category) => sum + category.businessCount, 0)
    const path = () => `/category/${group}`
    return own.length === 0
      ? []
      : [{ kind: 'category', names, nameIn, keys: toKeys(names), businessCount, path }]
  })
}

/** How many listings have each attribute. */
export type AttributeCounts = readonly (readonly [AttributeKey, number])[]

/** The attributes that some listings have, with their numbers. */
export function knownAttributes(counts: AttributeCounts): KnownName[] {
  return counts.map(([attribute, businessCount]) => {
    const nameIn = attributeNames[attribute]
    const names = [...new Set(Object.values(nameIn))]
    const path = () => `/businesses?with=${attribute}`
    return { kind: 'attribute', names, nameIn, keys: toKeys(names), businessCount, path }
  })
}

/** Entries by the first letters of the words of their names, each list in the same order. */
export type NameIndex = ReadonlyMap<string, readonly KnownName[]>

export function indexNames(entries: readonly KnownName[]): NameIndex {
  const index = new Map<string, KnownName[]>()
  for (const entry of entries) {
    const letters = entry.keys.flat().flatMap((words) => words.match(/(?<= )\S/gu) ?? [])
    for (const letter of new Set(letters)) {
      const alike = index.get(letter)
      if (alike) alike.push(entry)
      else index.set(letter, [entry])
    }
  }
  return index
}

const endsInSyllable = /[가-힣]$/
/** So many names that begin like a text are looked at for those that begin with its very syllables. */
const lookedAt = 20

/** Those with a word that begins with the very syllables first: 성 is the beginning of 성동구, and only then of 서울. */
export function syllablesFirst<Named>(
  found: readonly Named[],
  typed: string,
  nameOf: (one: Named) => string,
): readonly Named[] {
  if (!endsInSyllable.test(typed)) return found
  const begins = (one: Named) => ` ${fold(nameOf(one))}`.includes(` ${fold(typed)}`)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
}

/** The first names that begin like a typed text, as `namesBeginning` gives them. */
export function namesTyped(index: NameIndex, typed: string, text: NameBeginning, limit: number) {
  const found = namesBeginning(index, text, endsInSyllable.test(typed) ? Math.max(limit, lookedAt) : limit)
  return syllablesFirst(found, typed, ([, name]) => name).slice(0, limit)
}

interface NameBeginning {
  readonly key: string
  readonly initials: string
  /** If names in several languages begin so, the one in this language counts. */
  readonly language?: NameLanguage
}

/** The first entries with a name in which a word begins like the text, each with that name. */
export function namesBeginning(
  index: NameIndex,
  text: NameBeginning,
  limit: number,
): (readonly [entry: KnownName, name: string])[] {
  const found: (readonly [KnownName, string])[] = []
  const asked = [` ${text.key}`, ` ${text.initials}`] as const
  const [letter = ''] = text.key
  for (const entry of index.get(letter) ?? []) {
    const matches = entry.names.filter((_, position) => {
      const [key = '', initials = ''] = entry.keys[position] ?? []
      return key.includes(asked[0]) || (text.initials !== '' && initials.includes(asked[1]))
    })
    const own = text.language && entry.nameIn?.[text.language]
    const name = matches.find((match) => match === own) ?? matches[0]
    if (name === undefined) continue
    found.push([entry, name])
    if (found.length === limit) break
  }
  return found
}
