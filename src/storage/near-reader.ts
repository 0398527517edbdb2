import { type Kysely, sql } from 'kysely'
import type { ListingFilter, ListingReader } from '../application/ports/listing-store.ts'
import type { Coordinates } from '../domain/address/coordinates.ts'
import { visibleStatus } from '../domain/business/visibility.ts'
import { cellLevels, cellRadiusKm, cellsAround } from '../domain/geo/geo-cell.ts'
import { greatCircleKm } from '../domain/geo/great-circle.ts'
import { type BusinessRow, businessColumnList, decodeBusiness } from './business-row.ts'
import type { ListingIndex } from './listing-index.ts'
import type { Schema } from './schema.ts'

/** Fewer within a distance lead to the next larger one: two pages of a list. */
const enough = 40
/** Matches whose distance is worked out at most. */
const candidateLimit = 600

const columns = sql.raw(businessColumnList)

interface Near {
  readonly n: number
  readonly distanceKm: number
}

/** Matches by their distance from a point (see the port). */
export function createNearReader(db: Kysely<Schema>, index: ListingIndex): ListingReader['listNear'] {
  /** Those within the radius of a level, nearest first. */
  async function within(filter: ListingFilter, point: Coordinates, level: number): Promise<Near[]> {
    const radius = cellRadiusKm(level)
    const { facts } = await index.facts({ ...filter, cells: cellsAround(point, level) }, candidateLimit)
    const near: Near[] = []
    for (const { n, latitude, longitude } of facts) {
      const place = { latitude, longitude }
      const distanceKm = isPlaced(place) ? greatCircleKm(point, place) : Number.POSITIVE_INFINITY
      if (distanceKm <= radius) near.push({ n, distanceKm })
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

  async function readRows(numbers: readonly number[]) {
    if (numbers.length === 0) return new Map()
    const { rows } = await sql<BusinessRow>`select ${columns} from listing
      where n in (${sql.join(numbers)}) and status = ${sql.lit(visibleStatus)}`.execute(db)
    return new Map(rows.map((row) => [row.n, decodeBusiness(row)]))
  }

  return async (filter, point, { limit, offset }) => {
    const found = await findNear(filter, point)
    const page = found.slice(offset, offset + limit)
    const listings = await readRows(page.map(({ n }) => n))
    return {
      listings: page.flatMap(({ n }) => {
        const listing = listings.get(n)
        if (!listing || !isPlaced(listing)) return []
        return [{ listing, distanceKm: greatCircleKm(point, listing) }]
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
