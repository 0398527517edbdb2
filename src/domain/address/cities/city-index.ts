import { cityKey } from '../city-key.ts'
import type { Coordinates } from '../coordinates.ts'
import { citiesOfAfricaAndOceania } from './cities-of-africa-and-oceania.ts'
import { citiesOfAmericas } from './cities-of-americas.ts'
import { citiesOfAsia } from './cities-of-asia.ts'
import { citiesOfEurope } from './cities-of-europe.ts'

export interface MajorCity extends Coordinates {
  readonly countryCode: string
  readonly name: string
  readonly koreanName: string
  readonly state: string
  readonly population: number
  readonly isSection: false
}

/** The list has no populations. This is about the population of its smallest city. */
const assumedPopulation = 100_000

interface CityIndex {
  /** `cityKey` of every spelling → the cities with that spelling. */
  readonly byName: ReadonlyMap<string, readonly MajorCity[]>
  readonly byCountry: ReadonlyMap<string, readonly MajorCity[]>
  /** Every city with all of its spellings. */
  readonly all: readonly MajorCitySpellings[]
}

interface MajorCitySpellings {
  readonly city: MajorCity
  readonly spellings: readonly string[]
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

function buildIndex(): CityIndex {
  const byName = new Map<string, MajorCity[]>()
  const byCountry = new Map<string, MajorCity[]>()
  const all: MajorCitySpellings[] = []
  const lines = [citiesOfAsia, citiesOfEurope, citiesOfAmericas, citiesOfAfricaAndOceania]
    .join('')
    .split('\n')
  for (const line of lines.filter(Boolean)) {
    const [countryCode = '', name = '', koreanName = '', point = '', state = '', spellings = ''] =
      line.split('|')
    const [latitude = 0, longitude = 0] = point.split(',').map(Number)
    const city: MajorCity = {
      ...{ countryCode, name, koreanName, state, latitude, longitude },
      population: assumedPopulation,
      isSection: false,
    }
    append(byCountry, countryCode, city)
    const written = [name, koreanName, ...spellings.split(';')].filter(Boolean)
    all.push({ city, spellings: written })
    for (const spelling of written) append(byName, cityKey(spelling), city)
  }
  return { byName, byCountry, all }
}

let index: CityIndex | undefined

/** The major cities called by a `cityKey`. */
export function findMajorCities(key: string): readonly MajorCity[] {
  index ??= buildIndex()
  return index.byName.get(key) ?? []
}

/** The major cities of which a spelling begins with a `cityKey`. */
export function majorCitiesBegun(key: string): readonly MajorCity[] {
  index ??= buildIndex()
  const begun = [...index.byName].flatMap(([name, cities]) => (name.startsWith(key) ? cities : []))
  return [...new Set(begun)]
}

/** The major cities of a country. */
export function listMajorCities(countryCode: string): readonly MajorCity[] {
  index ??= buildIndex()
  return index.byCountry.get(countryCode) ?? []
}

/** The major cities of the world, each with all of its spellings. */
export function listMajorCitySpellings(): readonly MajorCitySpellings[] {
  index ??= buildIndex()
  return index.all
}
