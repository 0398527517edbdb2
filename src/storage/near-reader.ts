import type { ListingFilter, ListingReader } from '../application/ports/listing-store.ts'
import { type Coordinates, distanceKm } from '../domain/address/coordinates.ts'
import { boxAround } from '../domain/geo/geo-box.ts'
import { cellLevels, cellRadiusKm, cellsAround } from '../domain/geo/geo-cell.ts'
import { decodeBusiness } from './business-row.ts'
import type { ListingIndex, MatchPlace } from './listing-index.ts'

/** If fewer matches are found within a distance, the next larger one is tried: two pages of a list. */
const enough = 40
/** The most matches whose distance is computed. */
const candidateLimit = 300
/** How many times larger the area of each level is than that of the one before. */
const growth = 9
const farthest = Math.max(...cellLevels)
/** Farther than the largest cells reach. */
const beyondKm = 3 * cellRadiusKm(farthest)

interface Near {
  readonly n: number
  readonly distanceKm: number
}

/** Matches by their distance from a point (see the port). */
export function createNearReader(index: ListingIndex): ListingReader['listNear'] {
  async function findNear(filter: ListingFilter, point: Coordinates): Promise<Near[]> {
    let found: Near[] = []
    let isRare = false
    for (const level of cellLevels) {
      const places = await index.places({ ...filter, cells: cellsAround(point, level) }, candidateLimit)
      found = nearest(places, point, cellRadiusKm(level))
      if (found.length >= enough) break
      if (isRare || places.length * growth >= enough) continue
      isRare = true
      // The larger cells would probably be read in vain, with their long posting lists.
      const all = index.placesWithin(filter, boxAround(point, beyondKm))
      if (all && all.length <= candidateLimit) return asFarAsNeeded(all, point)
    }
    return found
  }

  return async (filter, point, { limit, offset }) => {
    const found = await findNear(filter, point)
    const page = found.slice(offset, offset + limit)
    const rows = await index.rows(page.map(({ n }) => n))
    return {
      listings: rows.map(decodeBusiness).flatMap((listing) => {
        return isPlaced(listing) ? [{ listing, distanceKm: distanceKm(point, listing) }] : []
      }),
      totalCount: found.length,
    }
  }
}

/** Returns what the first level with enough matches would give. `places` are all matches within the largest cells. */
function asFarAsNeeded(places: readonly MatchPlace[], point: Coordinates): Near[] {
  const near = nearest(places, point, cellRadiusKm(farthest))
  const needed = near[enough - 1]?.distanceKm ?? Number.POSITIVE_INFINITY
  const reach = cellLevels.map(cellRadiusKm).find((km) => needed <= km)
  return reach === undefined ? near : near.filter(({ distanceKm }) => distanceKm <= reach)
}

/** The matches within a radius, nearest first. */
function nearest(places: readonly MatchPlace[], point: Coordinates, radiusKm: number): Near[] {
  const near: Near[] = []
  for (const place of places) {
    const km = isPlaced(place) ? distanceKm(point, place) : Number.POSITIVE_INFINITY
    if (km <= radiusKm) near.push({ n: place.n, distanceKm: km })
  }
  return near.sort((a, b) => a.distanceKm - b.distanceKm || b.n - a.n)
}

function isPlaced<T extends { [Key in keyof Coordinates]: number | null }>(
  place: T,
): place is T & Coordinates {
  return place.latitude !== null && place.longitude !== null
}
