/** Kilometres of a degree of latitude. */
const kmPerDegree = 111.2
const radians = Math.PI / 180
/** Steps of a longitude in a key: about 10 m at the equator. */
const stepsPerDegree = 1e4
const [longitudeRange, rowRange] = [2 ** 22, 2 ** 15]

/** A place by its index, and how far it is. */
export interface NearPlace {
  readonly index: number
  readonly distanceKm: number
}

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Which places are looked for: at most `limit`, at most so far away, and of those with the same `kindOf` only the nearest one. */
export interface Search {
  readonly limit: number
  readonly withinKm: number
  readonly isWanted: (index: number) => boolean
  readonly kindOf: (index: number) => number
}

/**
 * Finds the nearest places of a group. The earth is cut into strips of latitude, and the places are sorted by group, then by strip, then by
 * longitude. A search looks east and west of its point in the point's own strip, then in the strips north and south of it, and
 * ends where no place can be nearer than those found. It does not look across the date line (180°).
 */
export class SortedPlaces {
  readonly #latitudes: Float32Array
  readonly #longitudes: Float32Array
  readonly #order: Uint32Array
  /** In the order of `#order`. */
  readonly #keys: Float64Array
  /** Degrees. */
  readonly #stripHeight: number

  /** `groupOf` may give numbers below 65,536; places without coordinates (NaN) are left out. */
  constructor(
    latitudes: Float32Array,
    longitudes: Float32Array,
    options: { readonly stripHeight: number; readonly groupOf: (index: number) => number },
  ) {
    this.#latitudes = latitudes
    this.#longitudes = longitudes
    this.#stripHeight = options.stripHeight
    const keys = new Float64Array(latitudes.length)
    const placed = new Uint32Array(latitudes.length)
    let count = 0
    for (let index = 0; index < latitudes.length; index++) {
      const [latitude = Number.NaN, longitude = Number.NaN] = [latitudes[index], longitudes[index]]
      if (Number.isNaN(latitude) || Number.isNaN(longitude)) continue
      keys[index] = this.#keyOf(options.groupOf(index), this.#stripOf(latitude), longitude)
      placed[count++] = index
    }
    this.#order = placed.slice(0, count).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
    this.#keys = Float64Array.from(this.#order, (index) => keys[index] ?? 0)
  }

  /** The nearest wanted places of a group, nearest first. */
  nearest(group: number, point: Point, search: Search): NearPlace[] {
    const found = new Nearest(search)
    const own = this.#stripOf(point.latitude)
    const stripKm = this.#stripHeight * kmPerDegree
    const strips = Math.ceil(search.withinKm / stripKm)
    for (let away = 0; away <= strips && (away - 1) * stripKm < found.reachKm; away++) {
      this.#look(group, own + away, point, found)
      if (away > 0) this.#look(group, own - away, point, found)
    }
    return found.places
  }

  #look(group: number, strip: number, point: Point, found: Nearest): void {
    if (strip < 0 || strip >= rowRange) return
    const first = this.#keyOf(group, strip, -180)
    const end = first + longitudeRange
    const start = lowerBound(this.#keys, this.#keyOf(group, strip, point.longitude))
    for (const step of [1, -1]) {
      for (let at = step > 0 ? start : start - 1; at >= 0 && at < this.#keys.length; at += step) {
        const key = this.#keys[at] ?? 0
        if (key < first || key >= end) break
        if (!this.#offer(this.#order[at] ?? 0, point, found)) break
      }
    }
  }

  /** Whether places further along the strip may be near enough. */
  #offer(index: number, point: Point, found: Nearest): boolean {
    const east = (this.#longitudes[index] ?? 0) - point.longitude
    const north = (this.#latitudes[index] ?? 0) - point.latitude
    const eastKm = east * kmPerDegree * Math.cos(point.latitude * radians)
    if (Math.abs(eastKm) > found.reachKm) return false
    found.offer(index, Math.hypot(eastKm, north * kmPerDegree))
    return true
  }

  #stripOf(latitude: number): number {
    return Math.floor((latitude + 90) / this.#stripHeight)
  }

  #keyOf(group: number, strip: number, longitude: number): number {
    return (group * rowRange + strip) * longitudeRange + Math.round((longitude + 180) * stepsPerDegree)
  }
}

/** The nearest of the places that were offered, in order. */
class Nearest {
  readonly places: NearPlace[] = []
  readonly #search: Search

  constructor(search: Search) {
    this.#search = search
  }

  /** Nothing farther away is taken. */
  get reachKm(): number {
    const { limit, withinKm } = this.#search
    return this.places.length < limit ? withinKm : (this.places.at(-1)?.distanceKm ?? withinKm)
  }

  offer(index: number, distanceKm: number): void {
    const { limit, isWanted, kindOf } = this.#search
    if (distanceKm > this.reachKm || !isWanted(index)) return
    const kind = kindOf(index)
    const alike = this.places.findIndex((place) => kindOf(place.index) === kind)
    if (alike >= 0) {
      if ((this.places[alike]?.distanceKm ?? 0) <= distanceKm) return
      this.places.splice(alike, 1)
    }
    const before = this.places.findIndex((place) => place.distanceKm > distanceKm)
    this.places.splice(before < 0 ? this.places.length : before, 0, { index, distanceKm })
    if (this.places.length > limit) this.places.pop()
  }
}

/** The first position with a number that is not less than `value`. */
export function lowerBound(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
