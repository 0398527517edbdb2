import { memoize } from '../../memoize.ts'
import { cityKey } from '../city-key.ts'
import { type Coordinates, distanceKm } from '../coordinates.ts'
import { currentGazetteer } from '../gazetteer/gazetteer.ts'
import type { NameLanguage } from '../gazetteer/gazetteer-layout.ts'
import { findMajorCities } from './city-index.ts'

/** A town or city. */
export interface City extends Coordinates {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /**
   * The name in the directory: Korean cities in Korean, others in Latin letters, in their own spelling if that is
   * usual.
   */
  readonly name: string
  /** '' if it has none. */
  readonly koreanName: string
  /** Its names in the languages in which it has another one than `name`. */
  readonly names?: { readonly [Language in NameLanguage]?: string }
  /** First-level division; '' if unknown. */
  readonly state: string
  /** People; 0 if unknown. */
  readonly population: number
  /** Part of a city: Harlem, Shibuya. */
  readonly isSection: boolean
}

const nameLimit = 60

/** Every city with that name, in any spelling and language, the most populous first. */
export const listCitiesNamed: (name: string) => readonly City[] = memoize(20_000, (name) => {
  const key = name.length > nameLimit ? '' : cityKey(name)
  return key === '' ? [] : (currentGazetteer()?.findPlaces(key) ?? findMajorCities(key))
})

/** What else is known about a place; '' and undefined if unknown. */
export interface Whereabouts {
  readonly countryCode: string
  readonly state?: string
  readonly point?: Coordinates | undefined
}

/** A penalty that puts parts of cities after towns. */
const behindTownsKm = 8

/** How far from a town's centre its businesses may be. The distance grows with the town's size. */
const reachKm = 25
const kmPerDegree = 111

/** The radius of a city with 3,000 people to the square kilometre. */
export function radiusKm({ population }: { readonly population: number }): number {
  return Math.sqrt(population / 3000 / Math.PI)
}

export function isWithinReach(city: City, point: Coordinates): boolean {
  const reach = reachKm + 1.5 * radiusKm(city)
  return Math.abs(city.latitude - point.latitude) * kmPerDegree < reach && distanceKm(city, point) < reach
}

/**
 * The city with that name in the given country and state, and near the given point. Among several, the nearest to the
 * point wins, otherwise the most populous. A part of a city is found only if no town has the name.
 */
export function findCity(name: string, { countryCode, state = '', point }: Whereabouts): City | undefined {
  let best: City | undefined
  let least = Number.POSITIVE_INFINITY
  for (const city of listCitiesNamed(name)) {
    if (city.countryCode !== countryCode) continue
    if (state !== '' && city.state !== '' && city.state !== state) continue
    if (point && !isWithinReach(city, point)) continue
    if (!point && !city.isSection) return city
    const distance = (point ? distanceKm(city, point) : 0) + (city.isSection ? behindTownsKm : 0)
    if (distance < least) [best, least] = [city, distance]
  }
  return best
}
