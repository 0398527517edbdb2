import { memoize } from '../../memoize.ts'
import { type Coordinates, distanceKm } from '../coordinates.ts'
import { currentGazetteer } from '../gazetteer/gazetteer.ts'
import { listMajorCities } from './city-index.ts'
import type { City } from './find-city.ts'

/** Towns are read for a square of so many degrees at once. */
const squareDegrees = 0.2
const [withinKm, diagonalKm] = [40, 16]
const leastPopulation = 10_000

const townsOfSquare = memoize(1024, (square): readonly City[] => {
  const [countryCode = '', row = '', column = ''] = square.split(' ')
  const latitude = (Number(row) + 0.5) * squareDegrees
  const longitude = (Number(column) + 0.5) * squareDegrees
  const places =
    currentGazetteer()?.placesAround({ latitude, longitude }, countryCode, withinKm + diagonalKm) ??
    listMajorCities(countryCode)
  return places.filter(({ isSection, population }) => !isSection && population >= leastPopulation)
})

/** The towns of a country within 40 km of a point, nearest first, without small ones. */
export function townsAround(point: Coordinates, countryCode: string): readonly City[] {
  const row = Math.floor(point.latitude / squareDegrees)
  const column = Math.floor(point.longitude / squareDegrees)
  return townsOfSquare(`${countryCode} ${row} ${column}`)
    .map((town) => ({ town, km: distanceKm(point, town) }))
    .filter(({ km }) => km <= withinKm)
    .sort((a, b) => a.km - b.km)
    .map(({ town }) => town)
}
