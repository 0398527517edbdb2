import { type Coordinates, distanceKm } from '../coordinates.ts'
import { listMajorCities, type MajorCity } from './city-index.ts'

/** A place this near to a major city's centre is called by its name where its address names no town. */
const nearKm = 15

/** The major city of a country that a point lies in, judged by the distance to its centre. */
export function nearestCity(point: Coordinates, countryCode: string): MajorCity | undefined {
  let nearest: MajorCity | undefined
  let least = nearKm
  for (const city of listMajorCities(countryCode)) {
    const distance = distanceKm(point, city)
    if (distance < least) [nearest, least] = [city, distance]
  }
  return nearest
}
