import type { ListingFilter, ListingReader } from '../application/ports/listing-store.ts'
import type { Coordinates } from '../domain/address/coordinates.ts'
import { cellLevels, cellRadiusKm, cellsAround } from '../domain/geo/geo-cell.ts'
import { greatCircleKm } from '../domain/geo/great-circle.ts'
import { decodeBusiness } from './business-row.ts'
import type { ListingIndex } from './listing-index.ts'

/** Fewer within a distance lead to the next larger one: two pages of a list. */
const enough = 40
/** Matches whose distance is worked out at most. */
const candidateLimit = 300

interface Near {
  readonly n: number
  readonly distanceKm: number
}

/** Matches by their distance from a point (see the port). */
export function createNearReader(index: ListingIndex): ListingReader['listNear'] {
  /** Those within the radius of a level, nearest first. */
  async function within(filter: ListingFilter, point: Coordinates, level: number): Promise<Near[]> {
    const radius = cellRadiusKm(level)
    const places = await index.places({ ...filter, cells: cellsAround(point, level) }, candidateLimit)
    const near: Near[] = []
    for (const place of places) {
      const distanceKm = isPlaced(place) ? greatCircleKm(point, place) : Number.POSITIVE_INFINITY
      if (distanceKm <= radius) near.push({ n: place.n, distanceKm })
    }
    return near.sort((a, b) => a.distanceKm - b.distanceKm || b.n - a.n)
  }

  async function findNear(filter: ListingFilter, point: Coordinates): Promise<Near[]> {
    let found: Near[] = []
    for (const level of cellLevels) {
      found = await within(filter, point, level)
      if (found.length >= enough) break
    }
    return found
  }

  return async (filter, point, { limit, offset }) => {
    const found = await findNear(filter, point)
    const page = found.slice(offset, offset + limit)
    const rows = await index.rows(page.map(({ n }) => n))
    return {
      listings: rows.map(decodeBusiness).flatMap((listing) => {
        return isPlaced(listing) ? [{ listing, distanceKm: greatCircleKm(point, listing) }] : []
      }),
      totalCount: found.length,
    }
  }
}

function isPlaced<T extends { [Key in keyof Coordinates]: number | null }>(
  place: T,
): place is T & Coordinates {
  return place.latitude !== null && place.longitude !== null
}
