import type { ListingFact, MatchPlace } from '../../listing-index.ts'
import { rowOfRank } from '../../rank.ts'
import {
  createFactColumns,
  type FactColumns,
  FactTexts,
  factChunkSize,
  partsOfStar,
  unpackDegrees,
} from './fact-chunk.ts'

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
    this.#slabs[first >>> slabBits]?.city.fill(0, start, start + factChunkSize)
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

  /** Of ranks those in a city, and those whose listings are not known. */
  inCity(
    ranks: readonly number[],
    cityKey: string,
  ): { readonly found: number[]; readonly unknown: number[] } {
    const wanted = this.texts.city.find(cityKey)
    const found: number[] = []
    const unknown: number[] = []
    for (const rank of ranks) {
      const n = rowOfRank(rank)
      const city = this.#slabs[n >>> slabBits]?.city[placeInSlab(n)]
      if (city === wanted && city !== undefined) found.push(rank)
      else if (!city) unknown.push(rank)
    }
    return { found, unknown }
  }
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
