import { radiusKm } from '../../src/domain/address/cities/find-city.ts'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { distanceKm } from '../../src/domain/address/coordinates.ts'
import type { SourcePlace } from './read-places.ts'

const largePopulation = 100_000
const timesLarger = 3
/** Countries where a town may have the name of a nearby city in its own: London Colney. */
const notPartsOf = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ'])

/** Marks the parts of large cities whose names begin with the city's name: Brno-střed, Hamburg-Altstadt. */
export function markSections(places: readonly SourcePlace[]): void {
  const large = new Map<string, SourcePlace>()
  for (const place of places) {
    if (place.population < largePopulation || place.isSection) continue
    for (const name of [place.name, ...place.spellings])
      large.set(`${place.countryCode} ${cityKey(name)}`, place)
  }
  for (const place of places) {
    const first = /^(\p{L}{3,})[ -]/u.exec(place.name)?.[1]
    const city = first && large.get(`${place.countryCode} ${cityKey(first)}`)
    if (!city || city === place || notPartsOf.has(place.countryCode)) continue
    const isPart =
      place.population * timesLarger < city.population && distanceKm(place, city) < radiusKm(city) + 3
    if (isPart) place.isSection = true
  }
}
