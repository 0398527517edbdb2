import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import type { ListingReader } from '../../application/ports/listing-store.ts'
import { type Coordinates, distanceKm, isPlaced } from '../../domain/address/coordinates.ts'
import { boxAround } from '../../domain/geo/geo-box.ts'
import { cellRadiusKm, cellsAround, nearLevels } from '../../domain/geo/geo-cell.ts'
import type { ListingIndex, MatchPlace } from '../listing-index.ts'
import { decodeBusiness } from '../rows/business-row.ts'

/** If fewer matches are found within a distance, the next larger one is tried: two pages of a list. */
const twoPages = 40
/** The most matches whose distance is computed. */
const candidateLimit = 300
/** How many times larger the area of each level is than that of the one before. */
const growth = 9
const farthest = Math.max(...nearLevels)
/** Farther than the largest cells reach. */
const beyondKm = 3 * cellRadiusKm(farthest)

interface Near {
  readonly n: number
  readonly distanceKm: number
}

/** Matches by their distance from a point (see the port). */
export function createNearReader(index: ListingIndex): ListingReader['listNear'] {
  async function findNear(filter: ListingFilter, point: Coordinates, enough: number): Promise<Near[]> {
    let found: Near[] = []
    let isRare = false
    for (const level of nearLevels) {
      const { places } = await index.places({ ...filter, cells: cellsAround(point, level) }, candidateLimit)
      found = nearest(places, point, cellRadiusKm(level))
      if (found.length >= enough) break
      if (isRare || places.length * growth >= enough) continue
      isRare = true
      // The larger cells would probably be read in vain, with their long posting lists.
      const all = index.placesWithin(filter, boxAround(point, beyondKm))
      if (all && all.length <= candidateLimit) return asFarAsNeeded(all, point, enough)
    }
    return found
  }

  return async (filter, point, { limit, offset, enough = twoPages }) => {
    const found = await findNear(filter, point, enough)
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
function asFarAsNeeded(places: readonly MatchPlace[], point: Coordinates, enough: number): Near[] {
  const near = nearest(places, point, cellRadiusKm(farthest))
  const needed = near[enough - 1]?.distanceKm ?? Number.POSITIVE_INFINITY
  const reach = nearLevels.map(cellRadiusKm).find((km) => needed <= km)
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
