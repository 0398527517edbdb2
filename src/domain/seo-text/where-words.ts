import { listCitiesNamed } from '../address/cities/find-city.ts'
import { townsAround } from '../address/cities/towns-around.ts'
import { type Coordinates, distanceKm } from '../address/coordinates.ts'
import { nearestStation } from '../address/korea/station-points.ts'
import type { Listing } from '../business/listing.ts'
import { fold } from '../text/fold.ts'
import { far, pointOf, wayBetween } from './distance-words.ts'
import type { FactWords } from './template.ts'

/** A city's centre and a station farther away than this are no help. */
const [centreKm, stationKm] = [60, 2]

const when = (condition: boolean) => (condition ? '예' : undefined)

/** The point of a city, as the gazetteer has it. */
function centreOf({ city, countryCode }: Listing, point: Coordinates | undefined): Coordinates | undefined {
  const named = listCitiesNamed(city).filter((one) => one.countryCode === countryCode && !one.isSection)
  if (!point) return named[0]
  return named
    .map((one) => ({ one, km: distanceKm(one, point) }))
    .filter(({ km }) => km < centreKm)
    .sort((a, b) => a.km - b.km)[0]?.one
}

/** A city's centre is not a point: within this distance one is in it. */
const inCentreKm = 0.3
const townLimit = 5
/** Closer than this is no other town but the own one under another name; farther than that nobody calls a town near. */
const [otherTownKm, nearTownKm] = [1.5, 15]

/** Which towns and parts of towns are near a point, without the listing's own. */
function townsNear({ city, district, countryCode }: Listing, point: Coordinates): string[] {
  const own = new Set([city, district].map(fold))
  const towns = townsAround(point, countryCode).filter(
    (town) =>
      distanceKm(point, town) >= otherTownKm &&
      distanceKm(point, town) <= nearTownKm &&
      ![town.name, town.koreanName].some((name) => own.has(fold(name))),
  )
  const text = (town: (typeof towns)[number]) => `${town.koreanName || town.name}(${wayBetween(point, town)})`
  return towns.slice(0, townLimit).map(text)
}

/** Where the listing lies: from the centre of its city and from the nearest station. */
export function whereWords(listing: Listing): FactWords {
  const point = pointOf(listing)
  const centre = listing.city ? centreOf(listing, point) : undefined
  if (!point) return { words: {}, later: {} }
  // One town alone is too far away to tell where something is.
  const later = {
    towns: () => {
      const towns = townsNear(listing, point)
      return towns.length > 1 ? towns.join(', ') : undefined
    },
  }
  const isCentral = centre && distanceKm(centre, point) <= inCentreKm
  const station = listing.countryCode === 'KR' ? nearestStation(point, stationKm) : undefined
  const stationFar = station && far(station, point)
  const words = {
    centreFar: centre && !isCentral ? far(centre, point) : undefined,
    isCentral: when(Boolean(isCentral)),
    station: station?.name,
    stationFar,
    isAtStation: when(Boolean(station && !stationFar)),
  }
  return { words, later }
}
