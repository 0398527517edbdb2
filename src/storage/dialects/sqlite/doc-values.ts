import type { Database, Statement } from 'better-sqlite3'
import { type GeoBox, isInBox } from '../../../domain/geo/geo-box.ts'
import type { FacetCounts, ListingFact } from '../../listing-index.ts'
import { rowOfRank } from '../../rows/rank.ts'
import { SharedTexts } from './shared-texts.ts'

/** Number of rows that are loaded together. */
const chunkSize = 2048
/** Pause between two chunks, in ms, so that a request waits for one chunk at most. */
const pause = 5
/** Coordinates are stored to a centimetre. */
const partsOfDegree = 1e7
const nowhere = 2 ** 31 - 1
const partsOfStar = 1000

const columnNames =
  'n, category_key, city_key, country_code, latitude, longitude, opening_id, rating, review_count'
/** The covering index, which has exactly these columns. */
const source = 'business indexed by business_facts'

/** The chunks of rows, each once. */
export function chunksOfRows(rows: readonly { readonly n: number }[]): number[] {
  return [...new Set(rows.map(({ n }) => Math.floor(n / chunkSize)))]
}

/** Marks rows as added or changed, inside the caller's transaction, for the doc values of all connections. */
export function prepareChangeMarks(database: Database): (rows: readonly { readonly n: number }[]) => void {
  const mark = database.prepare(`
    insert into fact_version values (?, (select coalesce(max(version), 0) + 1 from fact_version))
    on conflict (chunk) do update set version = excluded.version`)
  return (rows) => {
    for (const chunk of chunksOfRows(rows)) mark.run(chunk)
  }
}

/** Gives the data version, which changes with every committed write that visitors can see. */
export function prepareDataVersion(database: Database): () => number {
  const version = database.prepare<[], number>('select data_version from meta').pluck()
  return () => version.get() ?? 0
}

/** Conditions that doc values can check. */
export interface ListingKind {
  readonly openingIds?: readonly number[] | undefined
  readonly box?: GeoBox | undefined
  readonly countryCode?: string | undefined
  readonly notCountryCode?: string | undefined
}

/**
 * Doc values, as search engines call them: a few columns of each listing in memory, by row number, for facets,
 * distances, opening times and orders. They are loaded in the background after `begin`. Values that are not loaded or
 * have changed are read from the file when they are needed.
 */
export class DocValues {
  readonly #database: Database
  readonly #versionNow: () => number
  readonly #columns = new Columns()
  /** Chunks to be loaded. */
  readonly #wanted = new Set<number>()
  #statements: ReturnType<typeof prepareStatements> | undefined
  /** The latest known version of a chunk. */
  #version = 0
  /** The version of the database at the last check for changes. */
  #seen = -1
  #timer: NodeJS.Timeout | undefined

  constructor(database: Database, versionNow: () => number) {
    this.#database = database
    this.#versionNow = versionNow
  }

  /** Starts loading. To be called when listings are shown to visitors, because their values will be needed soon. */
  begin(): void {
    if (this.#version === 0) this.#forgetChanged()
  }

  /** The values of listings by row number, in the given order, without listings that are gone. */
  read(numbers: readonly number[]): ListingFact[] {
    this.#fetch(numbers)
    return numbers.flatMap((n) => this.#columns.get(n) ?? [])
  }

  /** How many of the listings have each value. */
  count(numbers: readonly number[]): FacetCounts {
    this.#fetch(numbers)
    return this.#columns.count(numbers)
  }

  /** The ranks whose listings meet the conditions, in the given order. */
  ofKind(ranks: readonly number[], kind: ListingKind): number[] {
    this.#fetch(ranks.map(rowOfRank))
    const isOfKind = this.#columns.test(kind)
    return ranks.filter((rank) => isOfKind(rowOfRank(rank)))
  }

  /** Whether a listing that is loaded has this code. Conditions with any other are not for `ofKind`. */
  knowsCountry(code: string): boolean {
    return this.#columns.knowsCountry(code)
  }

  /** To be called before the database is closed. */
  close(): void {
    clearTimeout(this.#timer)
  }

  /** Reads the values that are not loaded. */
  #fetch(numbers: readonly number[]): void {
    this.#forgetChanged()
    const unknown = this.#columns.missing(numbers)
    if (unknown.length > 0) this.#columns.put(this.#prepared().some.all(JSON.stringify(unknown)))
  }

  #prepared() {
    this.#statements ??= prepareStatements(this.#database)
    return this.#statements
  }

  /** Chunks with changed listings are loaded again. */
  #forgetChanged(): void {
    const now = this.#versionNow()
    if (now === this.#seen) return
    this.#seen = now
    for (const { chunk, version } of this.#prepared().changed.all(this.#version)) {
      this.#version = version
      this.#columns.forget(chunk * chunkSize, (chunk + 1) * chunkSize)
      this.#wanted.add(chunk)
    }
    this.#readLater()
  }

  #readLater(): void {
    if (this.#wanted.size > 0) this.#timer ??= setTimeout(() => this.#readChunk(), pause).unref()
  }

  #readChunk(): void {
    this.#timer = undefined
    const [chunk] = this.#wanted
    if (!this.#database.open || chunk === undefined) return
    this.#forgetChanged()
    this.#wanted.delete(chunk)
    this.#columns.put(this.#prepared().chunk.all(chunk * chunkSize, (chunk + 1) * chunkSize))
    this.#readLater()
  }
}

function prepareStatements(database: Database) {
  const changed: Statement<[number], { chunk: number; version: number }> = database.prepare(
    'select chunk, version from fact_version where version > ? order by version',
  )
  const some: Statement<[string], ListingFact> = database.prepare(
    `select ${columnNames} from json_each(?) as wanted cross join ${source} on n = wanted.value`,
  )
  const chunk: Statement<[number, number], ListingFact> = database.prepare(
    `select ${columnNames} from ${source} where n >= ? and n < ?`,
  )
  return { changed, some, chunk }
}

/** 28 bytes for each row number. The system assigns memory only to parts that are written. */
const createColumns = (rows: number) => ({
  category: new Uint32Array(rows),
  /** 0: no listing has the row number, or it is not loaded. */
  city: new Uint32Array(rows),
  country: new Uint16Array(rows),
  latitude: new Int32Array(rows),
  longitude: new Int32Array(rows),
  /** 0: no pattern is known. */
  opening: new Uint32Array(rows),
  rating: new Uint16Array(rows),
  reviews: new Uint32Array(rows),
})

/** Values by row number, in columns. */
class Columns {
  readonly #texts = { category: new SharedTexts(), city: new SharedTexts(), country: new SharedTexts() }
  #rows = 2 ** 16
  #columns = createColumns(this.#rows)

  has(n: number): boolean {
    return (this.#columns.city[n] ?? 0) !== 0
  }

  knowsCountry(code: string): boolean {
    return this.#texts.country.knownNumber(code) !== undefined
  }

  missing(numbers: readonly number[]): number[] {
    const { city } = this.#columns
    return numbers.filter((n) => !city[n])
  }

  put(facts: readonly ListingFact[]): void {
    const texts = this.#texts
    for (const fact of facts) {
      const { n } = fact
      if (n >= this.#rows) this.#grow(n)
      const columns = this.#columns
      columns.category[n] = texts.category.numberOf(fact.category_key)
      columns.city[n] = texts.city.numberOf(fact.city_key)
      columns.country[n] = texts.country.numberOf(fact.country_code)
      columns.latitude[n] = packDegrees(fact.latitude)
      columns.longitude[n] = packDegrees(fact.longitude)
      columns.opening[n] = fact.opening_id ?? 0
      columns.rating[n] = Math.round(fact.rating * partsOfStar)
      columns.reviews[n] = fact.review_count
    }
  }

  forget(first: number, end: number): void {
    this.#columns.city.fill(0, first, end)
  }

  get(n: number): ListingFact | undefined {
    const columns = this.#columns
    if (!this.has(n)) return undefined
    return {
      n,
      category_key: this.#texts.category.textOf(columns.category[n]),
      city_key: this.#texts.city.textOf(columns.city[n]),
      country_code: this.#texts.country.textOf(columns.country[n]),
      latitude: unpackDegrees(columns.latitude[n]),
      longitude: unpackDegrees(columns.longitude[n]),
      opening_id: columns.opening[n] || null,
      rating: (columns.rating[n] ?? 0) / partsOfStar,
      review_count: columns.reviews[n] ?? 0,
    }
  }

  test({ openingIds, box, countryCode, notCountryCode }: ListingKind): (n: number) => boolean {
    const { latitude, longitude, opening, country } = this.#columns
    const [inside, outside] = [countryCode, notCountryCode].map((code) =>
      code ? this.#texts.country.knownNumber(code) : undefined,
    )
    const isOpen = openingIds && flags(openingIds)
    const isIn = (n: number, box: GeoBox) => {
      const [north, east] = [unpackDegrees(latitude[n]), unpackDegrees(longitude[n])]
      return north !== null && east !== null && isInBox({ latitude: north, longitude: east }, box)
    }
    return (n) =>
      this.has(n) &&
      (isOpen === undefined || isOpen[opening[n] ?? 0] === 1) &&
      (inside === undefined || country[n] === inside) &&
      (outside === undefined || country[n] !== outside) &&
      (box === undefined || isIn(n, box))
  }

  /** Goes through the rows once: there may be ten thousand. */
  count(numbers: readonly number[]): FacetCounts {
    const { category, city, country } = this.#columns
    const texts = this.#texts
    const counts = {
      category: texts.category.zeros(),
      city: texts.city.zeros(),
      country: texts.country.zeros(),
    }
    for (const n of numbers) {
      // Listings that are gone have no city here, not even ''.
      if (!city[n]) continue
      addOne(counts.category, category[n])
      addOne(counts.city, city[n])
      addOne(counts.country, country[n])
    }
    return {
      category_key: texts.category.counted(counts.category),
      city_key: texts.city.counted(counts.city),
      country_code: texts.country.counted(counts.country),
    }
  }

  #grow(n: number): void {
    const before = this.#columns
    this.#rows = 2 ** Math.ceil(Math.log2(n + 1))
    this.#columns = createColumns(this.#rows)
    for (const [name, column] of Object.entries(before)) {
      this.#columns[name as keyof typeof before].set(column)
    }
  }
}

function addOne(counts: Uint32Array, number = 0): void {
  counts[number] = (counts[number] ?? 0) + 1
}

/** An array with 1 at the index of each given id. */
function flags(ids: readonly number[]): Uint8Array {
  const wanted = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1)
  for (const id of ids) wanted[id] = 1
  return wanted
}

function packDegrees(degrees: number | null): number {
  return degrees === null ? nowhere : Math.round(degrees * partsOfDegree)
}

function unpackDegrees(packed = nowhere): number | null {
  return packed === nowhere ? null : packed / partsOfDegree
}
