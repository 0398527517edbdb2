import type { ListingFact, MatchPlace } from '../../listing-index.ts'

/** Row numbers per chunk. */
export const factChunkSize = 2048

/** The chunks in which rows lie, each once. */
export function factChunksOf(rows: readonly { readonly n: number }[]): number[] {
  return [...new Set(rows.map(({ n }) => Math.floor(n / factChunkSize)))]
}

/** Coordinates are kept to a centimetre. */
const partsOfDegree = 1e7
const nowhere = 2 ** 31 - 1
const partsOfStar = 1000

/** Texts that many listings share, by a number each, from 1 on. */
class SharedTexts {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = ['']

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#texts.length)
    return this.#texts.push(text) - 1
  }

  /** Undefined where no listing has had the text. */
  find(text: string): number | undefined {
    return this.#numbers.get(text)
  }

  textOf(number: number): string {
    return this.#texts[number] ?? ''
  }

  /** Those with the numbers from `first` on. */
  from(first: number): string[] {
    return this.#texts.slice(first)
  }
}

const textKinds = ['category', 'city', 'country'] as const
type NewTexts = Record<(typeof textKinds)[number], string[]>

/** What the chunks that one thread reads share. */
export class FactTexts {
  readonly category = new SharedTexts()
  readonly city = new SharedTexts()
  readonly country = new SharedTexts()
  readonly #told = { category: 1, city: 1, country: 1 }

  /** Those that have come since it was asked for them last. */
  news(): NewTexts {
    const news: NewTexts = { category: [], city: [], country: [] }
    for (const kind of textKinds) {
      news[kind] = this[kind].from(this.#told[kind])
      this.#told[kind] += news[kind].length
    }
    return news
  }

  /** Takes over the news of another thread's, all of them in their order: the numbers are the same then. */
  learn(news: NewTexts): void {
    for (const kind of textKinds) for (const text of news[kind]) this[kind].numberOf(text)
  }
}

/** The columns of a chunk, 28 bytes for each row number: they go from thread to thread as they are. */
export const createFactColumns = () => ({
  category: new Uint32Array(factChunkSize),
  city: new Uint32Array(factChunkSize),
  /** 0: no listing has the row number. */
  country: new Uint16Array(factChunkSize),
  latitude: new Int32Array(factChunkSize),
  longitude: new Int32Array(factChunkSize),
  /** 0: none is known. */
  opening: new Uint32Array(factChunkSize),
  rating: new Uint16Array(factChunkSize),
  reviews: new Uint32Array(factChunkSize),
})

export type FactColumns = ReturnType<typeof createFactColumns>

/** The facts of up to `factChunkSize` listings. */
export class FactChunk {
  readonly texts: FactTexts
  readonly columns: FactColumns

  constructor(texts: FactTexts, columns = createFactColumns()) {
    this.texts = texts
    this.columns = columns
  }

  putAll(facts: readonly ListingFact[]): void {
    const { columns, texts } = this
    for (const fact of facts) {
      const at = fact.n % factChunkSize
      columns.category[at] = texts.category.numberOf(fact.category_key)
      columns.city[at] = texts.city.numberOf(fact.city_key)
      columns.country[at] = texts.country.numberOf(fact.country_code)
      columns.latitude[at] = packDegrees(fact.latitude)
      columns.longitude[at] = packDegrees(fact.longitude)
      columns.opening[at] = fact.opening_id ?? 0
      columns.rating[at] = Math.round(fact.rating * partsOfStar)
      columns.reviews[at] = fact.review_count
    }
  }

  /** Undefined where no listing has the row number. */
  get(n: number): ListingFact | undefined {
    return isKnown(this.columns, n % factChunkSize) ? new ChunkFact(this, n) : undefined
  }

  placeOf(n: number): MatchPlace | undefined {
    const at = n % factChunkSize
    const { columns } = this
    return isKnown(columns, at)
      ? { n, latitude: unpackDegrees(columns.latitude[at]), longitude: unpackDegrees(columns.longitude[at]) }
      : undefined
  }

  isInCity(n: number, cityKey: string): boolean | undefined {
    const at = n % factChunkSize
    return isKnown(this.columns, at) ? this.columns.city[at] === this.texts.city.find(cityKey) : undefined
  }
}

const isKnown = (columns: FactColumns, at: number) => columns.country[at] !== 0

/** Each of its facts is looked up when it is asked for. */
class ChunkFact implements ListingFact {
  readonly n: number
  readonly #chunk: FactChunk
  readonly #at: number

  constructor(chunk: FactChunk, n: number) {
    this.n = n
    this.#chunk = chunk
    this.#at = n % factChunkSize
  }

  get category_key(): string {
    return this.#chunk.texts.category.textOf(this.#chunk.columns.category[this.#at] ?? 0)
  }
  get city_key(): string {
    return this.#chunk.texts.city.textOf(this.#chunk.columns.city[this.#at] ?? 0)
  }
  get country_code(): string {
    return this.#chunk.texts.country.textOf(this.#chunk.columns.country[this.#at] ?? 0)
  }
  get latitude(): number | null {
    return unpackDegrees(this.#chunk.columns.latitude[this.#at])
  }
  get longitude(): number | null {
    return unpackDegrees(this.#chunk.columns.longitude[this.#at])
  }
  get opening_id(): number | null {
    return this.#chunk.columns.opening[this.#at] || null
  }
  get rating(): number {
    return (this.#chunk.columns.rating[this.#at] ?? 0) / partsOfStar
  }
  get review_count(): number {
    return this.#chunk.columns.reviews[this.#at] ?? 0
  }
}

function packDegrees(degrees: number | null): number {
  return degrees === null ? nowhere : Math.round(degrees * partsOfDegree)
}

function unpackDegrees(packed = nowhere): number | null {
  return packed === nowhere ? null : packed / partsOfDegree
}
