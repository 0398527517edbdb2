import { type GeoBox, isInBox } from '../../../domain/geo/geo-box.ts'
import type { ListingFact, MatchPlace } from '../../listing-index.ts'
import { rowOfRank } from '../../rank.ts'
import {
  createFactColumns,
  type FactColumns,
  FactTexts,
  factChunkSize,
  packDegrees,
  partsOfStar,
  unpackDegrees,
} from './fact-chunk.ts'

/** What listings are chosen by. */
export interface ListingKind {
  readonly cityKey?: string | undefined
  readonly categoryKey?: string | undefined
  readonly notCategoryKeys?: readonly string[] | undefined
  /** By the id of an opening pattern: 1 for those wanted. */
  readonly openings?: Uint8Array | undefined
  readonly box?: GeoBox | undefined
}

const slabBits = 20
const slabSize = 2 ** slabBits
/** % of what may be no integer takes long. */
const placeInSlab = (n: number) => n & (slabSize - 1)

/**
 * Facts by row number. In few and long columns: of thousands of listings from all over the table, each would otherwise wait for its
 * chunk, for the chunk's columns and for the column. Memory that no listing needs is not taken from the system.
 */
export class FactTable {
  readonly texts = new FactTexts()
  readonly #slabs: FactColumns[] = []

  /** Takes over the columns of a chunk, whose texts have the numbers that they have here. */
  put(chunk: number, columns: FactColumns): void {
    const first = chunk * factChunkSize
    const slab = this.#slabs[first >>> slabBits] ?? createFactColumns(slabSize)
    this.#slabs[first >>> slabBits] = slab
    for (const [name, column] of Object.entries(columns)) {
      slab[name as keyof FactColumns].set(column, placeInSlab(first))
    }
  }

  forget(chunk: number): void {
    const first = chunk * factChunkSize
    const start = placeInSlab(first)
    const slab = this.#slabs[first >>> slabBits]
    slab?.city.fill(0, start, start + factChunkSize)
    slab?.latitude.fill(0, start, start + factChunkSize)
  }

  get(n: number): ListingFact | undefined {
    const slab = this.#slabs[n >>> slabBits]
    return slab?.city[placeInSlab(n)] ? new TableFact(this.texts, slab, n) : undefined
  }

  place(n: number): MatchPlace | undefined {
    const slab = this.#slabs[n >>> slabBits]
    const at = placeInSlab(n)
    return slab?.city[at]
      ? { n, latitude: unpackDegrees(slab.latitude[at]), longitude: unpackDegrees(slab.longitude[at]) }
      : undefined
  }

  /** Of ranks those whose listings are of the kind, and those whose listings are not known. */
  ofKind(
    ranks: readonly number[],
    { cityKey, categoryKey, notCategoryKeys = [], openings, box }: ListingKind,
  ): { readonly found: number[]; readonly unknown: number[] } {
    const { city: cities, category: categories } = this.texts
    const wantedCity = cityKey === undefined ? undefined : (cities.find(cityKey) ?? nothing)
    const wanted = categoryKey === undefined ? undefined : (categories.find(categoryKey) ?? nothing)
    const unwanted = notCategoryKeys.map((key) => categories.find(key) ?? nothing)
    const found: number[] = []
    const unknown: number[] = []
    for (const rank of ranks) {
      const n = rowOfRank(rank)
      const slab = this.#slabs[n >>> slabBits]
      const at = placeInSlab(n)
      // First of all, as it is one place in memory to wait for: of a listing that is not known it says nothing.
      if (box && slab && isElsewhere(box, slab.latitude[at])) continue
      const city = slab?.city[at]
      if (!slab || !city) unknown.push(rank)
      else if (
        (wantedCity === undefined || city === wantedCity) &&
        (wanted === undefined || slab.category[at] === wanted) &&
        (unwanted.length === 0 || !unwanted.includes(slab.category[at] ?? 0)) &&
        (openings === undefined || openings[slab.opening[at] ?? 0] === 1) &&
        (box === undefined || isPlacedIn(box, slab, at))
      ) {
        found.push(rank)
      }
    }
    return { found, unknown }
  }
}

/** That no text has. */
const nothing = -1

/** By a latitude as it is kept; 0 where no listing is known. */
const isElsewhere = ({ south, north }: GeoBox, latitude = 0) =>
  latitude !== 0 && (latitude < packDegrees(south) || latitude > packDegrees(north))

function isPlacedIn(box: GeoBox, { latitude, longitude }: FactColumns, at: number): boolean {
  const north = unpackDegrees(latitude[at])
  const east = unpackDegrees(longitude[at])
  return north !== null && east !== null && isInBox({ latitude: north, longitude: east }, box)
}

/** Each of its facts is looked up when it is asked for. */
class TableFact implements ListingFact {
  readonly n: number
  readonly #texts: FactTexts
  readonly #columns: FactColumns
  readonly #at: number

  constructor(texts: FactTexts, columns: FactColumns, n: number) {
    this.n = n
    this.#texts = texts
    this.#columns = columns
    this.#at = placeInSlab(n)
  }

  get category_key(): string {
    return this.#texts.category.textOf(this.#columns.category[this.#at] ?? 0)
  }
  get city_key(): string {
    return this.#texts.city.textOf(this.#columns.city[this.#at] ?? 0)
  }
  get country_code(): string {
    return this.#texts.country.textOf(this.#columns.country[this.#at] ?? 0)
  }
  get latitude(): number | null {
    return unpackDegrees(this.#columns.latitude[this.#at])
  }
  get longitude(): number | null {
    return unpackDegrees(this.#columns.longitude[this.#at])
  }
  get opening_id(): number | null {
    return this.#columns.opening[this.#at] || null
  }
  get rating(): number {
    return (this.#columns.rating[this.#at] ?? 0) / partsOfStar
  }
  get review_count(): number {
    return this.#columns.reviews[this.#at] ?? 0
  }
}
