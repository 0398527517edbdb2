import type { ListingFilter, ListingReader } from '../application/ports/listing-store.ts'
import type { Coordinates } from '../domain/address/coordinates.ts'
import { boxAround } from '../domain/geo/geo-box.ts'
import { cellLevels, cellRadiusKm, cellsAround } from '../domain/geo/geo-cell.ts'
import { greatCircleKm } from '../domain/geo/great-circle.ts'
import { decodeBusiness } from './business-row.ts'
import type { ListingIndex, MatchPlace } from './listing-index.ts'

/** Fewer within a distance lead to the next larger one: two pages of a list. */
const enough = 40
/** Matches whose distance is worked out at most, around a point. */
const candidateLimit = 300
/** A level has so many times the area of the one before it. */
const growth = 9
const farthest = Math.max(...cellLevels)
const farthestKm = cellRadiusKm(farthest)

interface Near {
  readonly n: number
  readonly distanceKm: number
}

/** Matches by their distance from a point (see the port). */
export function createNearReader(index: ListingIndex): ListingReader['listNear'] {
  /** The nearest of all matches, as far as a level reaches that has enough; undefined where they are too many to look at. */
  function amongAll(filter: ListingFilter, point: Coordinates, empty: readonly string[]): Near[] | undefined {
    const around = { box: boxAround(point, farthestKm), cells: cellsAround(point, farthest), empty }
    const places = index.placesWithin(filter, around)
    const near = places && nearest(places, point, farthestKm)
    if (!near) return undefined
    const needed = near[enough - 1]?.distanceKm ?? farthestKm
    const reach = cellLevels.map(cellRadiusKm).find((km) => needed <= km) ?? farthestKm
    return near.filter(({ distanceKm }) => distanceKm <= reach).slice(0, candidateLimit)
  }

  async function findNear(filter: ListingFilter, point: Coordinates): Promise<Near[]> {
    let found: Near[] = []
    for (const level of cellLevels) {
      const cells = cellsAround(point, level)
      const places = await index.places({ ...filter, cells }, candidateLimit)
      found = nearest(places, point, cellRadiusKm(level))
      if (found.length >= enough) break
      const all = places.length * growth < enough ? amongAll(filter, point, cells) : undefined
      if (all) return all
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

/** Those within a radius, nearest first. */
function nearest(places: readonly MatchPlace[], point: Coordinates, radiusKm: number): Near[] {
  const near: Near[] = []
  for (const place of places) {
    const distanceKm = isPlaced(place) ? greatCircleKm(point, place) : Number.POSITIVE_INFINITY
    if (distanceKm <= radiusKm) near.push({ n: place.n, distanceKm })
  }
  return near.sort((a, b) => a.distanceKm - b.distanceKm || b.n - a.n)
}

function isPlaced<T extends { [Key in keyof Coordinates]: number | null }>(
  place: T,
): place is T & Coordinates {
  return place.latitude !== null && place.longitude !== null
}
