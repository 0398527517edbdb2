import { hashText } from '../../text/hash-text.ts'
import { type Coordinates, distanceKm } from '../coordinates.ts'
import {
  type GazetteerColumns,
  latitudeScale,
  longitudeScale,
  type NameLanguage,
  nameLanguages,
  placeFlags,
  populationStep,
  readColumns,
} from './gazetteer-layout.ts'

/** A populated place of the gazetteer. */
interface GazetteerPlace extends Coordinates {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** In Latin letters, in the place's own spelling if it uses them; Korean places in Korean. */
  readonly name: string
  /** '' if it has none. */
  readonly koreanName: string
  /** Its names in the languages in which it has another one than `name`. */
  readonly names: { readonly [Language in NameLanguage]?: string }
  /** First-level division; '' if unknown. */
  readonly state: string
  /** People, within a tenth; 0 if unknown. */
  readonly population: number
  /** Part of a city: Harlem, Shibuya. */
  readonly isSection: boolean
}

const offsetsOf = (lengths: Uint8Array, start: number): Uint32Array => {
  const offsets = new Uint32Array(lengths.length + 1)
  offsets[0] = start
  let offset = start
  for (let i = 0; i < lengths.length; i++) {
    offset += lengths[i] ?? 0
    offsets[i + 1] = offset
  }
  return offsets
}

const decoder = new TextDecoder()

/** Cities that the source calls after one of their quarters: the city's name, by the country and the source's name. */
const cityOfQuarter: Readonly<Record<string, string>> = { 'PH|Magugpo Poblacion': 'Tagum' }
/** The source's names of such cities, by the city's key. */
const quarterOfCity: ReadonlyMap<string, string> = new Map(
  Object.entries(cityOfQuarter).map(([quarter, city]) => [
    city.toLowerCase(),
    quarter.slice(quarter.indexOf('|') + 1).toLowerCase(),
  ]),
)

/** The places of a gazetteer file, found by name or by position. A place becomes an object when it is first asked for. */
export class Gazetteer {
  /** A country's divisions: `name|further spellings…`. */
  readonly divisions: ReadonlyMap<string, readonly string[]>
  readonly #columns: GazetteerColumns
  readonly #stateNames: readonly string[]
  readonly #countries: readonly (readonly [string, number])[]
  readonly #nameOffsets: Uint32Array
  /** For each of `nameLanguages`. */
  readonly #offsetsOfNamed: readonly Uint32Array[]
  readonly #namesOfStates: ReadonlyMap<string, string>
  readonly #places: (GazetteerPlace | undefined)[]
  /** For each country: its first and last latitude, and its first and last longitude. */
  #boxes: ReadonlyMap<string, readonly number[]> | undefined

  constructor(file: Uint8Array) {
    const { header, columns } = readColumns(file)
    this.#columns = columns
    this.#countries = [...header.countries, ['', header.placeCount]]
    this.#stateNames = header.states.map((state) => state.split('|')[1] ?? '')
    this.#nameOffsets = offsetsOf(columns.nameLengths, 0)
    let end = this.#nameOffsets.at(-1) ?? 0
    this.#offsetsOfNamed = nameLanguages.map((language) => {
      const offsets = offsetsOf(columns.named[language].lengths, end)
      end = offsets.at(-1) ?? end
      return offsets
    })
    this.#namesOfStates = new Map(
      header.stateNames.map(([state, language, name]) => {
        const [countryCode = '', stateName = ''] = header.states[state]?.split('|') ?? []
        return [[language, countryCode, stateName].join('|'), name]
      }),
    )
    this.#places = new Array(header.placeCount)
    const divisions = new Map<string, string[]>()
    for (const line of header.states.slice(1)) {
      const countryCode = line.slice(0, 2)
      divisions.set(countryCode, [...(divisions.get(countryCode) ?? []), line.slice(3)])
    }
    this.divisions = divisions
  }

  /** The places with a `cityKey`, the most populous first. */
  findPlaces(key: string): readonly GazetteerPlace[] {
    const quarter = quarterOfCity.get(key)
    const found = this.#findKey(key)
    return quarter === undefined ? found : [...this.#findKey(quarter), ...found]
  }

  #findKey(key: string): readonly GazetteerPlace[] {
    const { hashes, checks, hashedPlaces } = this.#columns
    const { hash, check } = hashText(key)
    const found: GazetteerPlace[] = []
    for (let i = lowerBound(hashes, hash, 0, hashes.length); hashes[i] === hash; i++) {
      if (checks[i] === check) found.push(this.#place(hashedPlaces[i] ?? 0))
    }
    return found
  }

  /** The places of a country within so many kilometres (at most some 100) of a point. */
  placesAround(point: Coordinates, countryCode: string, withinKm: number): GazetteerPlace[] {
    const { latitudes, longitudes } = this.#columns
    const [first, end] = this.#rangeOf(countryCode)
    // Degrees grow narrower towards the poles. Near them and at the date line, all longitudes are looked at.
    const narrow = Math.cos((Math.abs(point.latitude) + withinKm / 111) * (Math.PI / 180))
    const aside = narrow > 0.05 ? (withinKm / 110 / narrow) * longitudeScale : Number.POSITIVE_INFINITY
    const isNearLine = Math.abs(point.longitude) * longitudeScale + aside > 180 * longitudeScale
    const longitude = point.longitude * longitudeScale
    const reach = (withinKm / 111) * latitudeScale
    const south = point.latitude * latitudeScale - reach
    const north = point.latitude * latitudeScale + reach
    const found: GazetteerPlace[] = []
    for (let i = lowerBound(latitudes, south, first, end); i < end && (latitudes[i] ?? 0) <= north; i++) {
      if (!isNearLine && Math.abs((longitudes[i] ?? 0) - longitude) > aside + 1) continue
      if (distanceKm(point, this.#point(i)) <= withinKm) found.push(this.#place(i))
    }
    return found
  }

  /** The code of the country of the nearest place within some kilometres of a point; '' if there is none. */
  countryAround(point: Coordinates, withinKm: number): string {
    let nearest = ''
    let least = withinKm
    for (const [countryCode] of this.#countries) {
      if (!this.#mayContain(countryCode, point)) continue
      for (const place of this.placesAround(point, countryCode, least)) {
        const distance = distanceKm(point, place)
        if (distance < least) [nearest, least] = [countryCode, distance]
      }
    }
    return nearest
  }

  /** The name of a country's division in a language, if it has another one there than `state`. */
  findStateName(state: string, countryCode: string, language: NameLanguage): string | undefined {
    return this.#namesOfStates.get([language, countryCode, state].join('|'))
  }

  /** Whether a point is within a degree of a country's first and last latitudes and longitudes. */
  #mayContain(countryCode: string, { latitude, longitude }: Coordinates): boolean {
    this.#boxes ??= new Map(this.#countries.map(([code]) => [code, this.#boxOf(code)]))
    const [south = 90, north = -90, west = 180, east = -180] = this.#boxes.get(countryCode) ?? []
    const isBeside = longitude < west - 1 || longitude > east + 1
    // A country on both sides of the date line, or close to it, may go on beyond.
    const isNearLine = Math.abs(longitude) > 178
    return latitude > south - 1 && latitude < north + 1 && (!isBeside || isNearLine)
  }

  #boxOf(countryCode: string): readonly number[] {
    const [first, end] = this.#rangeOf(countryCode)
    const { latitudes, longitudes } = this.#columns
    let [west, east] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const longitude of longitudes.subarray(first, end)) {
      west = Math.min(west, longitude)
      east = Math.max(east, longitude)
    }
    const ends = [latitudes[first], latitudes[end - 1]].map((value) => (value ?? 0) / latitudeScale)
    return [...ends, west / longitudeScale, east / longitudeScale]
  }

  #rangeOf(countryCode: string): [number, number] {
    const at = this.#countries.findIndex(([code]) => code === countryCode)
    return at < 0 ? [0, 0] : [this.#countries[at]?.[1] ?? 0, this.#countries[at + 1]?.[1] ?? 0]
  }

  #point(place: number): Coordinates {
    const { latitudes, longitudes } = this.#columns
    return {
      latitude: (latitudes[place] ?? 0) / latitudeScale,
      longitude: (longitudes[place] ?? 0) / longitudeScale,
    }
  }

  #place(number: number): GazetteerPlace {
    const known = this.#places[number]
    if (known) return known
    const { states, populations, flags } = this.#columns
    const names = this.#namesOf(number)
    const countryCode = this.#countries.findLast(([, first]) => first <= number)?.[0] ?? ''
    const name = this.#text(this.#nameOffsets, number)
    const place = {
      ...this.#point(number),
      countryCode,
      name: cityOfQuarter[`${countryCode}|${name}`] ?? name,
      koreanName: names.ko ?? '',
      names,
      state: this.#stateNames[states[number] ?? 0] ?? '',
      population: Math.round(2 ** ((populations[number] ?? 0) / populationStep)) - 1,
      isSection: ((flags[number] ?? 0) & placeFlags.section) !== 0,
    }
    this.#places[number] = place
    return place
  }

  #namesOf(place: number): { [Language in NameLanguage]?: string } {
    const names: { [Language in NameLanguage]?: string } = {}
    for (const [index, language] of nameLanguages.entries()) {
      const { places } = this.#columns.named[language]
      const at = lowerBound(places, place, 0, places.length)
      const offsets = this.#offsetsOfNamed[index]
      if (offsets && places[at] === place) names[language] = this.#text(offsets, at)
    }
    return names
  }

  #text(offsets: Uint32Array, number: number): string {
    return decoder.decode(this.#columns.texts.subarray(offsets[number], offsets[number + 1]))
  }
}

/** The first position from `first` on with a number that is not less than `value`. */
function lowerBound(sorted: Uint32Array | Int16Array, value: number, first: number, end: number): number {
  let low = first
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

let load: (() => Uint8Array) | undefined
let gazetteer: Gazetteer | undefined

/**
 * Sets the function that loads the gazetteer's bytes. It is called once, when a place is first looked up. Without it, only
 * South Korea and the major cities of the world are known.
 */
export function provideGazetteer(loadBytes: () => Uint8Array): void {
  load = loadBytes
  gazetteer = undefined
}

/** The gazetteer; undefined if none was provided. */
export function currentGazetteer(): Gazetteer | undefined {
  if (!gazetteer && load) gazetteer = new Gazetteer(load())
  return gazetteer
}
