import { categoryWord } from '../../domain/seo-text/fact-words.ts'
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
/** The number of '': no city, or no category. */
const unknown = 0
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
  readonly city: number
}

/** The listings in the orders in which they are looked for. */
interface Sorted {
  readonly byTrade: SortedPlaces
  readonly byPlace: SortedPlaces
  /** All that have a city, by city and trade. */
  readonly byCity: { readonly order: Uint32Array; readonly keys: Float64Array }
}

/**
 * Where all listings are, and of what trade: in memory, some 60 bytes for each, because a query for every listing would take longer
 * than writing its text.
 */
export class NeighbourIndex {
  readonly #rowNumbers: number[] = []
  readonly #trades: number[] = []
  readonly #cities: number[] = []
  readonly #latitudes: number[] = []
  readonly #longitudes: number[] = []
  readonly #tradeOfKey = new Map<string, number>()
  readonly #tradeNumber = numbering()
  readonly #cityNumber = numbering()
  #sorted: Sorted | undefined

  /** Adds listings, in ascending order of row numbers. */
  add(places: readonly ListingPlace[]): void {
    for (const { rowNumber, categoryKey, cityKey, latitude, longitude } of places) {
      this.#rowNumbers.push(rowNumber)
      this.#trades.push(this.#trade(categoryKey))
      this.#cities.push(this.#cityNumber(cityKey))
      this.#latitudes.push(latitude ?? Number.NaN)
      this.#longitudes.push(longitude ?? Number.NaN)
    }
  }

  /** The neighbours of a listing; of one without coordinates, some listings of its city. */
  around(rowNumber: number): NeighbourRows {
    const own = lowerBound(this.#rowNumbers, rowNumber)
    if (this.#rowNumbers[own] !== rowNumber) return { sameTrade: [], otherTrades: [] }
    const isPlaced = !Number.isNaN(this.#latitudes[own] ?? Number.NaN)
    const { sameTrade, otherTrades } = isPlaced ? this.#near(own) : this.#inCity(own)
    const rows = (indexes: readonly number[]) => indexes.map((index) => this.#rowNumbers[index] ?? 0)
    return { sameTrade: rows(sameTrade), otherTrades: rows(otherTrades) }
  }

  /** The listings whose texts may state a change, and whose row it is, by ascending row number. */
  statedBy(changes: readonly TextChange[]): number[] {
    const own = new Set(changes.map(({ rowNumber }) => rowNumber))
    const places = changes.flatMap(({ place }) =>
      place
        ? [{ ...place, trade: this.#trade(place.categoryKey), city: this.#cityNumber(place.cityKey) }]
        : [],
    )
    return this.#rowNumbers.filter(
      (rowNumber, index) => own.has(rowNumber) || places.some((place) => this.#mayTell(index, place)),
    )
  }

  /** Whether a text may name a listing of that place: it is near, or in the city of a listing without coordinates. */
  #mayTell(index: number, { latitude, longitude, trade, city }: ChangedPlace): boolean {
    const north = (this.#latitudes[index] ?? Number.NaN) - (latitude ?? Number.NaN)
    if (Number.isNaN(north)) return city !== unknown && this.#cities[index] === city
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
    return trade
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
      isWanted: (index) => tradeOf(index) !== trade && tradeOf(index) !== unknown,
      kindOf: tradeOf,
    }
    const indexes = (found: readonly NearPlace[]) => found.map(({ index }) => index)
    return {
      sameTrade: trade === unknown ? [] : indexes(byTrade.nearest(trade, point, ofTrade)),
      otherTrades: indexes(byPlace.nearest(0, point, ofOthers)),
    }
  }

  /** Different listings of a city get different ones, so that their texts differ. */
  #inCity(own: number): NeighbourRows {
    const [city = unknown, trade = unknown] = [this.#cities[own], this.#trades[own]]
    if (city === unknown) return { sameTrade: [], otherTrades: [] }
    const { byCity } = this.#sort()
    const startOf = (group: number) => lowerBound(byCity.keys, group)
    const [first, end] = [startOf(city * tradeRange), startOf((city + 1) * tradeRange)]
    const pick = (from: number, to: number, isWanted: (index: number) => boolean) => {
      const picked: number[] = []
      const count = Math.min(to - from, 4 * neighbourLimit)
      for (let step = 0; step < count && picked.length < neighbourLimit; step++) {
        const index = byCity.order[from + ((own + step) % (to - from))] ?? own
        if (isWanted(index)) picked.push(index)
      }
      return picked
    }
    const key = city * tradeRange + trade
    const ofTrade = trade === unknown ? [] : pick(startOf(key), startOf(key + 1), (index) => index !== own)
    const seen = new Set([unknown, trade])
    const others = pick(first, end, (index) => {
      const other = this.#trades[index] ?? unknown
      return !seen.has(other) && Boolean(seen.add(other))
    })
    return { sameTrade: ofTrade, otherTrades: others }
  }

  #sort(): Sorted {
    if (this.#sorted) return this.#sorted
    const points = [Float32Array.from(this.#latitudes), Float32Array.from(this.#longitudes)] as const
    const tradeOf = (index: number) => this.#trades[index] ?? unknown
    const keyOf = (index: number) => (this.#cities[index] ?? unknown) * tradeRange + tradeOf(index)
    const order = Uint32Array.from(this.#cities.keys()).sort((a, b) => keyOf(a) - keyOf(b) || a - b)
    this.#sorted = {
      byTrade: new SortedPlaces(...points, { stripHeight: tradeStrip, groupOf: tradeOf }),
      byPlace: new SortedPlaces(...points, { stripHeight: placeStrip, groupOf: () => 0 }),
      byCity: { order, keys: Float64Array.from(order, keyOf) },
    }
    return this.#sorted
  }
}
