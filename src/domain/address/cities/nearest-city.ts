import { memoize } from '../../memoize.ts'
import { type Coordinates, distanceKm, isPlaced } from '../coordinates.ts'
import { currentGazetteer } from '../gazetteer/gazetteer.ts'
import { listMajorCities } from './city-index.ts'
import { type City, radiusKm } from './find-city.ts'

/** An address without a town belongs to a town whose centre is within this distance. */
const nearKm = 15

function citiesAround(point: Coordinates, countryCode: string): readonly City[] {
  const gazetteer = currentGazetteer()
  return gazetteer?.placesAround(point, countryCode, nearKm + 10) ?? listMajorCities(countryCode)
}

/**
 * The city of a country that contains a point. The radius of a city grows with its size, so the smallest power
 * distance decides (squared distance minus squared radius, as in a Laguerre–Voronoi diagram).
 */
export function nearestCity(point: Coordinates, countryCode: string): City | undefined {
  let nearest: City | undefined
  let least = Number.POSITIVE_INFINITY
  for (const city of citiesAround(point, countryCode)) {
    const distance = distanceKm(point, city)
    const power = distance ** 2 - radiusKm(city) ** 2
    if (distance < nearKm + radiusKm(city) && power < least && !city.isSection)
      [nearest, least] = [city, power]
  }
  return nearest
}

/** What tells where a business serves if it has no address. */
export interface ServiceArea {
  readonly city: string
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
  /** '' if unknown. */
  readonly countryCode: string
}

/** Coordinates say the country if a place is this near. */
const countryKm = 20

const cityAt = memoize(20_000, (key): City | null => {
  const [countryCode = '', latitude, longitude] = key.split(' ')
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const country = countryCode || (currentGazetteer()?.countryAround(point, countryKm) ?? '')
  return (country === '' ? undefined : nearestCity(point, country)) ?? null
})

/**
 * The town around which a business without an address serves: its coordinates are those of the area. undefined for one with an address
 * or a city, and where no town is near.
 */
export function servedTown(area: ServiceArea): City | undefined {
  const { city, address, countryCode } = area
  if (city !== '' || address !== '' || !isPlaced(area)) return undefined
  return cityAt([countryCode, area.latitude, area.longitude].join(' ')) ?? undefined
}

const largePopulation = 100_000

/** The large city that contains a point, well within its radius. */
export function cityAround(point: Coordinates, countryCode: string): City | undefined {
  const city = nearestCity(point, countryCode)
  const isInside = city && city.population >= largePopulation && distanceKm(point, city) < radiusKm(city)
  return isInside ? city : undefined
}

/** The state of the place nearest to a point; '' if none is near. */
export function stateAround(point: Coordinates, countryCode: string): string {
  let state = ''
  let least = Number.POSITIVE_INFINITY
  for (const city of citiesAround(point, countryCode)) {
    const distance = distanceKm(point, city)
    if (city.state !== '' && distance < least) [state, least] = [city.state, distance]
  }
  return state
}
