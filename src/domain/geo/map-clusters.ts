import { type Coordinates, plainDegrees } from '../address/coordinates.ts'
import { type GeoBox, isInBox, widthOf } from './geo-box.ts'

/** Places that are near each other on a map. */
export interface PlaceCluster extends Coordinates {
  readonly count: number
}

/** Where the listings of a list are that are not on its page. */
export interface PlaceClusters {
  /** Those of most listings first. */
  readonly groups: readonly PlaceCluster[]
  /** What the map shows: the box that was asked for, or one with everything that was found; absent if nothing has a position. */
  readonly box?: GeoBox
  /** Whether the counts are estimates. */
  readonly isEstimated: boolean
}

/** More than any map's zoom. */
const deepestZoom = 22
/** Beyond, Mercator's map has no end. */
const mercatorLimit = 85

/** How far down Mercator's map a latitude is, 0 to 1. */
function mercator(latitude: number): number {
  const radians = (Math.max(-mercatorLimit, Math.min(mercatorLimit, latitude)) * Math.PI) / 180
  return (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2
}

/** A grid of 2 ** zoom columns and as many rows on Mercator's map of the world: that of map tiles. */
function gridOf(zoom: number) {
  const size = 2 ** zoom
  const within = (part: number) => Math.min(size - 1, Math.max(0, Math.floor(part * size)))
  const column = (longitude: number) => within((longitude + 180) / 360)
  const row = (latitude: number) => within(mercator(latitude))
  const columnsIn = (box: GeoBox) => {
    const between = column(box.east) - column(box.west)
    const isRound = box.west > box.east || widthOf(box) >= 360
    return Math.min(size, between + (isRound && between <= 0 ? size : 0) + 1)
  }
  return {
    keyOf: ({ latitude, longitude }: Coordinates) => row(latitude) * size + column(longitude),
    cellsIn: (box: GeoBox) => columnsIn(box) * (row(box.south) - row(box.north) + 1),
  }
}

/** How places are grouped. */
interface ClusterOptions {
  /** What the map shows. Other places are left out. */
  readonly box: GeoBox
  /** The most groups. */
  readonly limit: number
  /** Places that are shown by themselves and do not count in their group. */
  readonly without: readonly Coordinates[]
}

/**
 * Groups places by the finest grid of map tiles that has at most `limit` cells in a box. Moving the map a little keeps the
 * groups as they are. Each is where its places are on average. Those of most places come first.
 */
export function clusterPlaces(
  places: readonly Coordinates[],
  { box, limit, without }: ClusterOptions,
): readonly PlaceCluster[] {
  const { keyOf } = finestGrid(box, limit)
  const sums = new Map<number, { latitude: number; longitude: number; count: number }>()
  const add = (place: Coordinates, by: number) => {
    if (!isInBox(place, box)) return
    const key = keyOf(place)
    const sum = sums.get(key) ?? { latitude: 0, longitude: 0, count: 0 }
    sum.latitude += by * place.latitude
    sum.longitude += by * place.longitude
    sum.count += by
    sums.set(key, sum)
  }
  for (const place of places) add(place, 1)
  for (const place of without) add(place, -1)
  return [...sums.values()]
    .filter(({ count }) => count > 0)
    .map(({ latitude, longitude, count }) => ({
      latitude: plainDegrees(latitude / count),
      longitude: plainDegrees(longitude / count),
      count,
    }))
    .sort((a, b) => b.count - a.count || b.latitude - a.latitude || a.longitude - b.longitude)
}

function finestGrid(box: GeoBox, limit: number) {
  let grid = gridOf(0)
  for (let zoom = 1; zoom <= deepestZoom; zoom++) {
    const finer = gridOf(zoom)
    if (finer.cellsIn(box) > limit) break
    grid = finer
  }
  return grid
}

/** The smallest box with all of the places; undefined if there is none. */
export function boxOf(places: readonly Coordinates[]): GeoBox | undefined {
  if (places.length === 0) return undefined
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude).sort((a, b) => a - b)
  const first = longitudes[0] ?? 0
  // The box leaves out the widest gap between neighbours. The one over the date line comes first.
  let [west, east] = [first, longitudes.at(-1) ?? first]
  let widest = west - east + 360
  for (const [index, next] of longitudes.entries()) {
    const before = longitudes[index - 1] ?? next
    if (next - before <= widest) continue
    widest = next - before
    west = next
    east = before
  }
  return { south: Math.min(...latitudes), north: Math.max(...latitudes), west, east }
}
