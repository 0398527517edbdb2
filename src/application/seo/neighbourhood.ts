import { LRUCache } from 'lru-cache'
import type { Neighbour, SeoFacts } from '../../domain/seo-text/template.ts'
import type { TextChange } from '../../domain/seo-text/text-changes.ts'
import type { ListingAdministration, StoredListing } from '../ports/listing-administration.ts'
import { NeighbourIndex } from './neighbour-index.ts'

/** How many listings' places are read at once. */
const placesSize = 10_000
/** Listings that are kept by name, because each is the neighbour of many. */
const neighboursKept = 50_000

export interface StoredFacts extends SeoFacts {
  readonly listing: StoredListing
}

/** What is near listings. The places of all listings are read when the first is asked for, and once. */
export class Neighbourhood {
  readonly #administration: Pick<ListingAdministration, 'scanPlaces' | 'listNeighbours'>
  readonly #signal: AbortSignal
  readonly #known = new LRUCache<number, Neighbour>({ max: neighboursKept })
  #index: Promise<NeighbourIndex> | undefined

  constructor(
    administration: Pick<ListingAdministration, 'scanPlaces' | 'listNeighbours'>,
    signal: AbortSignal,
  ) {
    this.#administration = administration
    this.#signal = signal
  }

  /** Row numbers of the listings whose texts may state a change. */
  async statedBy(changes: readonly TextChange[]): Promise<readonly number[]> {
    return (await this.#places()).statedBy(changes)
  }

  /** Adds to listings what is near them. */
  async addTo(listings: readonly StoredListing[]): Promise<StoredFacts[]> {
    if (listings.length === 0) return []
    const index = await this.#places()
    const near = listings.map(({ rowNumber }) => index.around(rowNumber))
    const neighbours = await this.#named(
      new Set(near.flatMap(({ sameTrade, otherTrades }) => [...sameTrade, ...otherTrades])),
    )
    const named = (rows: readonly number[] = []) => rows.flatMap((row) => neighbours.get(row) ?? [])
    return listings.map((listing, at) => ({
      listing,
      sameTrade: named(near[at]?.sameTrade),
      otherTrades: named(near[at]?.otherTrades),
    }))
  }

  async #named(wanted: ReadonlySet<number>): Promise<ReadonlyMap<number, Neighbour>> {
    const neighbours = new Map<number, Neighbour>()
    for (const row of wanted) {
      const one = this.#known.get(row)
      if (one) neighbours.set(row, one)
    }
    const missing = [...wanted].filter((row) => !neighbours.has(row))
    for (const one of await this.#administration.listNeighbours(missing)) {
      neighbours.set(one.rowNumber, one)
      this.#known.set(one.rowNumber, one)
    }
    return neighbours
  }

  #places(): Promise<NeighbourIndex> {
    this.#index ??= this.#readPlaces()
    return this.#index
  }

  async #readPlaces(): Promise<NeighbourIndex> {
    const index = new NeighbourIndex()
    for (let after = 0, count = placesSize; count === placesSize; ) {
      this.#signal.throwIfAborted()
      const places = await this.#administration.scanPlaces({ after, limit: placesSize })
      index.add(places)
      count = places.length
      after = places.at(-1)?.rowNumber ?? after
    }
    return index
  }
}
