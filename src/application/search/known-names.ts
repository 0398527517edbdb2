import { cityPageName, findCityByName } from '../../domain/address/cities/city-page.ts'
import { categoryGroupLabels, categoryGroups } from '../../domain/category/category-group.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { categoryLabel } from '../../domain/category/taxonomy.ts'
import { initialConsonants } from '../../domain/search-terms/initial-consonants.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import type { CategoryCount, CityCount, DistrictCount } from '../ports/listing-store.ts'

/** A category, a city or a district of the directory. */
export interface KnownName {
  readonly kind: 'category' | 'city' | 'district'
  /** Its names in several languages. */
  readonly names: readonly string[]
  /** For each name: the keys of its words, each after a space; then its initial consonants after a space. */
  readonly keys: readonly (readonly [key: string, initials: string])[]
  readonly businessCount: number
  readonly path: (name: string) => string
}

const toKeys = (names: readonly string[]) =>
  names.map((name) => [` ${wordKey(name)}`, ` ${initialConsonants(name)}`] as const)

const searchFor = (name: string) => `/search?q=${encodeURIComponent(name)}`

export function knownCities(cities: readonly CityCount[]): KnownName[] {
  return cities.map(({ name, countryCode, businessCount }) => {
    const names = [...new Set([name, findCityByName(name, countryCode).koreanName || name])]
    const path = () => `/city/${encodeURIComponent(cityPageName(name, countryCode))}`
    return { kind: 'city', names, keys: toKeys(names), businessCount, path }
  })
}

/** Districts with their cities, as one writes them: `서울 강남구` and `Kadıköy, İstanbul`. */
export function knownDistricts(districts: readonly DistrictCount[]): KnownName[] {
  return districts.map(({ name, city, businessCount }) => {
    const page = cityPageName(city.name, city.countryCode)
    const names = [city.countryCode === 'KR' ? `${page} ${name}` : `${name}, ${page}`]
    // A city's first letters find the city; its districts are found by their own.
    const keys = toKeys([name])
    const path = () => `/city/${encodeURIComponent(page)}/${encodeURIComponent(name)}`
    return { kind: 'district', names, keys, businessCount, path }
  })
}

/** Categories that mean the same in different languages become one entry, so a search for one name finds all. */
export function knownCategories(categories: readonly CategoryCount[]): KnownName[] {
  const found = new Map<string, KnownName>()
  for (const { category, businessCount } of categories) {
    const label = categoryLabel(category)
    const names = label ? [...new Set([label.ko, label.en, label.tr])] : [category]
    const key = names.join('\n')
    const path = label ? searchFor : () => `/category/${encodeURIComponent(categoryKey(category))}`
    const before = found.get(key)?.businessCount ?? 0
    found.set(key, {
      kind: 'category',
      names,
      keys: toKeys(names),
      businessCount: before + businessCount,
      path,
    })
  }
  return [...knownGroups(categories), ...found.values()].sort((a, b) => b.businessCount - a.businessCount)
}

function knownGroups(categories: readonly CategoryCount[]): KnownName[] {
  return categoryGroups.flatMap((group) => {
    const own = categories.filter(({ categoryGroup }) => categoryGroup === group)
    const { ko, en, tr } = categoryGroupLabels[group]
    const names = [...new Set([ko, en, tr])]
    const businessCount = own.reduce((sum, category) => sum + category.businessCount, 0)
    const path = () => `/category/${group}`
    return own.length === 0 ? [] : [{ kind: 'category', names, keys: toKeys(names), businessCount, path }]
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

/** The first entries with a name in which a word begins like the text, each with that name. */
export function namesBeginning(
  index: NameIndex,
  text: { readonly key: string; readonly initials: string },
  limit: number,
): (readonly [entry: KnownName, name: string])[] {
  const found: (readonly [KnownName, string])[] = []
  const asked = [` ${text.key}`, ` ${text.initials}`] as const
  const [letter = ''] = text.key
  for (const entry of index.get(letter) ?? []) {
    const position = entry.keys.findIndex(
      ([key, initials]) => key.includes(asked[0]) || (text.initials !== '' && initials.includes(asked[1])),
    )
    const name = entry.names[position]
    if (name === undefined) continue
    found.push([entry, name])
    if (found.length === limit) break
  }
  return found
}
