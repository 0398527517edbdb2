import { categoryWord } from '../../domain/seo-text/fact-words.ts'
import { isOfUse } from '../../domain/seo-text/near-words.ts'
import type { TextChange } from '../../domain/seo-text/text-changes.ts'
import type { ListingPlace } from '../ports/listing-administration.ts'
import { lowerBound, type NearPlace, type Search, SortedPlaces } from './sorted-places.ts'

/** Row numbers of listings near another one, nearest first. */
export interface NeighbourRows {
  readonly sameTrade: readonly number[]
  readonly otherTrades: readonly number[]
}

/** How many of each a text may name: more than most texts need. */
const neighbourLimit = 12
const [sameTradeKm, otherTradesKm] = [15, 2]
/** Heights of the strips, in degrees: 5.6 km and 1.1 km. */
const [tradeStrip, placeStrip] = [0.05, 0.01]
/** Kilometres of a degree of latitude. */
const kmPerDegree = 111.2
/** Positions are rounded, and kilometres measured in two ways. */
const slack = 1.02
/** The number of '': no category. */
const unknown = 0
/** Sorted places take so many trades. */
const tradeRange = 2 ** 16

/** Gives texts a number each, '' 0. */
function numbering(): (text: string) => number {
  const numbers = new Map<string, number>([['', unknown]])
  return (text) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
}

interface ChangedPlace {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly trade: number
}

/** The listings in the orders in which they are looked for. */
interface Sorted {
  readonly byTrade: SortedPlaces
  readonly byPlace: SortedPlaces
}

/**
 * Where all listings are, and of what trade: in memory, some 50 bytes for each, because a query for every listing would take longer
 * than writing its text.
 */
export class NeighbourIndex {
  readonly #rowNumbers: number[] = []
  readonly #trades: number[] = []
  readonly #latitudes: number[] = []
  readonly #longitudes: number[] = []
  readonly #tradeOfKey = new Map<string, number>()
  readonly #tradeNumber = numbering()
  /** A category of each trade. */
  readonly #keyOfTrade = new Map<number, string>()
  /** Whether the second trade is of use beside the first. */
  readonly #usePairs = new Map<number, boolean>()
  #sorted: Sorted | undefined

  /** Adds listings, in ascending order of row numbers. */
  add(places: readonly ListingPlace[]): void {
    for (const { rowNumber, categoryKey, latitude, longitude } of places) {
      this.#rowNumbers.push(rowNumber)
      this.#trades.push(this.#trade(categoryKey))
      this.#latitudes.push(latitude ?? Number.NaN)
      this.#longitudes.push(longitude ?? Number.NaN)
    }
  }

  /** The neighbours of a listing; of one without coordinates nobody knows who is near. */
  around(rowNumber: number): NeighbourRows {
    const own = lowerBound(this.#rowNumbers, rowNumber)
    if (this.#rowNumbers[own] !== rowNumber) return { sameTrade: [], otherTrades: [] }
    const isPlaced = !Number.isNaN(this.#latitudes[own] ?? Number.NaN)
    if (!isPlaced) return { sameTrade: [], otherTrades: [] }
    const { sameTrade, otherTrades } = this.#near(own)
    const rows = (indexes: readonly number[]) => indexes.map((index) => this.#rowNumbers[index] ?? 0)
    return { sameTrade: rows(sameTrade), otherTrades: rows(otherTrades) }
  }

  /** The listings whose texts may state a change, and whose row it is, by ascending row number. */
  statedBy(changes: readonly TextChange[]): number[] {
    const own = new Set(changes.map(({ rowNumber }) => rowNumber))
    const places = changes.flatMap(({ place }) =>
      place ? [{ ...place, trade: this.#trade(place.categoryKey) }] : [],
    )
    return this.#rowNumbers.filter(
      (rowNumber, index) => own.has(rowNumber) || places.some((place) => this.#mayTell(index, place)),
    )
  }

  /** Whether a text may name a listing of that place: it is near. */
  #mayTell(index: number, { latitude, longitude, trade }: ChangedPlace): boolean {
    const north = (this.#latitudes[index] ?? Number.NaN) - (latitude ?? Number.NaN)
    if (Number.isNaN(north)) return false
    const reach = (this.#trades[index] === trade ? sameTradeKm : otherTradesKm) * (slack / kmPerDegree)
    if (Math.abs(north) > reach) return false
    const east = (this.#longitudes[index] ?? 0) - (longitude ?? 0)
    return Math.hypot(north, east * Math.cos(((latitude ?? 0) * Math.PI) / 180)) <= reach
  }

  /** Categories with the same Korean name are one trade. */
  #trade(categoryKey: string): number {
    const known = this.#tradeOfKey.get(categoryKey)
    if (known !== undefined) return known
    const trade = this.#tradeNumber(categoryWord(categoryKey)) % tradeRange
    this.#tradeOfKey.set(categoryKey, trade)
    this.#keyOfTrade.set(trade, categoryKey)
    return trade
  }

  #isOfUse(trade: number, other: number): boolean {
    const pair = trade * tradeRange + other
    const known = this.#usePairs.get(pair)
    if (known !== undefined) return known
    const key = (number: number) => this.#keyOfTrade.get(number) ?? ''
    const found = isOfUse(key(trade), key(other))
    this.#usePairs.set(pair, found)
    return found
  }

  #near(own: number): NeighbourRows {
    const { byTrade, byPlace } = this.#sort()
    const trade = this.#trades[own] ?? unknown
    const point = { latitude: this.#latitudes[own] ?? 0, longitude: this.#longitudes[own] ?? 0 }
    const tradeOf = (index: number) => this.#trades[index] ?? unknown
    const limit = neighbourLimit
    const ofTrade: Search = {
      ...{ limit, withinKm: sameTradeKm },
      isWanted: (index) => index !== own,
      kindOf: (index) => index,
    }
    const ofOthers: Search = {
      ...{ limit, withinKm: otherTradesKm },
      isWanted: (index) => tradeOf(index) !== trade && this.#isOfUse(trade, tradeOf(index)),
      kindOf: tradeOf,
    }
    const indexes = (found: readonly NearPlace[]) => found.map(({ index }) => index)
    return {
      sameTrade: trade === unknown ? [] : indexes(byTrade.nearest(trade, point, ofTrade)),
      otherTrades: indexes(byPlace.nearest(0, point, ofOthers)),
    }
  }

  #sort(): Sorted {
    if (this.#sorted) return this.#sorted
    const points = [Float32Array.from(this.#latitudes), Float32Array.from(this.#longitudes)] as const
    const tradeOf = (index: number) => this.#trades[index] ?? unknown
    this.#sorted = {
      byTrade: new SortedPlaces(...points, { stripHeight: tradeStrip, groupOf: tradeOf }),
      byPlace: new SortedPlaces(...points, { stripHeight: placeStrip, groupOf: () => 0 }),
    }
    return this.#sorted
  }
}
